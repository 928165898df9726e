import { expect, test } from '@playwright/test';
import { type Editor, signedIn } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';
import { filledPostgresDatabase } from '../../support/stand-ins/postgres.ts';

test.describe.configure({ timeout: 180_000 });

const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this test' };

const kinds = [
  {
    collection: 'insights',
    slug: 'two-languages-one-address',
    shownAt: ['/insights?category=development', '/insights/feed.xml', '/sitemap.xml'],
  },
  { collection: 'works', slug: 'arabica', shownAt: ['/work', '/work?view=list', '/sitemap.xml'] },
  { collection: 'jobs', slug: 'web-developer-jobs', shownAt: ['/jobs', '/api/jobs.json', '/sitemap.xml'] },
] as const;

const pathOf = ({ collection, slug }: { collection: string; slug: string }) =>
  `/${collection === 'works' ? 'work' : collection}/${slug}`;

async function statusOf(site: Site, path: string): Promise<number> {
  return (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status;
}

/** Addresses that still show a record. */
async function stillShown(site: Site, kind: (typeof kinds)[number]): Promise<string[]> {
  const shown = (await statusOf(site, pathOf(kind))) === 200 ? [pathOf(kind)] : [];
  for (const address of kind.shownAt) {
    // A feed contains other articles in full, which may link to this one.
    const sign = address.endsWith('feed.xml') ? `${kind.slug}</link>` : kind.slug;
    if ((await (await fetch(`${site.url}${address}`)).text()).includes(sign)) shown.push(address);
  }
  return shown;
}

/** Saves a draft of each record, lets a visitor see the page, and withdraws it. */
async function withdrawWhileRewriting(site: Site, editor: Editor): Promise<void> {
  for (const kind of kinds) {
    const id = await editor.idOf(kind.collection, 'slug', kind.slug);
    const record = `${kind.collection}/${id}`;
    await editor.ask(
      'PATCH',
      `${record}?draft=true&autosave=true`,
      kind.collection === 'jobs' ? { job: 'Being rewritten' } : { title: 'Being rewritten' },
    );
    await expect.poll(() => stillShown(site, kind)).toEqual([pathOf(kind), ...kind.shownAt]);
    await editor.ask('PATCH', `${record}?unpublishAllLocales=true`, { _status: 'draft' });
    await expect.poll(() => stillShown(site, kind), kind.slug).toEqual([]);
  }
}

for (const database of ['SQLite', 'PostgreSQL']) {
  test(`E2: a record unpublished while it has a draft is shown nowhere, on ${database}`, async () => {
    const settings = database === 'SQLite' ? account : { ...account, DATABASE_URL: await filledPostgresDatabase() };
    const site = await startSite({ settings });
    try {
      await withdrawWhileRewriting(site, await signedIn(site, account.ADMIN_EMAIL, account.ADMIN_PASSWORD));
    } finally {
      await site.stop();
    }
  });
}

test('E2: a case renamed twice is found at both addresses, also with a cached redirect', async ({ page }) => {
  const site = await startSite({ settings: account });
  try {
    const editor = await signedIn(site, account.ADMIN_EMAIL, account.ADMIN_PASSWORD);
    const record = `works/${await editor.idOf('works', 'slug', 'arabica')}`;
    const rename = async (slug: string, old: string) => {
      await editor.ask('PATCH', record, { slug, _status: 'published' });
      await expect.poll(() => statusOf(site, `/work/${slug}`)).toBe(200);
      await expect.poll(() => statusOf(site, `/work/${old}`)).toBe(301);
    };
    await rename('arabica-coffee', 'arabica');
    await page.goto(`${site.url}/work/arabica`);
    await expect(page).toHaveURL(`${site.url}/work/arabica-coffee`);
    await rename('arabica', 'arabica-coffee');
    for (const address of ['/work/arabica', '/work/arabica-coffee']) {
      await page.goto(`${site.url}${address}`);
      await expect(page).toHaveURL(`${site.url}/work/arabica`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Arabica');
    }
  } finally {
    await site.stop();
  }
});
