import { brokenWords } from '../../support/page/broken-words.ts';
import { addresses, templates } from '../../support/preparation/addresses.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 864 };

test('V12: drawings beside text are not cropped', async ({ page, siteUrl }) => {
  for (const path of ['/strategy', '/web-development'])
    for (const width of [412, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${siteUrl}${path}`);
      const shares = await page
        .locator('main [data-part="info-row"] img')
        .evaluateAll((all) =>
          all.map(
            (one) =>
              one.getBoundingClientRect().height /
              ((one.getBoundingClientRect().width * Number(one.getAttribute('height'))) /
                Number(one.getAttribute('width'))),
          ),
        );
      expect(shares.length).toBeGreaterThan(1);
      for (const share of shares) expect(share, `${path} at ${width} px`).toBeCloseTo(1, 1);
    }
});

test('V12: the button of a case film covers neither film nor caption', async ({ page, siteUrl }) => {
  for (const width of [320, 412, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/work/tai-ping`);
    const covered = await page.locator('[data-plays="press"]').evaluate((frame) => {
      const button = frame.querySelector('button')?.getBoundingClientRect();
      const caption = frame.parentElement?.firstElementChild;
      if (!button || !caption) return Number.NaN;
      const words = [...caption.children].flatMap((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()];
      });
      return [frame.getBoundingClientRect(), ...words].filter(
        ({ left, right, top, bottom }) =>
          left < button.right && right > button.left && top < button.bottom && bottom > button.top,
      ).length;
    });
    expect(covered, `${width} px`).toBe(0);
  }
});

test('V12: a table in a wide column follows its text without a gap', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 2560, height: 1400 });
  await page.goto(`${siteUrl}/insights/dot-hk-or-dot-com`);
  const gap = await page
    .locator('main .table-frame')
    .first()
    .evaluate((frame) => {
      const before = frame.previousElementSibling ?? frame.parentElement?.previousElementSibling;
      return frame.getBoundingClientRect().top - (before?.getBoundingClientRect().bottom ?? Number.NaN);
    });
  expect(gap).toBeLessThan(80);
});

test('V12: the heading lines of the home page are in the first view of a laptop', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/`);
  const lines = await page
    .locator('h1 ~ span svg')
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect()).filter(({ width }) => width > 900));
  const feet = Math.max(...lines.slice(0, 6).map(({ top }) => top));
  expect(feet).toBeGreaterThan(0);
  expect(feet).toBeLessThan(wide.height - 190);
});

test('V12: the e-commerce page has a motion switch', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/services/ecommerce`);
  await expect(page.getByRole('checkbox', { name: 'Stop motion' })).toBeVisible();
});

test('V12: words break only at hyphens and other allowed places', async ({ page, siteUrl }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const each = expect.configure({ soft: true, timeout: 3000 });
  for (const path of new Set([...templates, ...addresses.filter((address) => address.includes('?'))])) {
    await page.goto(`${siteUrl}${path}`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 340, 360, 412, 768, 820]) {
      await page.setViewportSize({ width, height: 900 });
      // Polls, because content below the fold keeps the size of the previous viewport for a moment.
      await each.poll(() => brokenWords(page, 'main, header, footer'), `${path} at ${width} px`).toEqual([]);
    }
  }
});
