import type { Editor } from '../panel/editor.ts';

type Section = Readonly<Record<string, unknown>>;

/**
 * Whether a page can have a section only once: it opens the page, has a heading in parts, or has a
 * name.
 */
const onlyOnce = ({ blockType, heading, name }: Section): boolean =>
  ['jobs-hero', 'legal', 'contact-form'].includes(String(blockType)) || typeof heading === 'object' || Boolean(name);

const anchorOf = ({ frame }: Section): unknown =>
  typeof frame === 'object' && frame !== null && 'anchor' in frame ? frame.anchor : undefined;

/** Sorts sections so that the first of each kind comes before the second of any. */
function inTurn(sections: readonly Section[]): Section[] {
  const turns = Map.groupBy(sections, ({ blockType }) => blockType);
  const longest = Math.max(...[...turns.values()].map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    [...turns.values()].map((all) => all[turn]).filter((one) => one !== undefined),
  );
  return rounds.flat();
}

/**
 * Publishes a page of that many sections of the sample's pages, with as many kinds as possible.
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
