import type { Page } from '@playwright/test';
import { driven, mounted } from '../../support/page/mounted.ts';
import { pageFaults } from '../../support/page/page-faults.ts';
import { generatedContent, standInJob } from '../../support/preparation/generated-content.ts';
import { type StandInSite, startStandInSite } from '../../support/stand-ins/stand-in-site.ts';
import { expect, test } from '../../support/test.ts';

const articlesPerPage = 10;
const casesPerPage = 30;
const pagesOf = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));

async function lookAtArticles(page: Page, { site, content }: StandInSite, articles: number, cases = 0): Promise<void> {
  const pages = pagesOf(articles, articlesPerPage);
  const first = Math.min(articles, articlesPerPage);
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${site.url}/insights`);
  await expect(page.locator('main article')).toHaveCount(first);
  expect(await pageFaults(page)).toEqual([]);
  if (articles === 0) await expect(page.getByText('Nothing issued here yet.')).toBeVisible();

  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager).toHaveCount(pages > 1 ? 1 : 0);
  if (pages > 1) {
    await page.goto(`${site.url}/insights?page=${pages}`);
    await expect(page.locator('main article')).toHaveCount(articles - 10 * (pages - 1));
    await expect(pager.getByText('No next page')).toBeAttached();
    expect(await pageFaults(page)).toEqual([]);
    // The pager fits for any number of pages.
    expect(await pager.getByRole('listitem').count()).toBeLessThanOrEqual(9);
  }
  expect((await fetch(`${site.url}/insights?page=${pages + 1}`)).status).toBe(404);
  if (articles > 10) {
    await page.goto(`${site.url}/insights/article-${articles - 1}`);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(`${site.url}/insights?category=design`);
    await expect(page.locator('main article').first()).toBeVisible();
  }
  // No page reads more entries than it shows.
  expect(Math.max(0, ...content.asked.map(({ entries }) => entries))).toBeLessThanOrEqual(30);

  const before = content.asked.length;
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  // Articles, cases and the times of their changes; with few articles their pictures too.
  const pictures = articles > 0 && articles <= 1000 ? 1 : 0;
  expect(content.asked.length - before).toBeLessThanOrEqual(
    3 + pictures + Math.ceil(articles / 500) + Math.ceil(cases / 500),
  );
  const parts = [...sitemap.matchAll(/<loc>[^<]*(\/sitemap-[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(parts).toHaveLength(articles > 2500 ? 1 + Math.ceil(articles / 4500) : 0);
  const texts = await Promise.all(parts.map(async (path) => (await fetch(`${site.url}${path}`)).text()));
  expect([sitemap, ...texts].join('').match(/<loc>[^<]*\/insights\/article-/g)?.length ?? 0).toBe(articles);
}

async function lookAtCases(page: Page, { site, content }: StandInSite, cases: number): Promise<void> {
  const pages = pagesOf(cases, casesPerPage);
  const first = Math.min(cases, casesPerPage);
  content.asked.length = 0;
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const view of ['', '?view=list']) {
    await page.goto(`${site.url}/work${view}`);
    await expect(page.locator('main [data-slug]')).toHaveCount(first);
    expect(await pageFaults(page)).toEqual([]);
  }
  await expect(page.getByRole('navigation', { name: 'Client type' }).getByRole('link').first()).toHaveText(
    `All${cases} ${cases === 1 ? 'case' : 'cases'}`,
  );
  if (cases === 0) await expect(page.locator('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
  if (pages > 1) {
    await page.goto(`${site.url}/work`);
    await mounted(driven(page, 'filters'));
    await page.getByRole('link', { name: /^Retail/ }).click();
    await expect(page).toHaveURL(/type=retail/);
    await expect(page.getByRole('link', { name: /^Retail/ })).toHaveText('Retail250 cases');
    await expect(page.locator('main [data-slug]')).toHaveCount(30);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/type=retail&page=2|page=2&type=retail/);
    expect((await fetch(`${site.url}/work?page=${pages}`)).status).toBe(200);
  }
  expect((await fetch(`${site.url}/work?page=${pages + 1}`)).status).toBe(404);
  expect(Math.max(...content.asked.map(({ entries }) => entries))).toBeLessThanOrEqual(30);
}

async function lookAtJobs(page: Page, { site }: StandInSite, count: number): Promise<void> {
  await page.goto(`${site.url}/jobs`);
  await expect(page.getByRole('region', { name: 'Open jobs' }).getByRole('link')).toHaveCount(count);
  if (count === 0) await expect(page.getByText('Every desk is taken today.')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'jobs@signalnine.example' })).toBeVisible();
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await pageFaults(page)).toEqual([]);
  }
  if (count === 0) return;
  await page.goto(`${site.url}/jobs/desk-0`);
  await expect(page.locator('#apply')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
}

const bareJob = { ...standInJob(0), jobTrack: [], text: '', experience: '', location: '' };

// The minimum, the maximum, and both sides of a full page; each on a separate server.
for (const { articles, cases, jobs } of [
  { articles: 0, cases: 0, jobs: 0 },
  { articles: 1, cases: 1, jobs: 1 },
  { articles: 10 },
  { articles: 11 },
  { articles: 10_000, cases: 1000 },
]) {
  const counted = [`${articles} articles`, ...(cases === undefined ? [] : [`${cases} cases`])];
  test(`V12: lists have no faults with ${[...counted, ...(jobs === undefined ? [] : [`${jobs} jobs`])].join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const sizes = { articles, ...(cases === undefined ? {} : { cases }) };
    const started = await startStandInSite({
      ...generatedContent(sizes),
      ...(jobs === undefined ? {} : { jobs: [bareJob].slice(0, jobs) }),
    });
    try {
      await lookAtArticles(page, started, articles, cases);
      if (cases !== undefined) await lookAtCases(page, started, cases);
      if (jobs !== undefined) await lookAtJobs(page, started, jobs);
    } finally {
      await started.stop();
    }
  });
}
