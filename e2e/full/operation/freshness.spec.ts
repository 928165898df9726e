import { expect, test } from '@playwright/test';
import { timeUntil, timeUntilShown, timeUntilStatus } from '../../support/page/freshness.ts';
import { editAndPublish } from '../../support/panel/edit-and-publish.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 180_000 });

const alone = { tag: '@alone' };

test('E2: an edit published in the panel is on the site within a second', alone, async ({ page }) => {
  const site = await startSite();
  try {
    await editAndPublish(page, site, [site]);
  } finally {
    await site.stop();
  }
});

test.describe('E2: every kind of change is shown within a second', alone, () => {
  let site: Site;
  let cookie: string;

  test.beforeAll(async () => {
    site = await startSite({ settings: { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long enough password' } });
    const answer = await fetch(`${site.url}/cms/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'boss@example.com', password: 'a long enough password' }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  });
  test.afterAll(async () => {
    await site.stop();
  });

  async function cms(
    method: string,
    path: string,
    data?: unknown,
  ): Promise<{ docs?: { id: number }[]; doc?: { id: number } }> {
    const answer = await fetch(`${site.url}/cms/${path}`, {
      method,
      headers: { cookie, 'sec-fetch-site': 'same-origin', ...(data ? { 'content-type': 'application/json' } : {}) },
      ...(data ? { body: JSON.stringify(data) } : {}),
    });
    expect(
      answer.status,
      `${method} ${path}: ${answer.status === 200 || answer.status === 201 ? '' : await answer.clone().text()}`,
    ).toBeLessThan(300);
    return (await answer.json()) as { docs?: { id: number }[]; doc?: { id: number } };
  }
  const idOf = async (collection: string, field: string, value: string) =>
    (await cms('GET', `${collection}?where[${field}][equals]=${encodeURIComponent(value)}&depth=0`)).docs?.[0]?.id;
  const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

  test('changes of a category, an author, a picture and a job', async () => {
    for (const path of ['/insights', '/insights/backups-you-have-restored', '/work/tree', '/jobs', '/work?type=retail'])
      await textOf(path);
    await cms('PATCH', `article-categories/${await idOf('article-categories', 'slug', 'care')}`, { title: 'Mending' });
    expect(await timeUntilShown([site.url], '/insights/backups-you-have-restored', 'Mending')).toBeLessThanOrEqual(
      1000,
    );
    await cms('PATCH', `authors/${await idOf('authors', 'slug', 'care-desk')}`, { title: 'Night watch' });
    expect(await timeUntilShown([site.url], '/insights/backups-you-have-restored', 'Night watch')).toBeLessThanOrEqual(
      1000,
    );
    await cms('PATCH', `media/${await idOf('media', 'filename', 'tree-work-hero-image.avif')}`, {
      alt: 'A chair straight from its box.',
    });
    expect(await timeUntilShown([site.url], '/work/tree', 'A chair straight from its box.')).toBeLessThanOrEqual(1000);
    await cms('PATCH', `jobs/${await idOf('jobs', 'slug', 'web-developer-jobs')}`, {
      job: 'Web carpenter',
      _status: 'published',
    });
    expect(await timeUntilShown([site.url], '/jobs', 'Web carpenter')).toBeLessThanOrEqual(1000);
  });

  test('unpublishing and deleting remove a page everywhere', async () => {
    // An unpublished case redirects to the list, as every unknown address of a case.
    const gone = (path: string) => timeUntilStatus([site.url], path, 301);
    for (const path of ['/work', '/work/arabica', '/work/omtis-fine-wines', '/sitemap.xml']) await textOf(path);
    await cms('PATCH', `works/${await idOf('works', 'slug', 'arabica')}`, { _status: 'draft' });
    expect(await gone('/work/arabica')).toBeLessThanOrEqual(1000);
    await cms('DELETE', `works/${await idOf('works', 'slug', 'omtis-fine-wines')}`);
    expect(await gone('/work/omtis-fine-wines')).toBeLessThanOrEqual(1000);
    // A stale page is rendered before the change tokens are next read; the lists follow within a
    // second.
    for (const path of ['/work', '/work?view=list', '/sitemap.xml'])
      expect(
        await timeUntil([site.url], async () => !/arabica|omtis/i.test(await textOf(path))),
        path,
      ).toBeLessThanOrEqual(1000);
    const api = await fetch(`${site.url}/api?query=${encodeURIComponent('{ entries(section: "works") { slug } }')}`);
    expect(await api.text()).not.toMatch(/arabica|omtis/);
  });

  test('a draft is in no page, feed, sitemap or API', async () => {
    await cms('POST', 'works?draft=true', { title: 'Whispered case', slug: 'whispered-case', _status: 'draft' });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (const path of [
      '/work',
      '/work?view=list',
      '/sitemap.xml',
      '/insights/feed.xml',
      '/cms/works?limit=100',
      '/cms/works?draft=true&limit=100',
      `/api?query=${encodeURIComponent('{ entries(section: "works", slug: "whispered-case") { title } }')}`,
    ]) {
      expect(await textOf(path), path).not.toMatch(/whispered/i);
    }
    expect((await fetch(`${site.url}/work/whispered-case`)).url).toBe(`${site.url}/work`);
  });
});
