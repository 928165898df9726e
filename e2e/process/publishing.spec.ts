import { expect, test } from '@playwright/test';
import { timeUntilShown, timeUntilStatus } from '../support/page/freshness.ts';
import { signedIn } from '../support/panel/editor.ts';
import { startSite } from '../support/site.ts';
import { emptyPostgresDatabase } from '../support/stand-ins/postgres.ts';

test.describe.configure({ timeout: 180_000 });

const alone = { tag: '@alone' };
const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };

// Runs alone: the limit of a second applies to a machine without other load.
test('E2: two instances on PostgreSQL show a published edit within a second', alone, async () => {
  const settings = {
    DATABASE_URL: await emptyPostgresDatabase(),
    SECRET: 'one secret for every instance of this installation',
    ...account,
  };
  // Both start on the empty database at the same moment: only one may migrate and fill it.
  const [first, second] = await Promise.all([
    startSite({ settings, empty: true }),
    startSite({ settings: { ...settings, ADMIN: 'off' }, empty: true }),
  ]);
  const urls = [first.url, second.url];
  const article = '/insights/two-languages-one-address';
  const [care, strategy] = ['/services/website-maintenance', '/strategy'];
  const lists = ['/insights?category=development', '/insights/feed.xml'];
  try {
    const { ask, idOf } = await signedIn(first, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
    const edit = async (record: string, data: object) => void (await ask('PATCH', `${record}?depth=0`, data));
    const shows = async (path: string, text: string) =>
      expect(await timeUntilShown(urls, path, text), path).toBeLessThanOrEqual(1000);
    // Fills the cache of both before anything changes.
    for (const url of urls)
      for (const path of [article, care, strategy, '/sitemap.xml', ...lists]) await fetch(`${url}${path}`);

    const id = await idOf('insights', 'slug', 'two-languages-one-address');
    await edit(`insights/${id}`, { title: 'Three languages, one address', _status: 'published' });
    // Each page is rendered again on request, so each may take a second.
    for (const path of [article, ...lists]) await shows(path, 'Three languages, one address');

    await edit(`insights/${id}`, { slug: 'three-languages-one-address', _status: 'published' });
    const times = await Promise.all([
      timeUntilShown(urls, '/sitemap.xml', '/insights/three-languages-one-address'),
      timeUntilStatus(urls, article, 301),
      timeUntilStatus(urls, '/insights/three-languages-one-address', 200),
    ]);
    expect(Math.max(...times)).toBeLessThanOrEqual(1000);
    for (const url of urls) {
      const old = await fetch(`${url}${article}?a=b`, { redirect: 'manual' });
      expect(old.headers.get('location')).toBe('/insights/three-languages-one-address?a=b');
    }

    await edit(`facts/${await idOf('facts', 'token', 'hours-25')}`, { value: '34500' });
    await shows(care, 'HK$34,500');
    const title = 'Strategy, by another name';
    await edit(`pages/${await idOf('pages', 'path', strategy)}`, { title, _status: 'published' });
    await shows(strategy, `<title>${title}</title>`);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
