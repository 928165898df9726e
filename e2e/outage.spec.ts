import { expect, test } from '@playwright/test';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startSite } from './support/site.ts';

test('when the database is gone, seen pages stay up and unseen ones say that content is away', async ({ page }) => {
  test.setTimeout(120_000);
  const given = process.env.TEST_DATABASE_URL;
  // This test ends its PostgreSQL, so it must not be the one that the others use.
  delete process.env.TEST_DATABASE_URL;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = given;
  const site = await startSite({ settings: { DATABASE_URL: postgres.url, ADMIN: 'off' } });
  try {
    const seen = ['/work', '/work/tai-ping', '/insights', '/insights?page=2', '/jobs'];
    const before = new Map<string, string>();
    for (const path of seen) before.set(path, await (await fetch(`${site.url}${path}`)).text());
    postgres.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));

    for (let round = 0; round < 2; round += 1) {
      for (const path of seen) {
        const answer = await fetch(`${site.url}${path}`);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toBe(before.get(path));
      }
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    for (const path of ['/', '/privacy-policy', '/about-us'])
      expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);

    const response = await page.goto(`${site.url}/work/tree`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('30');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('content is away');
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const api = await fetch(`${site.url}/api?query=${encodeURIComponent('{ entryCount }')}`);
    expect(JSON.stringify(await api.json())).not.toMatch(/ECONN|127\.0\.0\.1|select/i);
  } finally {
    await site.stop();
  }
});
