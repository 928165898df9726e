import type { Page } from '@playwright/test';
import { driven, mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

test.describe('V13: in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the route map has a line between its stops', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/contact-us`);
    const lines = page
      .locator('ol > li:has(b)')
      .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop, '::before').backgroundColor));
    expect(new Set(await lines)).toEqual(new Set(['rgb(0, 0, 0)']));
  });

  test('the search field shows its focus by its underline, without an outline', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${siteUrl}/search?q=shop`);
    await mounted(driven(page, 'search'));
    const box = page.getByRole('searchbox');
    await expect(box).toBeFocused();
    expect(await box.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
    const edge = (colour: string) =>
      page.locator('[data-part="stage"]').evaluate((one, wanted) => {
        const probe = document.createElement('i');
        probe.style.color = wanted;
        one.append(probe);
        const same = getComputedStyle(one).borderBottomColor === getComputedStyle(probe).color;
        probe.remove();
        return same;
      }, colour);
    expect(await edge('highlight')).toBe(true);
    await box.blur();
    expect(await edge('canvas')).toBe(true);
  });
});

test('V13: names of plans keep a distance from each other on a small phone', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${siteUrl}/services/website-maintenance`);
  const names = await page.locator('main h3:has-text("hours a quarter")').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top } = range.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  expect(names.length).toBeGreaterThanOrEqual(2);
  for (const [index, one] of names.entries()) {
    const next = names[index + 1];
    if (next && Math.abs(next.top - one.top) < 4) expect(next.left - one.right).toBeGreaterThanOrEqual(16);
  }
});

test('V13: the pause button of films covers none of their names', async ({ page, siteUrl }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(`${siteUrl}/services/ecommerce`);
    const button = page.locator('[data-motion="parallax-grid"] [data-part="pause"]');
    await page.locator('[data-motion="parallax-grid"] figcaption').last().scrollIntoViewIfNeeded();
    const { bottom } = await button.evaluate((one) => one.getBoundingClientRect().toJSON());
    for (const name of await page.locator('[data-motion="parallax-grid"] figure').all())
      expect((await name.boundingBox())?.y ?? 0, String(width)).toBeGreaterThanOrEqual(bottom - 80);
  }
});

/** Most characters on one line of these paragraphs. */
const longestLine = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    let most = 0;
    for (const one of all) {
      const range = document.createRange();
      const lines = new Map<number, number>();
      for (const node of [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
        for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      most = Math.max(most, ...lines.values());
    }
    return most;
  });

test('V13: long texts of jobs and cases have lines of at most 80 characters', async ({ page, siteUrl }) => {
  for (const width of [768, 1024, 1440])
    for (const address of ['/jobs/web-developer-jobs', '/work/tai-ping']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${siteUrl}${address}`);
      const most = await longestLine(page, 'main p:not(:has(*))');
      expect(most, `${address} at ${width}`).toBeGreaterThan(30);
      expect(most, `${address} at ${width}`).toBeLessThanOrEqual(80);
    }
});

test('V13: buttons are larger on very wide viewports', async ({ page, siteUrl }) => {
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(`${siteUrl}/services/website-maintenance`);
    return page
      .locator('main [data-magnetic]')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  };
  const usual = await sizeAt(1440);
  const wide = await sizeAt(2560);
  expect(usual.length).toBeGreaterThan(0);
  for (const [index, size] of wide.entries()) expect(size).toBeGreaterThan((usual[index] ?? 0) * 1.15);
});

test('V13: the picture of a work row covers no text of its neighbours', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/work?view=list`);
  const row = page.locator('[data-part="row"][data-current]');
  const { left } = await row.locator('[data-grows]').evaluate((one) => one.getBoundingClientRect().toJSON());
  const ends = await page.locator('[data-part="row"] p').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(left);
});

test('V13: longer tagline and email address stay within their places', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl);
  await page
    .locator('header')
    .first()
    .locator('p')
    .first()
    .evaluate((line) => {
      line.textContent = 'Web design, web development and e-commerce agency, Hong Kong and Shenzhen';
    });
  const line = await page.locator('header p').first().boundingBox();
  const menu = await page.getByRole('navigation', { name: 'Main', exact: true }).boundingBox();
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
  // An address that is too long for its line breaks only behind the @ or a dot.
  const lines = await page.locator('footer a[href^="mailto:"]').evaluate((link) => {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const pieces: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) pieces.push(node as Text);
    for (const [index, text] of ['enquiries@', 'signalninehongkong.', 'example'].entries()) {
      const piece = pieces[index];
      if (piece) piece.data = text;
    }
    return pieces.map((piece) => {
      const range = document.createRange();
      range.selectNodeContents(piece);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1, 1]);
});
