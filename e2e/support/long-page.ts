import type { Editor } from './editor.ts';

type Section = Readonly<Record<string, unknown>>;

/**
 * What a page can have once: what opens it, has a heading in parts, or goes by a name of its own.
 */
const onlyOnce = ({ blockType, heading, name }: Section): boolean =>
  ['job-opening', 'legal', 'contact-form'].includes(String(blockType)) || typeof heading === 'object' || Boolean(name);

const anchorOf = ({ frame }: Section): unknown =>
  typeof frame === 'object' && frame !== null && 'anchor' in frame ? frame.anchor : undefined;

/** Takes the first of each kind before the second of any. */
function inTurn(sections: readonly Section[]): Section[] {
  const turns = Map.groupBy(sections, ({ blockType }) => blockType);
  const longest = Math.max(...[...turns.values()].map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    [...turns.values()].map((all) => all[turn]).filter((one) => one !== undefined),
  );
  return rounds.flat();
}

/**
 * Publishes a page of so many sections, out of those of the sample's pages: as many kinds of them
 * as there are.
 *
 * @returns its address
 */
export async function publishLongPage(desk: Editor, count: number): Promise<string> {
  const { docs = [] } = await desk.ask('GET', 'pages?limit=100&depth=0&sort=path');
  const all = docs.flatMap(({ sections = [] }) => sections);
  const opening = all.find(({ blockType }) => blockType === 'hero');
  const others = inTurn(all.filter((one) => !onlyOnce(one) && !anchorOf(one)));
  const sections = [opening, ...others.slice(0, count - 1)];
  if (!opening || sections.length < count) throw new Error(`The sample has ${sections.length} sections, not ${count}.`);
  const path = `/of-${count}-sections`;
  await desk.ask('POST', 'pages', {
    path,
    title: `A page of ${count} sections`,
    description: 'As many sections as an editor may put onto one page, to find out what each of them costs.',
    ground: 'paper',
    _status: 'published',
    sections,
  });
  return path;
}
