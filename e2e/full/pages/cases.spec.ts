import { mounted } from '../../support/page/mounted.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V5: a case has its colours, a separate picture for phones and a gallery', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work/tai-ping`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = await page
    .locator('main svg[data-ink^="client"]')
    .evaluateAll((shapes) => shapes.map((shape) => getComputedStyle(shape).color));
  expect(colours).toEqual(['rgb(42, 95, 99)', 'rgb(246, 231, 207)']);
  const first = page.locator('[data-grown]');
  const wideSource = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(wideSource);

  await page.setViewportSize(wide);
  const gallery = page.getByRole('region', { name: 'Gallery', exact: true });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByText('1 of 5')).toBeVisible();
  await gallery.getByRole('button', { name: 'Next' }).click();
  await expect(gallery.getByText('2 of 5')).toBeVisible();
});

const clients = [
  'waves-pacific',
  'sovereign-group',
  'tree',
  'tai-ping',
  'truflation',
  'omtis-fine-wines',
  'arabica',
  'love-from-blue',
  'only-beverages',
  'drc-feast',
];

test('V5: a case has at least three background colours, none of them of the brand', async ({ page, siteUrl }) => {
  for (const client of clients) {
    await page.goto(`${siteUrl}/work/${client}`);
    const { grounds, ours } = await page.evaluate(() => {
      const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
      const sample = document.body.appendChild(document.createElement('i'));
      const ours = ['paper', 'paper2', 'ink'].map((ground) => {
        sample.dataset.ground = ground;
        return groundOf(sample);
      });
      sample.remove();
      const chapters = [...document.querySelectorAll('article [data-ground]')].map(groundOf);
      return { grounds: [groundOf(document.documentElement), ...chapters], ours };
    });
    expect(new Set(grounds).size, client).toBeGreaterThanOrEqual(3);
    expect(
      grounds.filter((ground) => ours.includes(ground)),
      client,
    ).toEqual([]);
  }
});

test('V5: the figure of the results fills the width of a case, below a small heading', async ({ page, siteUrl }) => {
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/work/tai-ping`);
    const heading = page.getByRole('heading', { name: 'Results', exact: true });
    const size = Number.parseFloat(await heading.evaluate((one) => getComputedStyle(one).fontSize));
    expect(size).toBeGreaterThanOrEqual(13);
    expect(size).toBeLessThanOrEqual(15);
    const section = page.locator('section').filter({ has: heading });
    const figures = section.locator('svg text').filter({ visible: true });
    const [first, second] = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const room = (await heading.boundingBox())?.width ?? 0;
    expect(first).toBeGreaterThan(width - 2 * 60);
    expect(first).toBeGreaterThan(room * 0.9);
    if (width > 1000) expect(second).toBeLessThan(room / 2.5);
    // Screen readers get the whole sentence.
    expect(await section.textContent()).toMatch(/2,502\s*carpets are in the catalogue/);
  }
});

test('V5: a film shows a loading state until it plays', async ({ page, siteUrl }) => {
  const held: (() => void)[] = [];
  await page.route(/\.(?:webm|mp4)$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(`${siteUrl}/work/tai-ping`);
  const film = page.locator('[data-plays="press"]');
  await film.scrollIntoViewIfNeeded();
  const button = film.getByRole('button');
  await mounted(film);
  await button.click();
  await expect(film).toHaveAttribute('data-loading');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await expect(film).not.toHaveAttribute('data-loading');
  await expect(film).toHaveAttribute('data-playing');
});

test('V5: a press keeps a hovered film playing, and the next press stops it', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/services/ecommerce`);
  const film = page.locator('[data-motion~="film"]').first();
  await film.scrollIntoViewIfNeeded();
  await mounted(film);
  const button = film.getByRole('button');
  const paused = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await button.hover();
  await expect.poll(paused).toBe(false);
  await button.click();
  await page.mouse.move(5, 5);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await paused()).toBe(false);
  await button.click();
  await expect.poll(paused).toBe(true);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
