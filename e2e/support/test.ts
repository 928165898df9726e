import { test as base } from '@playwright/test';

/** Tests that read from the shared site get its address as `siteUrl`. */
export const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({ browserName: _ }, use) => {
    const url = process.env.SHARED_SITE_URL;
    if (!url) throw new Error('The shared site is not running.');
    await use(url);
  },
});

export { expect } from '@playwright/test';
