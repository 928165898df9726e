import type { Locator } from '@playwright/test';
import { shopify } from '../../../sample/words/prices.ts';
import { driven, mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const path of ['/', '/about-us'])
  test(`V12: the first view of ${path} contains the last heading line and its reflection`, async ({
    page,
    siteUrl,
  }) => {
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${siteUrl}${path}`);
      // The box of the last line is its cap height and three quarters of it below; the first slice
      // ends at 27 %.
      const line = await boxOf(page.locator('h1 + span > span').last());
      const caps = line.height / 1.75;
      expect(line.y + caps * 1.27, `${width} px`).toBeLessThan(height);
    }
  });

for (const path of ['/about-us', '/web-design'])
  test(`V12: the first view of ${path} contains the first heading line at 200 % zoom`, async ({ page, siteUrl }) => {
    // Equals a viewport of 1440 × 900 at 200 % zoom.
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto(`${siteUrl}${path}`);
    const line = await boxOf(page.locator('h1 ~ span > *').filter({ visible: true }).first());
    expect(line.bottom).toBeLessThan(450);
  });

test('V12: the Close button of a film is on one line on a narrow phone', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${siteUrl}/`);
  await page.getByRole('button', { name: 'Play: Film of the DRC Feast website' }).click();
  const close = await boxOf(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  expect(close.width).toBeGreaterThan(close.height);
});

for (const [path, what] of [
  ['/', 'main h3 > a[href="/work/drc-feast"]'],
  ['/about-us', 'details[name="values"][open] > summary'],
] as const)
  test(`V12: the focus ring is visible around ${what} of ${path}`, async ({ page, siteUrl }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}${path}`);
    // A key press makes later focus visible.
    await page.keyboard.press('Tab');
    const one = page.locator(what);
    await one.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.mouse.move(2, 890);
    const { x, y, width, height } = await boxOf(one);
    const clip = { x: x - 10, y: y - 10, width: width + 20, height: height + 20 };
    const before = await page.screenshot({ clip });
    await one.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    expect(before.equals(await page.screenshot({ clip }))).toBe(false);
  });

test('V12: the hours of the price helper fit on one line', async ({ page, siteUrl }) => {
  for (const width of [320, 360, 412, 768, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/services/website-maintenance`);
    const slider = page.locator('main input[type="range"]');
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const hours = page.locator('[data-part="hours"]');
    for (const wanted of ['100', '127', '149']) {
      await slider.fill(wanted);
      await expect(hours).toHaveText(wanted);
      const [lines, over] = await hours.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const room = element.parentElement?.getBoundingClientRect().right ?? 0;
        return [text.getClientRects().length, text.getBoundingClientRect().right - room];
      });
      expect(lines, `${wanted} hours at ${width} px`).toBe(1);
      expect(over, `${wanted} hours at ${width} px`).toBeLessThan(1);
    }
  }
});

test('V12: the motion switch covers no paper boat', async ({ page, siteUrl }) => {
  for (const width of [320, 412, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${siteUrl}/services/email-marketing-hong-kong`);
    const boats = page
      .locator('main section')
      .first()
      .locator('svg[aria-hidden] g[data-ink]')
      .filter({ visible: true });
    await expect(boats).toHaveCount(3);
    const stilling = await boxOf(page.getByText('Stop motion'));
    for (const boat of await boats.all()) expect((await boxOf(boat)).right, `${width} px`).toBeLessThan(stilling.x);
  }
});

test('V12: the prices of the platform share a baseline and a type size', async ({ page, siteUrl }) => {
  for (const width of [1025, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(`${siteUrl}/services/shopify-hong-kong`);
    const plans = page.locator('main li', { hasText: shopify.platformPlans[3] }).locator('..').locator('> li');
    await expect(plans).toHaveCount(4);
    // Position of each price and its cap height.
    const prices = await plans.locator('svg text').evaluateAll((all) =>
      all.map((text) => {
        const { a = 1, f = 0 } = (text as SVGTextElement).getScreenCTM() ?? {};
        const caps = a * Number(text.getAttribute('y'));
        return { caps, foot: f + caps };
      }),
    );
    for (const measure of ['caps', 'foot'] as const) {
      const all = prices.map((price) => price[measure]);
      expect(Math.max(...all) - Math.min(...all), `${measure} at ${width} px`).toBeLessThan(1.5);
    }
  }
});

test('V12: the third of three cards ends at the page margin', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${siteUrl}/services/shopify-hong-kong`);
  const cards = page.getByRole('region', { name: 'Said over the counter', exact: true }).locator('[data-part="slide"]');
  await cards.first().scrollIntoViewIfNeeded();
  const [first, third] = [await boxOf(cards.first()), await boxOf(cards.nth(2))];
  expect(1920 - third.right).toBeCloseTo(first.x, 0);
});

test('V12: still pictures in the film grid are not cropped', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/services/shopify-hong-kong`);
  const stills = page.locator('[data-motion="parallax-grid"] img');
  await stills.first().scrollIntoViewIfNeeded();
  for (const still of await stills.all()) {
    const { width, height } = await boxOf(still);
    const drawn = await still.evaluate(
      (image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    );
    expect(width / height).toBeCloseTo(drawn, 1);
    expect((await boxOf(still.locator('xpath=ancestor::figure/div'))).height).toBeCloseTo(height, 0);
  }
});

test('V12: pictures of the work list cover neither its filters nor the footer', async ({ page, siteUrl }) => {
  for (const [width, address] of [
    [1440, '/work?view=list'],
    [1440, '/work?type=sport&view=list'],
    [820, '/work?view=list'],
    [1024, '/work?view=list'],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(`${siteUrl}${address}`);
    await mounted(driven(page, 'work-list'));
    const rows = page.locator('main li[data-slug]');
    // Without a pointer a tablet shows the picture of the row nearest the middle.
    if (width < 1100) await expect(rows.locator('img').filter({ visible: true })).toHaveCount(1);
    const list = await boxOf(rows.locator('..'));
    const footer = await boxOf(page.locator('footer'));
    for (let index = 0; index < Math.min(3, await rows.count()); index += 1) {
      await rows.nth(index).hover();
      const picture = await boxOf(rows.nth(index).locator('img'));
      await expect(rows.nth(index).locator('img')).toBeVisible();
      expect(picture.y, `${address}, ${width} px`).toBeGreaterThan(list.y - 4);
      expect(picture.bottom).toBeLessThan(footer.y);
    }
  }
});

test('V12: the list of a category keeps a distance from the footer', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/insights?category=design`);
  const last = await boxOf(page.locator('main article').last());
  expect((await boxOf(page.locator('footer'))).y - last.bottom).toBeGreaterThan(60);
});

test('V12: the button of a job is below its text on a phone, and beside it on wide viewports', async ({
  page,
  siteUrl,
}) => {
  const heading = page.getByRole('heading', { name: 'What the job is' });
  const [text, button] = [heading.locator('~ div'), heading.locator('~ a')];
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/jobs/web-developer-jobs`);
  expect((await boxOf(text)).y).toBeGreaterThan((await boxOf(heading)).bottom);
  expect((await boxOf(button)).y).toBeGreaterThan((await boxOf(text)).bottom);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await boxOf(button)).y - (await boxOf(heading)).bottom).toBeLessThan(60);
});

test('V12: "No. 8" does not break over two lines', async ({ page, siteUrl }) => {
  for (const [path, sentence] of [
    ['/services/seo', 'what your listing says on the day of a No. 8.'],
    ['/services/email-marketing-hong-kong', 'Closed for the No. 8. Parcels go tomorrow.'],
  ] as const) {
    for (const width of [320, 412, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}${path}`);
      const text = page.locator('main p', { hasText: sentence });
      await expect(text).toHaveCount(1);
      expect(await text.getByText('No. 8', { exact: true }).evaluate((one) => one.getClientRects().length)).toBe(1);
    }
  }
});
