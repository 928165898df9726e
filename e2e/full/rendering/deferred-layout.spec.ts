import type { Page } from '@playwright/test';
import { isLayoutDeferred, layOutByMouse } from '../../support/page/deferred-layout.ts';
import { shiftOf } from '../../support/page/shifts.ts';
import { traced } from '../../support/page/trace.ts';
import { expect, test } from '../../support/test.ts';

/** Typefaces of signs and plates (src/styles/chinese.css). */
const signFaces = /\/chinese-\w+\.[\w-]+\.woff2$/;
const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [412, 1440]) {
  for (const address of ['/', '/services/ecommerce', '/work', '/work/tai-ping']) {
    test(`V12: deferred layout of ${address} moves nothing on jumps to the end, at ${width} px`, async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}${address}#main`, { waitUntil: 'load' });
      expect(await isLayoutDeferred(page), 'with a fragment in the address').toBe(false);
      const whole = await height(page);

      await page.goto(`${siteUrl}/robots.txt`);
      await page.goto(siteUrl + address, { waitUntil: 'load' });
      expect(await isLayoutDeferred(page)).toBe(true);
      const below = page.locator(
        'main > :nth-child(n + 3 of :not(link, aside)), main > article > :nth-child(n + 4), main ~ footer',
      );
      const visible = await below.evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).contentVisibility !== 'auto')
          .map(({ tagName }) => tagName),
      );
      expect(visible, 'elements that are not deferred').toEqual([]);
      for (const key of ['End', 'Home', 'End']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(600);
      }
      expect(await isLayoutDeferred(page)).toBe(false);
      expect(Math.abs((await height(page)) - whole)).toBeLessThanOrEqual(1);
      expect(await shiftOf(page)).toBeLessThan(0.002);
    });
  }
}

test('V12: a fragment link scrolls to its target during deferred layout', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl, { waitUntil: 'load' });
  expect(await isLayoutDeferred(page)).toBe(true);
  // Clicks by script: Playwright would scroll to the link first, which a visitor does not.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#services';
    document.body.append(link);
    link.click();
  });
  await expect
    .poll(() => page.locator('#services').evaluate((place) => Math.abs(place.getBoundingClientRect().top)))
    .toBeLessThan(120);
});

test('V12: layout is not deferred after a reload or without script', async ({ page, browser, siteUrl }) => {
  await page.goto(siteUrl, { waitUntil: 'load' });
  await page.reload({ waitUntil: 'load' });
  expect(await isLayoutDeferred(page)).toBe(false);
  await using context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(siteUrl);
  await expect(plain.locator('body')).not.toHaveAttribute('data-deferred');
});

test('V12: the End key reaches the end of a partly laid out page', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(siteUrl, { waitUntil: 'networkidle' });
  // Throttles the processor, so that the key is pressed before the last part is laid out.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(200, 500);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('main > :nth-child(n + 4)')].some(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
  expect(await isLayoutDeferred(page)).toBe(true);
  await page.keyboard.press('End');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY)).toBeLessThanOrEqual(1);
  expect(await shiftOf(page)).toBeLessThan(0.002);
});

for (const address of ['/', '/services/ecommerce'])
  test(`V12: ${address} is laid out in chunks of less than a quarter`, async ({ browser, page, siteUrl }) => {
    await page.setViewportSize({ width: 412, height: 900 });
    await page.goto(siteUrl + address, { waitUntil: 'load' });
    const all = await page.locator('*').count();
    // Loads typefaces first: a late one would lay out again all that is already laid out.
    await page.evaluate(() =>
      Promise.all([...document.fonts].filter(({ family }) => family.includes('Chinese')).map((face) => face.load())),
    );
    const events = await traced(browser, page, ['devtools.timeline'], () => layOutByMouse(page));
    const styled = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
    const laidOut = events.filter(({ name }) => name === 'Layout').map(({ args }) => args.beginData?.dirtyObjects ?? 0);
    expect(styled.length, 'chunks').toBeGreaterThan(10);
    expect(Math.max(...styled), `styles, of ${all} elements`).toBeLessThan(all / 4);
    expect(Math.max(...laidOut), `laid out, of ${all} elements`).toBeLessThan(all / 4);
    expect(await page.locator('[data-deferred-chunk]').count(), 'chunks that are still deferred').toBe(0);
  });

test('V12: deferred layout waits for the Chinese fonts for a limited time', async ({ page, siteUrl }) => {
  const asked: string[] = [];
  // The typefaces never arrive.
  await page.route(signFaces, (route) => void asked.push(route.request().url()));
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(siteUrl, { waitUntil: 'load' });
  const waited = page.evaluate(async () => {
    const { load } = FontFace.prototype;
    const begun = new Promise<number>((resolve) => {
      FontFace.prototype.load = function (this: FontFace) {
        resolve(performance.now());
        return load.call(this);
      };
    });
    const changed = [...document.querySelectorAll('main > *')].map(
      (section) =>
        new Promise<number>((resolve) =>
          new MutationObserver(() => resolve(performance.now())).observe(section, { attributeFilter: ['style'] }),
        ),
    );
    return (await Promise.race(changed)) - (await begun);
  });
  await layOutByMouse(page);
  expect(await waited).toBeGreaterThanOrEqual(450);
  expect(asked).toHaveLength(2);
});
