import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, a line for each rule.
 *
 * The pages have one frame, so axe may judge where it looked. Otherwise it carries everything that it has seen to a second
 * page and judges there, which takes three times as long.
 *
 * @param part a selector; without one the whole page is looked at
 */
export async function violationsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
