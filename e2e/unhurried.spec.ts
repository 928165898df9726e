import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

for (const [path, opening] of [
  ['/', null],
  ['/work', '/media/waves-pacific-grid-image-full-'],
] as const)
  test(`${path} asks for what lies below a telephone's first view a moment after it`, async ({ page, siteUrl }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    // The moment does not pass before this says so.
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
    const frames = page.locator('[data-unhurried]');
    await expect(frames.first()).toHaveCSS('content-visibility', 'hidden');
    const screens = () => pictures.filter((picture) => /\.(avif|webp)$/.test(picture));
    await page.waitForTimeout(300);
    expect(screens().filter((picture) => !opening || !picture.startsWith(opening))).toEqual([]);
    if (opening) expect(screens()).toHaveLength(1);
    const heights = () => frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().height));
    const before = await heights();

    await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(frames.first()).toHaveCSS('content-visibility', 'visible');
    await expect.poll(() => screens().length, 'with nobody touching anything').toBeGreaterThan(1);
    expect(await heights()).toEqual(before);
  });

test('whoever sets out before that sees them at once', async ({ page, siteUrl }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(`${siteUrl}/work`, { waitUntil: 'load' });
  const frame = page.locator('[data-unhurried]').first();
  await expect(frame).toHaveCSS('content-visibility', 'hidden');
  await page.keyboard.press('End');
  await expect(frame).toHaveCSS('content-visibility', 'visible');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/work`);
    await expect(page.locator('[data-unhurried]').first()).toHaveCSS('animation-name', 'none');
  });
});
