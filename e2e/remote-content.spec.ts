import { expect, test } from '@playwright/test';
import { addresses, filteredAddresses } from './support/addresses.ts';
import { startSite } from './support/site.ts';

test('a second server that reads from the first one over HTTP has the same pages', async () => {
  test.setTimeout(180_000);
  const first = await startSite({ settings: { ADMIN: 'off', SITE_URL: 'https://first.example' } });
  const second = await startSite({
    settings: { ADMIN: 'off', SITE_URL: 'https://second.example', CONTENT_API_URL: `${first.url}/api` },
  });
  try {
    // Host names differ, and with them the hashes of what holds one.
    const plain = (html: string) =>
      html
        .replaceAll('https://first.example', '')
        .replaceAll('https://second.example', '')
        .replaceAll(first.url, '')
        // Structured data names pictures in full: by the address that the pages were built for, or by the content host's.
        .replaceAll('http://localhost:3000/media/', '/media/')
        // Pages of sections are each installation's own, and so is the moment at which they were changed.
        .replaceAll(
          /(<loc>(?:https?:\/\/[^/<]+)?\/(?!work|insights|jobs)[^<]*<\/loc>)<lastmod>[^<]*<\/lastmod>/g,
          '$1',
        );
    for (const address of [...addresses, ...filteredAddresses, '/sitemap.xml', '/insights/feed.xml']) {
      const [one, two] = await Promise.all([fetch(`${first.url}${address}`), fetch(`${second.url}${address}`)]);
      expect(two.status, address).toBe(200);
      expect(plain(await two.text()), address).toBe(plain(await one.text()));
    }
    expect((await fetch(`${second.url}/work/no-such-case`)).status).toBe(404);
    // Its own list of jobs is the content host's, and not that of its own empty database.
    expect(await (await fetch(`${second.url}/api/jobs.json`)).json()).toHaveLength(4);

    const seen = await (await fetch(`${second.url}/work/tree`)).text();
    await first.stop();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const still = await fetch(`${second.url}/work/tree`);
    expect(still.status).toBe(200);
    expect(await still.text()).toBe(seen);
  } finally {
    if (first.process.exitCode === null) await first.stop();
    await second.stop();
  }
});
