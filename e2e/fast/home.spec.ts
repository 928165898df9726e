import { mascotOnHeading } from '../../sample/words/home.ts';
import { expect, test } from '../support/test.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 412, height: 915 };

test('V6: the home page has its eight sections in order', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/`);
  await expect(page.locator('h1')).toHaveText(
    'WE ARE A STRATEGY LED, DESIGN DRIVEN AGENCY THAT BUILDS WEBSITES & E-COMMERCE STORES',
  );
  await expect(page.locator('main textPath').first()).toHaveText(mascotOnHeading.text);
  const text = (await page.locator('main').textContent()) ?? '';
  const inOrder = [
    'You have arrived',
    'Five client launches',
    'Selected work',
    'Partners',
    'Readings to date',
    'What we do',
    'Still rising',
    'In their words',
  ];
  const places = inOrder.map((words) => text.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('V6: the figures of the home page are in its HTML', async ({ request, siteUrl }) => {
  const html = await (await request.get(`${siteUrl}/`)).text();
  for (const number of ['400+ projects', '13+ years', 'TRUSTED BY 30+ PARTNERS']) expect(html).toContain(number);
});

test('V6: the links of the home page are those of the specification', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/`);
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'See all the work' })).toHaveAttribute('href', '/work');
  await expect(main.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/contact-us');
  await expect(main.getByRole('link', { name: 'Case Study' })).toHaveAttribute('href', '/work/truflation');
  for (const path of ['/strategy', '/web-design', '/web-development'])
    await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
});

for (const script of [true, false]) {
  test(`V6: the service list keeps one row open, and a press closes it, script ${script ? 'on' : 'off'}`, async ({
    browser,
    siteUrl,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: script, viewport: wide });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/`);
    const rows = page.locator('details[name="services"]');
    await expect(rows).toHaveCount(3);
    const open = page.locator('details[name="services"][open]');
    await expect(open).toHaveCount(1);
    await rows.nth(1).locator('summary').click();
    await expect(rows.nth(1)).toHaveAttribute('open', '');
    await expect(open).toHaveCount(1);
    await rows.nth(1).locator('summary').click();
    await expect(open).toHaveCount(0);
    await context.close();
  });
}

test('V6: the film dialog shows a spinner until its film is ready, and returns the focus', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  let release = () => undefined as undefined;
  const held = new Promise<void>((resolve) => {
    release = () => {
      resolve();
      return undefined;
    };
  });
  await page.route(/\/films\/[^/]+\.(webm|mp4)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${siteUrl}/`);
  const play = page.getByRole('button', { name: 'Play: Film of the DRC Feast website' });
  await play.scrollIntoViewIfNeeded();
  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Film of the DRC Feast website' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/modal-open/);
  await expect(dialog.locator('[data-part="spinner"]')).toBeVisible();
  release();
  await expect(dialog.locator('[data-part="spinner"]')).toBeHidden();
  await expect
    .poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/modal-open/);
  await expect(play).toBeFocused();

  await play.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('V6: the partner carousel on phones has nine logos a slide and shows its position', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/`);
  const wall = page.getByRole('region', { name: 'Partners' });
  const slides = wall.locator('[data-part="slide"]');
  await expect(slides).toHaveCount(3);
  expect(await slides.evaluateAll((all) => all.map((slide) => slide.querySelectorAll('svg').length))).toEqual([
    9, 9, 6,
  ]);
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.locator('[data-part="status"]')).toHaveText('1 of 3');
  await wall.getByRole('button', { name: 'Next' }).click();
  await expect(wall.locator('[data-part="status"]')).toHaveText('2 of 3');
  await wall.getByRole('button', { name: 'Previous' }).click();
  await expect(wall.locator('[data-part="status"]')).toHaveText('1 of 3');
});
