import { test as base, expect, type Page } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/** A site that was built with the gallery. */
export const test = base.extend<object, { gallerySite: Site }>({
  gallerySite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const site = await startSite({ settings: { BUILD_DIR: '.cache/gallery-site', ADMIN: 'off' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Addresses of every entry, in the gallery's order. */
export async function entriesOf(page: Page, site: Site): Promise<string[]> {
  await page.goto(`${site.url}/gallery`);
  const links = await page
    .locator('li a[href^="/gallery/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  return links;
}
