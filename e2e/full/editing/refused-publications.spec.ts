import { expect, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { bringForward, schedulePublishing } from '../../support/panel/scheduling.ts';

const desk = deskForTests();

test.use({ actionTimeout: 20_000 });

/** Creates a draft of a case; an address of its site that begins with a protocol is invalid. */
const draftOf = async (title: string, slug: string, addressBarUrl: string): Promise<number> => {
  const { doc } = await desk.admin.ask('POST', 'works?draft=true', { title, slug, addressBarUrl, _status: 'draft' });
  if (!doc) throw new Error(`${title} was not created.`);
  return doc.id;
};

test('E6: publishing several records lists each refused one with its errors', async ({ page }) => {
  const half = await draftOf('Half a case', 'half-a-case', 'https://half.example');
  await draftOf('A whole case', 'a-whole-case', 'whole.example');
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/works?where[_status][equals]=draft`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(2);
  const selection = page.locator('.list-selection');
  await expect(async () => {
    for (const row of await rows.all()) await row.locator('.cell-_select input').check({ timeout: 2000 });
    await expect(selection).toContainText('2 selected', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await selection.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.locator('.confirmation-modal').getByRole('button', { name: 'Confirm' }).click();
  const refused = page.getByRole('region', { name: 'One record was not changed' });
  await expect(refused.getByRole('listitem')).toHaveText(
    /^Half a case\s*This is missing or wrong: Introduction → Address of the site$/,
  );
  await expect(page.locator('.payload-toast-item').filter({ hasText: '“Half a case” was not changed.' })).toBeVisible();
  expect((await fetch(`${desk.site.url}/work/a-whole-case`)).status).toBe(200);
  // A published draft leaves the list, which is drawn again.
  await expect(rows).toHaveCount(1);
  await expect(refused).toBeVisible();
  expect(await violationsOf(page, { part: '.refused-together' })).toEqual([]);
  await refused.getByRole('link', { name: 'Half a case' }).click();
  await page.waitForURL(new RegExp(`/works/${half}$`));
  await expect(page.locator('#field-title')).toHaveValue('Half a case', { timeout: 60_000 });
});

test('E6: a failed schedule is shown on every screen until the record is published', async ({ page }) => {
  const id = await draftOf('Half a booking', 'half-a-booking', 'half.example');
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  await desk.open(page, 'works', id, 'title');
  await schedulePublishing(page, Date.now() + 24 * 60 * 60_000);
  // An incomplete draft cannot be scheduled, but a scheduled one can become incomplete.
  await desk.admin.ask('PATCH', `works/${id}?draft=true`, { addressBarUrl: 'https://half.example' });
  bringForward(desk.site);
  const reason = 'This is missing or wrong: Introduction → Address of the site';
  await expect(async () => {
    await page.goto(`${desk.site.url}/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('One scheduled change failed.', {
      timeout: 1000,
    });
  }).toPass({ timeout: 60_000 });
  const booked = page.getByRole('region', { name: 'Scheduled next' });
  await expect(booked.getByRole('listitem')).toContainText(reason);
  await expect(booked.getByRole('link', { name: 'Half a booking' })).toHaveAttribute('href', new RegExp(`/${id}$`));
  expect(await violationsOf(page, { part: 'section[aria-labelledby="today-scheduled"] ul' })).toEqual([]);
  await booked.scrollIntoViewIfNeeded();
  await page.goto(`${desk.site.url}/admin/schedule`);
  const next = page.getByRole('region', { name: /^Next/ });
  await expect(next.getByRole('listitem').filter({ hasText: 'Half a booking' })).toContainText(reason);
  expect(await violationsOf(page, { part: '.schedule__beside ul' })).toEqual([]);
  await page.goto(`${desk.site.url}/admin/collections/works?where[id][equals]=${id}`);
  await expect(page.locator('.booked-cell')).toHaveText(/^Could not publish \d+ \w+, \d\d:\d\d\. This is missing/);
  await page.goto(`${desk.site.url}/admin/collections/works/${id}`);
  await expect(page.locator('.booked-field')).toContainText(reason);

  await desk.admin.ask('PATCH', `works/${id}`, { addressBarUrl: 'half.example', _status: 'published' });
  await page.goto(`${desk.site.url}/admin/schedule`);
  await expect(next).not.toContainText('Half a booking');
  await page.goto(`${desk.site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('booking');
});
