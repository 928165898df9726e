import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** Conditions under which a visitor views a page. */
export interface Condition {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce';
  readonly forcedColors?: 'active';
  /** Type size in per cent of the visitor's usual one. */
  readonly type?: number;
  /** Whether colours can differ from those of the conditions before it. */
  readonly colours: boolean;
}

export const phone: Condition = { name: '412 px', viewport: { width: 412, height: 900 }, colours: true };
export const wide: Condition = { name: '1440 px', viewport: { width: 1440, height: 900 }, colours: true };

/** Conditions besides a phone and a wide viewport that an open page adapts to. */
export const conditions: readonly Condition[] = [
  {
    name: 'forced colours',
    viewport: { width: 1024, height: 800 },
    forcedColors: 'active',
    colours: true,
  },
  { name: '320 px', viewport: { width: 320, height: 640 }, colours: true },
  { name: 'type of 200 % on a phone', viewport: { width: 412, height: 915 }, type: 200, colours: false },
  { name: 'type of 200 % in a wide window', viewport: wide.viewport, type: 200, colours: false },
  // Last, and on a newly opened page: modules read the motion preference once.
  { name: 'reduced motion', viewport: wide.viewport, reducedMotion: 'reduce', colours: false },
];

/** Emulates settings of the browser and the system, media queries included. */
export async function look(
  page: Page,
  { viewport, reducedMotion, forcedColors, type = 100 }: Condition,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * type) / 100, fixed: (13 * type) / 100 } });
  await session.detach();
  await page.emulateMedia({ reducedMotion: reducedMotion ?? null, forcedColors: forcedColors ?? null });
  await page.setViewportSize(viewport);
}

/**
 * Leaves a page for a blank one of the same site. about:blank would start a new Chromium process
 * each time, with empty caches, because of the site's Cross-Origin-Opener-Policy.
 */
export async function leave(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/robots.txt`);
}

/** Pixels by which the page is wider than the viewport. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Links and buttons with text in the colour of their background, which axe cannot detect for system
 * colours.
 */
const invisibleControls = (page: Page): Promise<string[]> =>
  page.locator('a, button').evaluateAll((all) => {
    const groundOf = (one: Element | null): string => {
      if (!one) return 'none';
      const { backgroundColor } = getComputedStyle(one);
      const opaque = !/^rgba\(.*, 0\)$/.test(backgroundColor);
      return opaque ? backgroundColor : groundOf(one.parentElement);
    };
    return all
      .filter(
        (one) => one.checkVisibility() && one.textContent?.trim() && getComputedStyle(one).color === groundOf(one),
      )
      .map((one) => `invisible: ${one.textContent?.trim()}`);
  });

/** Finishes transitions, because a colour half-way is none of the design. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    do {
      for (const change of changes()) change.finish();
      // A transition starts with the next frame, and its end may start another.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (changes().length > 0);
  });

/** Violations of axe, invisible controls, and horizontal overflow. */
export async function faultsOf(page: Page, { forcedColors, colours }: Condition, part?: string): Promise<string[]> {
  await atRest(page);
  const overflow = await overflowOf(page);
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(forcedColors ? await invisibleControls(page) : []),
    ...(await violationsOf(page, { colours, ...(part ? { part } : {}) })),
  ];
}

/** Opens everything that expands in place, to test its layout. */
async function openRows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('details')];
    for (const row of rows) {
      row.removeAttribute('name');
      row.open = true;
    }
    return rows.length > 0;
  });
}

/** Restores which rows were open. */
const closeRows = (page: Page, open: readonly boolean[]): Promise<void> =>
  page.evaluate((wasOpen) => {
    for (const [index, row] of [...document.querySelectorAll('details')].entries()) row.open = wasOpen[index] ?? false;
  }, open);

/**
 * Faults of a page in this condition: as it loads, then those with all rows open, then of each of
 * its dialogs and overlays in turn.
 */
export async function allFaultsOf(page: Page, condition: Condition): Promise<string[]> {
  await look(page, condition);
  const found: string[] = [];
  const note = (state: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${condition.name}, ${state}: ${fault}`));
  note('as loaded', await faultsOf(page, condition));
  const open = await page.locator('details').evaluateAll((rows) => rows.map((row) => (row as HTMLDetailsElement).open));
  if (await openRows(page)) {
    note('all rows open', await faultsOf(page, condition, 'details'));
    await closeRows(page, open);
  }
  for (const id of await page.locator('dialog[id]').evaluateAll((all) => all.map((dialog) => dialog.id))) {
    const dialog = page.locator(`dialog[id="${id}"]`);
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    note(`${id} open`, await faultsOf(page, condition, `dialog[id="${id}"]`));
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
  return found;
}
