import { signedIn } from '../../support/panel/editor.ts';
import { startSite } from '../../support/site.ts';
import { startCdnStandIn } from '../../support/stand-ins/cdn-stand-in.ts';
import { expect, test } from '../../support/test.ts';

const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };
const token = 'a-token-that-may-purge';

test('O3: a CDN serves cached pages without requests to the site, and shows publications', async () => {
  test.setTimeout(120_000);
  const network = await startCdnStandIn(token);
  const site = await startSite({
    settings: {
      ...account,
      SHARED_CACHE_SECONDS: '3600',
      PURGE_BY: 'hook',
      PURGE_URL: network.url,
      PURGE_TOKEN: token,
    },
  });
  network.origin = site.url;
  const read = async (address: string, accept = 'text/html') => {
    const answer = await fetch(network.url + address, { headers: { accept }, redirect: 'manual' });
    return { status: answer.status, kept: answer.headers.get('x-kept') === 'yes', text: await answer.text() };
  };
  try {
    await expect.poll(() => network.purged, 'everything is purged twice after the start').toEqual([['site'], ['site']]);
    const addresses = [
      '/',
      '/work',
      '/work/arabica',
      '/insights',
      '/jobs',
      '/contact-us',
      '/sitemap.xml',
      '/insights/feed.xml',
    ];
    for (const address of addresses) await read(address);
    const before = network.asked.length;
    for (const address of addresses)
      expect.soft(await read(address), address).toMatchObject({ status: 200, kept: true });
    expect(network.asked).toHaveLength(before);

    // The network must not give Markdown to browsers, nor keep the redirect of a missing case.
    expect((await read('/work/tai-ping', 'text/markdown')).text).not.toContain('<html');
    expect((await read('/work/tai-ping')).text).toContain('<html');
    expect(await read('/work/lantern-works')).toMatchObject({ status: 301, kept: false });
    expect(await read('/work/lantern-works')).toMatchObject({ status: 301, kept: false });

    const editor = await signedIn(site, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
    const id = await editor.idOf('works', 'slug', 'arabica');
    await editor.ask('PATCH', `works/${id}?draft=true`, { title: 'Being rewritten' });
    expect(network.purged, 'a draft purges nothing').toHaveLength(2);
    await editor.ask('PATCH', `works/${id}`, { title: 'Coffee, again', _status: 'published' });
    await expect.poll(async () => (await read('/work/arabica')).text).toContain('Coffee, again');
    await expect.poll(async () => (await read('/work')).text).toContain('Coffee, again');
    await expect.poll(() => network.purged.filter((tags) => tags.includes('works')).length).toBe(2);
    await editor.ask('PATCH', `works/${id}`, { _status: 'draft' });
    await expect.poll(async () => (await read('/work/arabica')).status).toBe(301);
    expect(network.faults).toEqual([]);
  } finally {
    await site.stop();
    network.stop();
  }
});
