import { expect, test } from '@playwright/test';
import { addresses, filteredAddresses } from '../../support/preparation/addresses.ts';
import { generatedContent } from '../../support/preparation/generated-content.ts';
import { startSite } from '../../support/site.ts';
import { startStandInSite } from '../../support/stand-ins/stand-in-site.ts';

test('O3: a site that reads its content from another over HTTP has the same pages', async () => {
  test.setTimeout(180_000);
  const first = await startSite({ settings: { ADMIN: 'off', SITE_URL: 'https://first.example' } });
  const second = await startSite({
    settings: { ADMIN: 'off', SITE_URL: 'https://second.example', CONTENT_API_URL: `${first.url}/api` },
  });
  try {
    // Host names differ, and with them the hashes of files that contain one.
    const plain = (html: string) =>
      html
        .replaceAll('https://first.example', '')
        .replaceAll('https://second.example', '')
        .replaceAll(first.url, '')
        // Structured data has absolute URLs of pictures: with the address of the build, or of the
        // content host.
        .replaceAll('http://localhost:3000/media/', '/media/')
        // Pages of sections, with the time of their last change, belong to each installation.
        // Entries of a host are in one language.
        .replaceAll(/<[^>]*\shreflang=[^>]*>/gi, '')
        .replaceAll(' xmlns:xhtml="http://www.w3.org/1999/xhtml"', '')
        .replaceAll(
          /(<loc>(?:https?:\/\/[^/<]+)?\/(?!work|insights|jobs)[^<]*<\/loc>)<lastmod>[^<]*<\/lastmod>/g,
          '$1',
        );
    for (const address of [...addresses, ...filteredAddresses, '/sitemap.xml', '/insights/feed.xml']) {
      const [one, two] = await Promise.all([fetch(`${first.url}${address}`), fetch(`${second.url}${address}`)]);
      expect(two.status, address).toBe(200);
      expect(plain(await two.text()), address).toBe(plain(await one.text()));
    }
    expect((await fetch(`${second.url}/work/no-such-case`)).url).toBe(`${second.url}/work`);
    expect((await fetch(`${second.url}/insights/no-such-article`)).status).toBe(404);
    // Jobs come from the content host, not from the site's own empty database.
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

test('O3: during an outage of the content host pages are served stale, with few retries', async () => {
  test.setTimeout(180_000);
  const { site, content, stop } = await startStandInSite(generatedContent({ cases: 30, articles: 30, jobs: 3 }));
  const seen = ['/work', '/work?type=retail', '/insights', '/insights/article-3', '/work/case-3', '/jobs'];
  const ask = async (address: string) => {
    const answer = await fetch(`${site.url}${address}`);
    return [address, answer.status, await answer.text()];
  };
  try {
    const before = await Promise.all(seen.map(ask));
    expect(before.map(([, status]) => status)).toEqual(seen.map(() => 200));
    for (const [how, unseen] of [
      ['error', '/work/case-7'],
      ['html', '/work/case-8'],
      ['silent', '/work/case-9'],
    ] as const) {
      const failedBefore = content.failed();
      content.fail(how);
      // Within two seconds stale pages get hundreds of visits; the host gets a handful of requests.
      for (let round = 0; round < 10; round += 1) {
        const answers = await Promise.all([...seen, ...seen, ...seen].map(ask));
        expect(answers).toEqual([...before, ...before, ...before]);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      expect(content.failed() - failedBefore).toBeGreaterThan(0);
      expect(content.failed() - failedBefore).toBeLessThan(25);
      // A page that is not cached answers 503.
      expect((await ask(unseen))[1]).toBe(503);
      content.fail(undefined);
      await expect.poll(async () => (await ask(unseen))[1], { timeout: 30_000 }).toBe(200);
      await expect.poll(() => site.output(), { timeout: 5000 }).toContain('answers again');
      expect((await Promise.all(seen.map(ask))).map(([, status]) => status)).toEqual(seen.map(() => 200));
    }
    expect(site.output()).toContain('does not answer; pages are shown as they last were');
  } finally {
    await stop();
  }
});
