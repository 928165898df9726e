import type { Page } from '@playwright/test';
import { type FillingName, fillingNames } from '../../../src/blocks/filling.ts';
import { brokenWords } from '../../support/page/broken-words.ts';
import { atRest } from '../../support/page/conditions.ts';
import { coveredWords, tinyLines } from '../../support/page/covered-words.ts';
import { smallTargets, soundFaults, unstoppable, widthFaults } from '../../support/page/gallery-faults.ts';
import { showMosaics } from '../../support/page/mosaic.ts';
import { textFaults } from '../../support/page/text-faults.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Viewport widths. All blocks with one content stand on one page, which is opened once and tested
 * at each width.
 */
const widths = [320, 412, 768, 1024, 1440, 1920, 2560] as const;
/** Widths at which axe runs: its findings differ between layouts, not between widths. */
const phoneAndDesk: readonly number[] = [412, 1440];

const block = '[data-block]';

// A page of all blocks with their longest content is tested sixteen times.
test.describe.configure({ timeout: 180_000 });

async function issuesAt(page: Page, width: number, { axe }: { readonly axe: boolean }): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  const where = `at ${width} px`;
  if (!axe) await atRest(page);
  const found = axe ? await soundFaults(page, where) : await widthFaults(page, where);
  return [...found, ...(await textFaults(page, block)).map((issue) => `${issue} ${where}`)];
}

/** Finds words that are covered, broken or too small to read. */
async function unreadable(page: Page, filling: FillingName, width: number): Promise<string[]> {
  const covered = phoneAndDesk.includes(width) ? await coveredWords(page, block) : [];
  // Words longer than any word of a language have to break or be small.
  const words =
    filling === 'long-words' ? [] : [...(await brokenWords(page, block)), ...(await tinyLines(page, block))];
  return [...words, ...covered].map((issue) => `${issue} at ${width} px`);
}

for (const filling of fillingNames) {
  test(`E3: no block has layout faults with content: ${filling}`, async ({ page, siteUrl }) => {
    const issues: string[] = [];
    page.on('console', (message) => message.type() === 'error' && issues.push(message.text()));
    page.on('pageerror', (error) => issues.push(error.message));
    await showMosaics(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/gallery/blocks/${filling}`, { waitUntil: 'load' });
    expect(await page.locator(block).count()).toBeGreaterThan(45);
    issues.push(...(await unstoppable(page)));
    for (const width of widths) {
      issues.push(...(await issuesAt(page, width, { axe: phoneAndDesk.includes(width) })));
      issues.push(...(await unreadable(page, filling, width)));
    }
    await page.setViewportSize({ width: 412, height: 900 });
    issues.push(...(await smallTargets(page)));

    // Modules read the motion preference once, when they mount.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'load' });
    for (const width of phoneAndDesk)
      issues.push(...(await issuesAt(page, width, { axe: false })).map((issue) => `${issue}, with reduced motion`));
    expect(issues).toEqual([]);
  });
}

test('E3: no block has layout faults without script', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await showMosaics(page);
  const issues: string[] = [];
  for (const filling of fillingNames) {
    await page.goto(`${siteUrl}/gallery/blocks/${filling}`, { waitUntil: 'load' });
    for (const width of phoneAndDesk) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await widthFaults(page, '')), ...(await textFaults(page, block))];
      issues.push(...found.map((issue) => `${filling}, ${width} px: ${issue}`));
    }
  }
  await context.close();
  expect(issues).toEqual([]);
});
