import type { Browser, Page } from '@playwright/test';
import { layOutByMouse } from '../../support/page/deferred-layout.ts';
import { traced } from '../../support/page/trace.ts';
import { expect, test } from '../../support/test.ts';

/** Number of elements whose styles are recalculated between a press and the next paint. */
async function recalculatedBeforePaint(browser: Browser, page: Page, press: () => Promise<void>): Promise<number> {
  const events = await traced(browser, page, ['devtools.timeline', 'cc'], async () => {
    await press();
    await page.waitForTimeout(500);
  });
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && /click|keydown/.test(args.data?.type ?? ''),
  );
  if (!click) throw new Error('The trace has no press.');
  const since = events
    .filter(({ pid, tid, ts }) => pid === click.pid && tid === click.tid && ts >= click.ts)
    .sort((one, other) => one.ts - other.ts);
  const painted = since.findIndex(({ name }) => name === 'Paint');
  expect(painted, 'a paint after the press').toBeGreaterThan(0);
  return since
    .slice(0, painted)
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

// An open menu locks the page's scrolling. With a rule of the style sheet, a browser recalculated
// nearly all elements first.
for (const [name, width, opener] of [
  ['the services menu', 1440, 'header button[popovertarget="services-menu"]:not([popovertargetaction])'],
  ['the phone menu', 412, 'header button[popovertarget="mobile-menu"]'],
] as const)
  test(`V6: ${name} opens and closes without recalculating the styles of the page`, async ({
    browser,
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl, { waitUntil: 'load' });
    const button = page.locator(opener);
    // The whole page is laid out, and the menu has been opened and closed once.
    await button.click();
    await expect(page.locator('body')).not.toHaveAttribute('data-deferred');
    await button.click();
    await page.waitForTimeout(500);
    const all = await page.locator('*').count();
    for (const way of ['opens', 'closes']) {
      const recalculated = await recalculatedBeforePaint(browser, page, () => button.click());
      expect(recalculated, `${way}: of ${all} elements`).toBeLessThan(all / 4);
    }
  });

// Each page's script sets `data-locked` on the root element at its start. A rule for all of its
// children would recalculate every element that is laid out.
test('V6: data-locked changes without recalculating the styles of the page', async ({ browser, page, siteUrl }) => {
  await page.goto(siteUrl, { waitUntil: 'load' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-locked', '');
  await layOutByMouse(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-deferred');
  const all = await page.locator('*').count();
  await root.evaluate((one) => {
    delete one.dataset.locked;
    one.getBoundingClientRect();
  });
  const events = await traced(browser, page, ['devtools.timeline'], () =>
    root.evaluate((one) => {
      one.dataset.locked = '';
      one.getBoundingClientRect();
    }),
  );
  const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...counts), `of ${all} elements`).toBeLessThan(all / 8);
  expect(Math.max(...counts), 'recalculated elements').toBeGreaterThan(0);
});

// Layout of a menu's content is slow on a weak processor, so its first paint shows none of it.
for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`V6: the phone menu opens ${reducedMotion === 'reduce' ? 'at once' : 'with its content deferred'} (motion: ${reducedMotion})`, async ({
    page,
    siteUrl,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 412, height: 900 });
    await page.goto(siteUrl, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-locked', '');
    const first = await page.locator('button[popovertarget="mobile-menu"]').evaluate(
      (button: HTMLButtonElement) =>
        new Promise<string>((resolve) => {
          button.click();
          requestAnimationFrame(() => {
            const menu = button.popoverTargetElement as HTMLElement;
            resolve(
              `${getComputedStyle(menu).clipPath}, ${getComputedStyle(menu.children[0] as Element).contentVisibility}`,
            );
          });
        }),
    );
    expect(first).toBe(reducedMotion === 'reduce' ? 'none, visible' : 'inset(0px 0px 100%), hidden');
    await expect(page.locator('html')).toHaveAttribute('data-locked', 'menu');
    const menu = page.locator('#mobile-menu');
    await expect(menu).toHaveCSS('clip-path', reducedMotion === 'reduce' ? 'none' : 'inset(0px)');
    await expect(menu.getByRole('link', { name: 'Contact us' })).toBeVisible();
  });

// A modal dialog makes the rest of the page inert: the dialog is painted before that, and removed
// before the page is active again.
for (const path of ['/', '/strategy'])
  test(`V6: a modal dialog of ${path} opens and closes without recalculating the page`, async ({
    browser,
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteUrl + path, { waitUntil: 'load' });
    const opener = page.locator('button[command="show-modal"]').first();
    const dialog = page.locator(`#${await opener.getAttribute('commandfor')}`);
    await opener.scrollIntoViewIfNeeded();
    await layOutByMouse(page);
    await expect(page.locator('body')).not.toHaveAttribute('data-deferred');
    const all = await page.locator('*').count();
    const isModal = () => dialog.evaluate((one) => one.matches(':modal') && !one.matches('[popover], [inert]'));
    for (const close of [
      () => dialog.locator('button[command="close"]').first().click(),
      () => page.keyboard.press('Escape'),
    ]) {
      const opened = await recalculatedBeforePaint(browser, page, () => opener.click());
      expect(opened, `opens: of ${all} elements`).toBeLessThan(all / 4);
      expect(await isModal()).toBe(true);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      const closed = await recalculatedBeforePaint(browser, page, close);
      expect(closed, `closes: of ${all} elements`).toBeLessThan(all / 4);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

test('V6: quick second actions on an opening dialog are handled', async ({ page, siteUrl }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/strategy`, { waitUntil: 'load' });
  const opener = page.locator('button[command="show-modal"]').first();
  const dialog = page.locator(`#${await opener.getAttribute('commandfor')}`);
  await opener.scrollIntoViewIfNeeded();
  // Before its script has loaded, HTML alone opens a dialog, modal at once.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('dialog.client')),
  );
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  /** Presses, acts once more before the next paint, and waits until both are handled. */
  const pressAnd = (other: 'press' | 'Escape' | 'Tab') =>
    opener.evaluate(async (button: HTMLButtonElement, what) => {
      button.focus();
      button.click();
      if (what === 'press') button.click();
      // Does the same as the key: moves the focus elsewhere.
      else if (what === 'Tab') document.querySelector<HTMLElement>('footer a')?.focus();
      else button.dispatchEvent(new KeyboardEvent('keydown', { key: what, bubbles: true }));
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, other);
  const state = () => dialog.evaluate((one) => [one.matches(':modal'), one.matches('[popover], [inert]')]);
  await pressAnd('Escape');
  expect(await state()).toEqual([false, false]);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  for (const other of ['press', 'Tab'] as const) {
    await pressAnd(other);
    expect(await state(), other).toEqual([true, false]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener, other).toBeFocused();
  }
  expect(errors).toEqual([]);
});

// The first layout of a menu's text delays the paint that answers; the second time glyphs are
// cached.
for (const [id, width] of [
  ['services-menu', 1440],
  ['mobile-menu', 412],
] as const)
  for (const opens of [false, true])
    test(`V6: the text of #${id} is laid out in advance${opens ? ', even if it is opened meanwhile' : ' and stays hidden'}`, async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl, { waitUntil: 'load' });
      const menu = page.locator(`#${id}`);
      // The module measures the menu with each chunk; all may be done before another callback
      // runs.
      const seen = menu.evaluate(
        (element, opened) =>
          new Promise<{ visibility: string; height: number }>((resolve) => {
            element.getBoundingClientRect = () => {
              const place = Element.prototype.getBoundingClientRect.call(element);
              resolve({ visibility: getComputedStyle(element).visibility, height: place.height });
              Reflect.deleteProperty(element, 'getBoundingClientRect');
              if (opened) (element as HTMLElement).showPopover();
              return place;
            };
          }),
        opens,
      );
      await layOutByMouse(page);
      const { visibility, height } = await seen;
      expect(visibility).toBe('hidden');
      expect(height).toBeGreaterThan(100);
      await expect.poll(() => menu.evaluate((element) => (element as HTMLElement).style.cssText)).toBe('');
      await expect(menu.locator('[style*="content-visibility"]')).toHaveCount(0);
      await expect(menu).toBeVisible({ visible: opens });
      if (opens) expect(await menu.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
    });
