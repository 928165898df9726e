import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** One way in which somebody looks at a page. */
export interface Condition {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly reducedMotion?: 'reduce';
  readonly forcedColors?: 'active';
  /** Per cent of the visitor's usual type size. */
  readonly type?: number;
  /** Whether colours can differ from those of the conditions before it. */
  readonly colours: boolean;
}

export const phone: Condition = { name: '412 px', viewport: { width: 412, height: 900 }, colours: true };
export const wide: Condition = { name: '1440 px', viewport: { width: 1440, height: 900 }, colours: true };

/** Besides a phone and a wide window: what a page takes up while it is open. */
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
  // Last: what wakes on a page asks once whether its visitor wants less motion, so it is opened
  // anew for this.
  { name: 'reduced motion', viewport: wide.viewport, reducedMotion: 'reduce', colours: false },
];

/** As a visitor does in the settings of the browser and the system: for media queries too. */
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
 * Leaves a page for one of the same site with nothing on it. Not for about:blank: the site's pages
 * keep to themselves (Cross-Origin-Opener-Policy), so from there and back Chromium starts a process
 * each time, to which scripts and type are new.
 */
export async function leave(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/robots.txt`);
}

/** Pixels by which the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Links and buttons whose words have the colour of what is behind them, which axe cannot tell of
 * system colours.
 */
const unseen = (page: Page): Promise<string[]> =>
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
      .map((one) => `unseen: ${one.textContent?.trim()}`);
  });

/** Brings what changes by and by to its end: half-way, a colour is one that nobody has chosen. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    do {
      for (const change of changes()) change.finish();
      // A change begins with the next frame, and the end of one may begin another.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    } while (changes().length > 0);
  });

/** What axe finds, what cannot be seen, and whether anything leaves the window sideways. */
export async function faultsOf(page: Page, { forcedColors, colours }: Condition, part?: string): Promise<string[]> {
  await atRest(page);
  const overflow = await overflowOf(page);
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...(forcedColors ? await unseen(page) : []),
    ...(await violationsOf(page, { colours, ...(part ? { part } : {}) })),
  ];
}

/** Everything that opens in place, open: the layout has to hold it. */
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

/** Closed again, as the page came: by which of them were open. */
const closeRows = (page: Page, open: readonly boolean[]): Promise<void> =>
  page.evaluate((wasOpen) => {
    for (const [index, row] of [...document.querySelectorAll('details')].entries()) row.open = wasOpen[index] ?? false;
  }, open);

/**
 * What is wrong with a page in this condition: as it comes, then what is new when all its rows are
 * open, then each of its dialogs and overlays, one after the other.
 */
export async function allFaultsOf(page: Page, condition: Condition): Promise<string[]> {
  await look(page, condition);
  const found: string[] = [];
  const note = (state: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${condition.name}, ${state}: ${fault}`));
  note('as it comes', await faultsOf(page, condition));
  const open = await page.locator('details').evaluateAll((rows) => rows.map((row) => (row as HTMLDetailsElement).open));
  if (await openRows(page)) {
    note('every row open', await faultsOf(page, condition, 'details'));
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
