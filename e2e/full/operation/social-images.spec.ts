import { expect, test } from '@playwright/test';
import { type Editor, signedIn } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 120_000, mode: 'default' });

const admin = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };
let site: Site;
let editor: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ settings: admin });
  editor = await signedIn(site, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD);
});
test.afterAll(() => site.stop());

/** Open Graph tags of the social image in the head of a page. */
async function metaOf(path: string): Promise<Readonly<Record<string, string>>> {
  const html = await (await fetch(`${site.url}${path}`)).text();
  const tags = [...html.matchAll(/<meta property="(og:image[^"]*)" content="([^"]*)"/g)];
  return Object.fromEntries(tags.map(([, name = '', value = '']) => [name, value]));
}

/** Social image as a messenger fetches it. */
async function picture(
  path: string,
): Promise<{ readonly type: string | null; readonly kept: boolean; readonly bytes: number }> {
  const { pathname, search } = new URL((await metaOf(path))['og:image'] ?? '');
  const answer = await fetch(`${site.url}${pathname}${search}`);
  expect(answer.status).toBe(200);
  const kept = answer.headers.get('cache-control')?.includes('immutable') ?? false;
  return { type: answer.headers.get('content-type'), kept, bytes: (await answer.arrayBuffer()).byteLength };
}

test('V11: pages, cases, articles and jobs have their own social image, others the default', async () => {
  const paths = ['/', '/work', '/work/tai-ping', '/insights/forms-people-finish', '/jobs/web-developer-jobs'];
  for (const path of paths) {
    const { type, kept, bytes } = await picture(path);
    expect([type, kept]).toEqual(['image/png', true]);
    expect(bytes).toBeLessThan(300_000);
    expect(await metaOf(path)).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
  }
  const own = await Promise.all(paths.map(async (path) => (await metaOf(path))['og:image']));
  expect(new Set(own).size).toBe(paths.length);
  for (const path of ['/nothing-is-here', '/search?q=craft'])
    expect((await metaOf(path))['og:image']).toMatch(/\/card\.png$/);
});

test('V11: a new title changes the social image, and custom head tags replace it', async () => {
  const id = await editor.idOf('insights', 'slug', 'forms-people-finish');
  const before = (await metaOf('/insights/forms-people-finish'))['og:image'];
  await editor.ask('PATCH', `insights/${id}`, { title: 'Forms that people begin', _status: 'published' });
  await expect.poll(async () => (await metaOf('/insights/forms-people-finish'))['og:image']).not.toBe(before);
  expect((await picture('/insights/forms-people-finish')).kept).toBe(true);

  const headTags = '<meta property="og:image" content="https://pictures.example/mine.jpg">';
  await editor.ask('PATCH', `insights/${id}`, { seo: { headTags }, _status: 'published' });
  await expect
    .poll(() => metaOf('/insights/forms-people-finish'))
    .toEqual({ 'og:image': 'https://pictures.example/mine.jpg' });
});

test('V11: a picture of the library replaces the social image of a case or an article', async () => {
  const own = (await editor.ask('GET', 'media?limit=1&depth=0&sort=id')).docs?.[0]?.id;
  expect(own).toBeDefined();
  for (const [collection, slug, path] of [
    ['works', 'tai-ping', '/work/tai-ping'],
    ['insights', 'a-content-system-your-editors-like', '/insights/a-content-system-your-editors-like'],
  ] as const) {
    const id = await editor.idOf(collection, 'slug', slug);
    await editor.ask('PATCH', `${collection}/${id}`, { seo: { socialPicture: own }, _status: 'published' });
    await expect.poll(async () => (await metaOf(path))['og:image']).toMatch(/\/social-images\/[\da-f]{16}\.jpg\?of=/);
    expect((await metaOf(path))['og:image:type']).toBe('image/jpeg');
    expect(await picture(path)).toMatchObject({ type: 'image/jpeg', kept: true });
    await editor.ask('PATCH', `${collection}/${id}`, { seo: { socialPicture: null }, _status: 'published' });
    await expect.poll(async () => (await metaOf(path))['og:image']).toMatch(/\.png\?of=/);
  }
});
