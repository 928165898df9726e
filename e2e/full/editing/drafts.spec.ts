import { expect, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosaved, autosavedWith, dragBelow, formListens } from '../../support/panel/panel.ts';
import { openSchedule, sendSchedule } from '../../support/panel/scheduling.ts';

const desk = deskForTests();

test.use({ actionTimeout: 20_000 });

type Values = Readonly<Record<string, unknown>>;

const newestOf = async (collection: string, id: number): Promise<Values | undefined> => {
  const { docs = [] } = await desk.admin.ask('GET', `${collection}?where[id][equals]=${id}&draft=true&depth=0`);
  return docs[0] && Object.fromEntries(Object.entries(docs[0]));
};

for (const { what, collection, field, value, tab, rows, ids } of [
  {
    what: 'sections',
    collection: 'pages',
    field: 'path',
    value: '/services/seo',
    tab: undefined,
    rows: '[id^="sections-row-"]',
    ids: ({ sections }: Values) => (sections as { id: string }[]).map(({ id }) => id),
  },
  {
    what: 'entries',
    collection: 'jobs',
    field: 'slug',
    value: 'web-developer-jobs',
    tab: undefined,
    rows: '[id^="jobTrack-row-"]',
    ids: ({ jobTrack }: Values) => (jobTrack as { id: string }[]).map(({ id }) => id),
  },
  {
    what: 'pictures of a gallery',
    collection: 'works',
    field: 'slug',
    value: 'tree',
    tab: 'Results',
    rows: '#field-gallery .upload--has-many__dragItem',
    ids: ({ gallery }: Values) => gallery,
  },
])
  test(`E6: ${what} are reordered by dragging their handles`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1800 });
    await desk.signIn(page);
    const id = await desk.admin.idOf(collection, field, value);
    await page.goto(`${desk.site.url}/admin/collections/${collection}/${id}`);
    await formListens(page);
    if (tab) await page.getByRole('button', { name: tab }).click();
    const order = async () => ids((await newestOf(collection, id)) ?? {}) as unknown[];
    const before = await order();
    const row = (number: number) => page.locator(rows).nth(number);
    const saved = autosaved(page);
    await dragBelow(page, row(0).locator('[aria-roledescription="sortable"]').first(), row(1));
    await saved;
    const after = await order();
    expect(after.indexOf(before[0])).toBeGreaterThan(0);
    expect(new Set(after)).toEqual(new Set(before));
  });

test('E6: a draft is restored without changing the site, and the dialog states the effect', async ({ page }) => {
  await desk.signIn(page);
  const id = await desk.admin.idOf('insights', 'slug', 'titles-people-click');
  await desk.admin.ask('PATCH', `insights/${id}?draft=true`, { title: 'Only a draft' });
  await desk.admin.ask('PATCH', `insights/${id}`, { title: 'On the site', _status: 'published' });
  const record = `${desk.site.url}/admin/collections/insights/${id}`;
  const dialog = page.getByRole('dialog').filter({ hasText: 'Confirm version restoration' });
  const restore = page.getByRole('button', { name: 'Restore this version' });
  await page.goto(`${record}/versions`);
  await page.getByRole('link', { name: 'On the site now' }).click();
  await restore.click();
  await expect(dialog).toContainText('will be on the site at once');
  await page.goto(`${record}/versions`);
  await page.getByRole('link', { name: 'Saved', exact: true }).first().click();
  await restore.click();
  await expect(dialog).toContainText('The site stays as it is');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Only a draft', { timeout: 60_000 });
  expect(await desk.textOf('/insights/titles-people-click')).toContain('On the site');
});

test('E6: a lost answer to an autosave causes no conflict with the next save', async ({ page }) => {
  await desk.signIn(page);
  const id = await desk.admin.idOf('insights', 'slug', 'backups-you-have-restored');
  await desk.open(page, 'insights', id, 'title');
  const lost = Promise.withResolvers<void>();
  await page.route(/autosave=true/, async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await page.locator('#field-title').fill('The answer is lost');
  await lost.promise;
  await page.unrouteAll({ behavior: 'wait' });
  const [saved] = await Promise.all([autosavedWith(page, 'And on'), page.locator('#field-description').fill('And on')]);
  expect(saved.status()).toBe(200);
  expect(await newestOf('insights', id)).toMatchObject({ title: 'The answer is lost', description: 'And on' });
});

test('E6: a draft is scheduled in the time zone of the site, an invalid one is refused', async ({ browser }) => {
  const away = await browser.newContext({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 1000 } });
  const page = await away.newPage();
  await desk.signIn(page);
  const { doc } = await desk.admin.ask('POST', 'works?draft=true', {
    title: 'Booked',
    slug: 'booked-from-afar',
    postDate: '2026-01-01T00:00:00.000Z',
    _status: 'draft',
  });
  await desk.open(page, 'works', doc?.id ?? 0, 'title');
  const form = await openSchedule(page);
  await expect(form.getByLabel('Unpublish')).toHaveCount(0);
  await form.getByLabel('Day').fill('2031-05-06');
  await expect(form.getByLabel('Time')).toHaveValue('09:00');
  await expect(form).toContainText('By the clock of Hong Kong. That is 5 May, 21:00 where you are.');
  await page.setViewportSize({ width: 412, height: 900 });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await sendSchedule(form, Date.now() - 3_600_000);
  await expect(form.getByRole('status')).toHaveText('That time has passed. Choose a later one.');
  await sendSchedule(form, Date.parse('2031-05-06T01:00:00Z'));
  await expect(page.locator('.booked-field')).toContainText('Publishes 6 May, 09:00');
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await expect(page.locator('.booked-field')).toHaveCount(0);

  // Scheduling refuses the same errors as publishing, with the same list.
  const wrong = 'https://booked.example';
  await page.getByRole('button', { name: 'Introduction', exact: true }).click();
  await Promise.all([autosavedWith(page, wrong), page.locator('#field-addressBarUrl').fill(wrong)]);
  await sendSchedule(await openSchedule(page), Date.parse('2031-05-06T01:00:00Z'));
  await expect(page.getByRole('heading', { name: '1 problem to fix before publishing' })).toBeVisible();
  await expect(page.locator('.booked-field')).toHaveCount(0);
  await away.close();
});
