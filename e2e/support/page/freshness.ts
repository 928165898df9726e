import { expect } from '@playwright/test';
import type { Editor } from '../panel/editor.ts';

/** Waits until a condition holds on every instance; returns the milliseconds of the slowest. */
export async function timeUntil(urls: readonly string[], holds: (url: string) => Promise<boolean>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      while (!(await holds(url))) {
        if (performance.now() - started > 10_000) throw new Error(`${url} does not show the change.`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
  return performance.now() - started;
}

export const timeUntilShown = (urls: readonly string[], path: string, text: string) =>
  timeUntil(urls, async (url) => (await (await fetch(`${url}${path}`)).text()).includes(text));

export const timeUntilStatus = (urls: readonly string[], path: string, status: number) =>
  timeUntil(urls, async (url) => (await fetch(`${url}${path}`, { redirect: 'manual' })).status === status);

/** Address of the article that `expectShownWithinSecond` renames. */
export const article = '/insights/two-languages-one-address';

/**
 * Changes title and address of an article, a fact and a page, and expects each change on every
 * instance within a second.
 *
 * @param publish publishes the article with another value of a field
 */
export async function expectShownWithinSecond(
  urls: readonly string[],
  { ask, idOf }: Editor,
  publish: (field: 'title' | 'slug', value: string) => Promise<unknown>,
): Promise<void> {
  const [care, strategy] = ['/services/website-maintenance', '/strategy'];
  const lists = ['/insights?category=development', '/insights/feed.xml'];
  const shows = async (path: string, text: string) =>
    expect(await timeUntilShown(urls, path, text), path).toBeLessThanOrEqual(1000);
  // Fills every instance's cache before anything changes.
  for (const url of urls)
    for (const path of [article, care, strategy, '/sitemap.xml', ...lists]) await fetch(`${url}${path}`);

  const renamed = 'Three languages, one address';
  await publish('title', renamed);
  // Each page is rendered again on request, so each may take a second.
  for (const path of [article, ...lists]) await shows(path, renamed);

  const slug = 'three-languages-one-address';
  await publish('slug', slug);
  const times = await Promise.all([
    timeUntilShown(urls, '/sitemap.xml', `/insights/${slug}`),
    timeUntilStatus(urls, article, 301),
    timeUntilStatus(urls, `/insights/${slug}`, 200),
  ]);
  expect(Math.max(...times)).toBeLessThanOrEqual(1000);
  for (const url of urls) {
    const old = await fetch(`${url}${article}?a=b`, { redirect: 'manual' });
    expect(old.headers.get('location')).toBe(`/insights/${slug}?a=b`);
  }

  await ask('PATCH', `facts/${await idOf('facts', 'token', 'hours-25')}`, { value: '34500' });
  await shows(care, 'HK$34,500');
  const title = 'Strategy, by another name';
  await ask('PATCH', `pages/${await idOf('pages', 'path', strategy)}`, { title, _status: 'published' });
  await shows(strategy, `<title>${title}</title>`);
}
