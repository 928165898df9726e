import { generatedContent } from '../benchmarks/generated-content.ts';
import { pageFaults } from './support/page-faults.ts';
import { type StandInSite, startStandInSite } from './support/stand-in-site.ts';
import { expect, test } from './support/test.ts';

/** One set of numbers at a time: each has a server of its own. */
async function withContent(sizes: Parameters<typeof generatedContent>[0], use: (site: StandInSite) => Promise<void>) {
  const started = await startStandInSite(generatedContent(sizes));
  try {
    await use(started);
  } finally {
    await started.stop();
  }
}

const articleCases = [
  { articles: 0, pages: 1, first: 0 },
  { articles: 1, pages: 1, first: 1 },
  { articles: 10, pages: 1, first: 10 },
  { articles: 11, pages: 2, first: 10 },
  { articles: 10_000, pages: 1000, first: 10 },
];

for (const { articles, pages, first } of articleCases) {
  test(`${articles} articles`, async ({ page }) => {
    test.setTimeout(120_000);
    await withContent({ articles }, async ({ site, content }) => {
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
        // However many pages there are, their numbers fit.
        expect(await pager.getByRole('listitem').count()).toBeLessThanOrEqual(9);
      }
      expect((await fetch(`${site.url}/insights?page=${pages + 1}`)).status).toBe(404);
      if (articles > 10) {
        await page.goto(`${site.url}/insights/article-${articles - 1}`);
        await expect(page.locator('h1')).toBeVisible();
        await page.goto(`${site.url}/insights?category=design`);
        await expect(page.locator('main article').first()).toBeVisible();
      }
      // No page reads more than it shows, whatever there is.
      expect(Math.max(0, ...content.asked.map(({ entries }) => entries))).toBeLessThanOrEqual(30);

      const before = content.asked.length;
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      expect(sitemap.match(/<loc>[^<]*\/insights\/article-/g)?.length ?? 0).toBe(articles);
      expect(content.asked.length - before).toBeLessThanOrEqual(2 + Math.ceil(articles / 1000));
    });
  });
}

for (const { cases, pages, first } of [
  { cases: 0, pages: 1, first: 0 },
  { cases: 1, pages: 1, first: 1 },
  { cases: 1000, pages: 34, first: 30 },
]) {
  test(`${cases} cases`, async ({ page }) => {
    test.setTimeout(120_000);
    await withContent({ cases }, async ({ site, content }) => {
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
        await page.waitForLoadState('networkidle');
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
    });
  });
}
