import type { BrowserContextOptions, Page } from '@playwright/test';
import { templates } from './support/addresses.ts';
import { violationsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const routes = [...templates, '/search?q=shop', '/no-such-page'];

interface Condition {
  readonly name: string;
  readonly options: BrowserContextOptions;
  /** Per cent of the visitor's usual type size. */
  readonly type?: number;
}

const conditions: readonly Condition[] = [
  {
    name: 'reduced motion',
    options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  },
  {
    name: 'forced colours',
    options: { viewport: { width: 1024, height: 800 }, forcedColors: 'active' },
  },
  { name: '320 px', options: { viewport: { width: 320, height: 640 } } },
  { name: 'type of 200 % on a phone', options: { viewport: { width: 412, height: 915 } }, type: 200 },
  { name: 'type of 200 % in a wide window', options: { viewport: { width: 1440, height: 900 } }, type: 200 },
];

/** As a visitor does in the settings of the browser: before the page is opened, and for media queries too. */
async function enlarge(page: Page, percent = 100): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
}

/** Links and buttons whose words have the colour of what is behind them, which axe cannot tell of system colours. */
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

/** What axe finds, what cannot be seen, and whether anything leaves the window sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(overflow > 0 ? [`${overflow} px too wide`] : []),
    ...((await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) ? await unseen(page) : []),
    ...(await violationsOf(page)),
  ];
}

/** Everything that opens in place, open: the layout has to hold it. */
const openRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) {
      row.removeAttribute('name');
      row.open = true;
    }
  });

for (const { name, options, type } of conditions) {
  for (const route of routes) {
    test(`${route} is sound: ${name}`, async ({ browser, siteUrl }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await enlarge(page, type);
      await page.goto(`${siteUrl}${route}`, { waitUntil: 'load' });
      expect(await faultsOf(page)).toEqual([]);
      await openRows(page);
      expect(await faultsOf(page), 'with every row open').toEqual([]);
      // And every dialog and overlay, one after the other.
      const ids = await page.locator('dialog[id]').evaluateAll((all) => all.map(({ id }) => id));
      for (const id of ids) {
        const dialog = page.locator(`dialog[id="${id}"]`);
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        expect(await faultsOf(page), `with ${id} open`).toEqual([]);
        await dialog.evaluate((element: HTMLDialogElement) => element.close());
      }
      await context.close();
    });
  }

  test(`the menus and the form's states are sound: ${name}`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await enlarge(page, type);
    await page.goto(`${siteUrl}/contact-us`, { waitUntil: 'load' });
    const toggle = page.locator('button[popovertarget]:visible').first();
    await toggle.click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    expect(await faultsOf(page), 'with the menu open').toEqual([]);
    await page.keyboard.press('Escape');

    const form = page.locator('form[method="post"]');
    // The browser's own complaint would come first.
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Name is required').first()).toBeVisible();
    expect(await faultsOf(page), 'with errors').toEqual([]);

    await page.goto(`${siteUrl}/contact-us?sent=1`, { waitUntil: 'load' });
    await expect(page.getByText('Thanks! We got your request')).toBeVisible();
    expect(await faultsOf(page), 'when sent').toEqual([]);
    await context.close();
  });
}
