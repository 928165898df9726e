import { expect, test } from '../support/test.ts';

/** What Chromium calls looking for a font of the system. */
const lookup = 'FontCache::GetFontPlatformData';

test('V12: a browser that has our typefaces looks for no other when it sets a menu', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(siteUrl, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  const names: string[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value) names.push(String(name));
  });
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['fonts', 'devtools.timeline'] } });
  await page.evaluate(() => {
    const menu = document.getElementById('mobile-menu');
    menu?.showPopover();
    return menu?.offsetHeight;
  });
  await client.send('Tracing.end');
  await ended;
  expect(names, 'it was set').toContain('Layout');
  expect(names.filter((name) => name === lookup)).toEqual([]);
});

test('V12: a sign that few pages have comes in our typefaces too, once it is there', async ({ page, siteUrl }) => {
  const arrived = (family: string) =>
    page.evaluate(
      (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
      family,
    );
  for (const [list, family] of [
    ['--display', 'Anybody Rest'],
    ['--data', 'Anybody Rest'],
    ['--text', 'Faustina Rest'],
  ] as const) {
    await page.goto(siteUrl, { waitUntil: 'load' });
    expect(await arrived(family), family).toBe(false);
    await page.evaluate((name) => {
      const line = document.createElement('p');
      line.textContent = 'É';
      line.style.fontFamily = `var(${name})`;
      document.querySelector('main')?.prepend(line);
    }, list);
    await expect.poll(() => arrived(family), list).toBe(true);
  }
});
