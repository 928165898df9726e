import { raw } from '../../support/stand-ins/raw.ts';
import { expect, test } from '../../support/test.ts';

test('V10: a page preloads its typefaces by a Link header, each once', async ({ siteUrl, page }) => {
  const { headers, body } = await raw(siteUrl, '/about-us');
  const asked = [...`${headers.link}`.matchAll(/<([^>]+)>; rel="preload"; as="font"; crossorigin/g)];
  const faces = asked.map(([, address = '']) => address);
  expect(faces).toHaveLength(2);
  expect(body.toString()).not.toContain('rel="preload"');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(`${siteUrl}/about-us`);
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.filter((one) => faces.includes(one)).sort()).toEqual([...faces].sort());
  const started = await page.evaluate((addresses) => {
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const ofFaces = performance
      .getEntriesByType('resource')
      .filter(({ name }) => addresses.includes(new URL(name).pathname));
    return ofFaces.map(
      (one) =>
        (one as PerformanceResourceTiming).initiatorType === 'css' || one.startTime > (whole?.domInteractive ?? 0),
    );
  }, faces);
  expect(started, 'requested late').toEqual([false, false]);
});
