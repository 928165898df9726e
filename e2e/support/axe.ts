import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe leaves to a person, and why nobody needs to look again. */
const explained: Readonly<Record<string, string>> = {
  'color-contrast':
    'It cannot tell what is behind words on a drawn shape. Every pair of type and ground is held by its colours.',
  'video-caption': 'Films are silent.',
};

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

const line = ({ id, nodes }: Finding): string => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/**
 * What axe finds, and what it cannot decide and nobody has explained; a line for each rule.
 *
 * The pages have one frame, so axe may judge where it looked. Otherwise it carries everything that it has seen to a second
 * page and judges there, which takes three times as long.
 *
 * @param part a selector; without one the whole page is looked at
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });
  const { violations, incomplete } = await (part ? axe.include(part) : axe).analyze();
  return [
    ...violations.map(line),
    ...incomplete.filter(({ id }) => !explained[id]).map((finding) => `undecided: ${line(finding)}`),
  ];
}
