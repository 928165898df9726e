import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../../support/site.ts';
import { ownPostgres } from '../../support/stand-ins/postgres.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let postgres: Awaited<ReturnType<typeof ownPostgres>>;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  postgres = await ownPostgres();
  site = await startSite({ settings: { DATABASE_URL: postgres.url, ADMIN: 'off' }, empty: true });
});
test.afterAll(async () => {
  await site.stop();
  postgres.stop();
});

test('O5: without its database the site serves cached pages, and a 503 page for others', async ({ page }) => {
  try {
    const seen = [
      '/',
      '/privacy-policy',
      '/about-us',
      '/work',
      '/work/tai-ping',
      '/insights',
      '/insights?page=2',
      '/jobs',
    ];
    const before = new Map<string, string>();
    for (const path of seen) before.set(path, await (await fetch(`${site.url}${path}`)).text());
    postgres.halt();
    await new Promise((resolve) => setTimeout(resolve, 1500));

    for (let round = 0; round < 2; round += 1) {
      for (const path of seen) {
        const answer = await fetch(`${site.url}${path}`);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toBe(before.get(path));
      }
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }

    const response = await page.goto(`${site.url}/work/tree`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('30');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('content is away');
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const api = await fetch(`${site.url}/api?query=${encodeURIComponent('{ entryCount(section: "works") }')}`);
    expect(JSON.stringify(await api.json())).not.toMatch(/ECONN|127\.0\.0\.1|select/i);
  } finally {
    postgres.resume();
  }
});

test('O5: a form keeps its values during a database outage, and is accepted afterwards', async ({ browser }) => {
  let job: { readonly slug: string } | undefined;
  // The database may have restarted only a moment ago.
  await expect
    .poll(async () => {
      const answer = await fetch(`${site.url}/api/jobs.json`);
      if (answer.ok) [job] = (await answer.json()) as { readonly slug: string }[];
      return job?.slug;
    })
    .toBeTruthy();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    const fill = async (): Promise<void> => {
      await page.getByLabel('Name').fill('M. Chan');
      await page.getByLabel('Email').fill('shop@six.example');
      await page.getByLabel('Phone').fill('2345 6789');
      await page.locator('[name=message]').fill('We sell noodles.');
    };
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    // Fills the cache: servers of tests do not warm up at the start.
    await fetch(`${site.url}/contact-us`);
    for (const [address, halted] of [
      [`/jobs/${job?.slug}`, false],
      ['/contact-us', true],
    ] as const) {
      await page.goto(`${site.url}${address}`);
      await fill();
      if (address === '/contact-us') await page.getByLabel('Company').fill('Number Six');
      await page.locator('[type=file]').setInputFiles(file);
      if (!halted) postgres.halt();
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.locator('form [type=submit]').last().click(),
      ]);
      expect(answer.status(), address).toBe(503);
      expect(answer.headers()['retry-after']).toBe('30');
      await expect(page.getByText('We could not keep your message just now').first()).toBeVisible();
      await expect(page.locator('[name=name]')).toHaveValue('M. Chan');
      await expect(page.locator('[name=email]')).toHaveValue('shop@six.example');
      await expect(page.locator('[name=message]')).toHaveValue('We sell noodles.');
    }
    await expect(page.locator('[name=company]')).toHaveValue('Number Six');
    postgres.resume();
    await expect
      .poll(async () => {
        await page.locator('form [type=submit]').last().click();
        return page.url();
      })
      .toContain('sent=1');
  } finally {
    await context.close();
  }
});
