import { expect, test } from '@playwright/test';
import { type Editor, signedIn } from '../support/editor.ts';
import { type Site, startSite } from '../support/site.ts';

test.describe.configure({ timeout: 240_000, mode: 'default' });

const admin = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };
let site: Site;
let editor: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ settings: { ...admin, CARDS: 'on' } });
  editor = await signedIn(site, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD);
});
test.afterAll(() => site.stop());

/** What the head of a page says of its social picture. */
async function said(path: string): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const tags = [...html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name = '', value = '']) => [name, value]));
}

/** The picture itself, as a messenger gets it. */
async function picture(path: string): Promise<{ readonly kept: boolean; readonly bytes: number }> {
  const answer = await fetch(`${site.url}${new URL((await said(path))['og:image'] ?? '').pathname}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const kept = answer.headers.get('cache-control')?.includes('immutable') ?? false;
  return { kept, bytes: (await answer.arrayBuffer()).byteLength };
}

test('V11: pages, cases, articles and jobs have a card soon after the start, and what is no page has that of the site', async () => {
  const paths = ['/', '/work', '/work/tai-ping', '/insights/forms-people-finish', '/jobs/web-developer-jobs'];
  for (const path of paths) {
    await expect.poll(async () => (await picture(path)).kept, { timeout: 90_000 }).toBe(true);
    expect((await picture(path)).bytes).toBeLessThan(300_000);
    expect(await said(path)).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  }
  const own = await Promise.all(paths.map(async (path) => (await said(path))['og:image']));
  expect(new Set(own).size).toBe(paths.length);
  for (const path of ['/nothing-is-here', '/search?q=craft'])
    expect((await said(path))['og:image']).toMatch(/\/card\.png$/);
});

test("V11: a new title gives another card, and an editor's own picture comes before it", async () => {
  const id = await editor.idOf('insights', 'slug', 'forms-people-finish');
  const before = (await said('/insights/forms-people-finish'))['og:image'];
  await editor.ask('PATCH', `insights/${id}`, { title: 'Forms that people begin', _status: 'published' });
  await expect.poll(async () => (await said('/insights/forms-people-finish'))['og:image']).not.toBe(before);
  await expect.poll(async () => (await picture('/insights/forms-people-finish')).kept, { timeout: 30_000 }).toBe(true);

  const headTags = '<meta property="og:image" content="https://pictures.example/mine.jpg">';
  await editor.ask('PATCH', `insights/${id}`, { seo: { headTags }, _status: 'published' });
  await expect
    .poll(() => said('/insights/forms-people-finish'))
    .toEqual({ 'og:image': 'https://pictures.example/mine.jpg' });
});

test('V11: a case and an article show a picture of the library where an editor chose one', async () => {
  const own = (await editor.ask('GET', 'media?limit=1&depth=0&sort=id')).docs?.[0]?.id;
  expect(own).toBeDefined();
  for (const [collection, slug, path] of [
    ['works', 'tai-ping', '/work/tai-ping'],
    ['insights', 'a-content-system-your-editors-like', '/insights/a-content-system-your-editors-like'],
  ] as const) {
    const id = await editor.idOf(collection, 'slug', slug);
    await editor.ask('PATCH', `${collection}/${id}`, { seo: { socialPicture: own }, _status: 'published' });
    await expect.poll(async () => (await said(path))['og:image']).toMatch(/\/cards\/card-[\da-f]{16}\.jpg$/);
    expect((await said(path))['og:image:type']).toBe('image/jpeg');
    const drawn = async () => {
      const answer = await fetch(`${site.url}${new URL((await said(path))['og:image'] ?? '').pathname}`);
      expect(answer.status).toBe(200);
      return [answer.headers.get('content-type'), answer.headers.get('cache-control')?.includes('immutable') ?? false];
    };
    await expect.poll(drawn, { timeout: 30_000 }).toEqual(['image/jpeg', true]);
    await editor.ask('PATCH', `${collection}/${id}`, { seo: { socialPicture: null }, _status: 'published' });
    await expect.poll(async () => (await said(path))['og:image']).toMatch(/\.png$/);
  }
});
