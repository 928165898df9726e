import { test as base, type Page } from '@playwright/test';

/** Gives read-only tests the URL of the shared site as `siteUrl`. */
export const test = base.extend<{ siteUrl: string; reader: Page }>({
  siteUrl: async ({ browserName: _ }, use) => {
    const url = process.env.SHARED_SITE_URL;
    if (!url) throw new Error('The shared site is not running.');
    await use(url);
  },
  /**
   * Page with HTML and inline styles only: no script runs and nothing else loads. For tests of
   * content.
   */
  reader: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
