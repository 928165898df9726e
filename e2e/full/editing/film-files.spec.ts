import type { BrowserContextOptions, Page } from '@playwright/test';
import { phone, wide } from '../../support/page/service-page.ts';
import { expect, test } from '../../support/test.ts';

const telephone: BrowserContextOptions = { viewport: phone, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
const desk: BrowserContextOptions = { viewport: wide };

/** Names of the film files that the page requests. */
function fetched(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/films\/([^/]+\.(?:webm|mp4))$/.exec(request.url())?.[1];
    if (name && !names.includes(name)) names.push(name);
  });
  return names;
}

const gridOf = (page: Page) => page.locator('[data-motion="parallax-grid"]');

/** Scrolls the middle of the grid to the middle of the viewport. */
const reach = (page: Page) =>
  gridOf(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

for (const [what, settings, path, file] of [
  ['in three columns of a phone', telephone, '/services/ecommerce', /-240\.webm$/],
  ['in two columns of a phone', telephone, '/services/shopify-hong-kong', /-(360|480)\.webm$/],
  ['in three columns of a desk', desk, '/services/ecommerce', /-480\.webm$/],
  ['in three columns of a dense desk', { ...desk, deviceScaleFactor: 2 }, '/services/ecommerce', /-960\.webm$/],
] as const) {
  test(`E4: films ${what} are requested in the fitting size`, async ({ browser, siteUrl }) => {
    await using context = await browser.newContext(settings);
    const page = await context.newPage();
    const files = fetched(page);
    await page.goto(`${siteUrl}${path}`);
    await page.waitForLoadState('networkidle');
    expect(files, 'before the grid is near the viewport').toEqual([]);
    await reach(page);
    await expect.poll(() => files.length).toBeGreaterThan(1);
    for (const one of files) expect(one).toMatch(file);
  });
}

test('E4: a browser without AV1 requests MP4 files in the fitting size', async ({ browser, siteUrl }) => {
  await using context = await browser.newContext(telephone);
  const page = await context.newPage();
  await page.route('**/services/ecommerce', async (route) => {
    const answer = await route.fetch();
    // Replaces AV1 by a codec that no browser plays.
    const body = (await answer.text()).replaceAll('av01.0.05M.08', 'none');
    await route.fulfill({ response: answer, body });
  });
  const files = fetched(page);
  await page.goto(`${siteUrl}/services/ecommerce`);
  await reach(page);
  await expect.poll(() => files.length).toBeGreaterThan(1);
  for (const one of files) expect(one).toMatch(/-360\.mp4$/);
});

test('E4: a phone plays three films of the grid at once', async ({ browser, siteUrl }) => {
  await using context = await browser.newContext(telephone);
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/ecommerce`);
  await reach(page);
  const playing = () =>
    gridOf(page)
      .locator('video')
      .evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);
  await expect.poll(playing).toBe(3);
});

const still = {
  'data is saved': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  'less data is preferred': (page: Page) =>
    page.addInitScript(() => {
      const asked = matchMedia.bind(window);
      const prefers = '(prefers-reduced-data: reduce)';
      // Browsers parse this media query, and have no setting for it yet.
      window.matchMedia = (query) => asked(query === prefers ? 'all' : query);
    }),
  'motion is reduced': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

for (const [reason, set] of Object.entries(still)) {
  test(`E4: where ${reason}, films show their first frame and load only after Play`, async ({ page, siteUrl }) => {
    await set(page);
    await page.setViewportSize(wide);
    const files = fetched(page);
    await page.goto(`${siteUrl}/services/ecommerce`);
    await reach(page);
    const pointed = page.locator('[data-motion~="film"]').first();
    await pointed.scrollIntoViewIfNeeded();
    await pointed.hover();
    await reach(page);
    const play = page.getByRole('button', { name: 'Play films' });
    await expect(play).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    const frames = gridOf(page).locator('img');
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect.poll(() => frame.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await play.click();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    for (const one of files) expect(one).toMatch(reason === 'motion is reduced' ? /-480\.webm$/ : /-240\.webm$/);
  });
}
