import { startSearchEngine } from '../../../src/server/indexnow/testing/search-engine.ts';
import { signedIn } from '../../support/panel/editor.ts';
import { startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };
const key = 'a-key-of-this-test';

test('V11: IndexNow receives published pages and no drafts', async () => {
  let siteUrl = '';
  const engine = await startSearchEngine(async (path) => (await fetch(siteUrl + path)).text());
  const settings = {
    ...account,
    SITE_URL: 'https://www.agency.example',
    INDEXNOW_KEY: key,
    INDEXNOW_URL: engine.url,
  };
  const site = await startSite({ settings });
  siteUrl = site.url;
  try {
    const editor = await signedIn(site, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
    const id = await editor.idOf('works', 'slug', 'arabica');
    await editor.ask('PATCH', `works/${id}?draft=true`, { title: 'Being rewritten' });
    await editor.ask('PATCH', `works/${await editor.idOf('works', 'slug', 'tai-ping')}`, { _status: 'published' });
    await expect.poll(() => engine.reported.flat().sort()).toEqual(['/work', '/work/tai-ping']);
    expect(engine.issues).toEqual([]);
    expect((await fetch(`${site.url}/another-key-of-this-test.txt`)).status).toBe(404);
  } finally {
    await site.stop();
    engine.stop();
  }
});
