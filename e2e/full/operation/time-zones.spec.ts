import { type Browser, expect, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosave } from '../../support/panel/panel.ts';
import { openSchedule } from '../../support/panel/scheduling.ts';

const desk = deskForTests();

/** Opens the panel in a browser of another time zone than that of the site, Hong Kong. */
async function pageIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await desk.signIn(page);
  return page;
}

/** Creates a case in the first hours of 29 November in Hong Kong, when it is the 28th in London. */
async function nightCase(slug: string): Promise<number> {
  const { doc } = await desk.admin.ask('POST', 'works?draft=true', {
    title: 'Written at night',
    slug,
    postDate: '2026-11-28T18:39:00.000Z',
    _status: 'draft',
  });
  return doc?.id ?? 0;
}

const storedDate = async (id: number) => {
  const { docs } = await desk.admin.ask('GET', `works?where[id][equals]=${id}&draft=true&depth=0`);
  return (docs?.[0] as { readonly postDate?: string } | undefined)?.postDate;
};

test('E11: lists, forms and versions use the time zone of the site in a browser in London', async ({ browser }) => {
  const id = await nightCase('night-in-london');
  const list = `${desk.site.url}/admin/collections/works`;
  const row = `${list}?where[id][equals]=${id}&columns=["title","postDate","updatedAt"]`;
  const page = await pageIn(browser, 'Europe/London');
  await page.goto(row);
  await expect(page.locator('tbody .cell-postDate')).toHaveText('29 Nov 2026');
  const changed = page.locator('tbody .cell-updatedAt');
  const moment = (await changed.textContent()) ?? '';
  await expect(page.getByText('Hong Kong time', { exact: true })).toBeVisible();
  // The link of the row covers its cells.
  await changed.locator('time').hover({ force: true });
  await expect(page.locator('tbody [title]')).toHaveAttribute('title', /^\d+ \w+ \d{4}, \d\d:\d\d where you are$/);

  await desk.open(page, 'works', id, 'title');
  const date = page.locator('#field-postDate input').first();
  await expect(date).toHaveValue('29 Nov 2026');
  await expect(page.locator('.doc-controls__meta')).toContainText(`Last Modified: ${moment}`);
  await autosave(page, async () => {
    await date.fill('3 Dec 2026');
    await date.press('Enter');
  });
  const stored = new Date((await storedDate(id)) ?? '');
  expect(stored.toLocaleDateString('en-GB', { timeZone: 'Asia/Hong_Kong' })).toBe('03/12/2026');
  await page.goto(row);
  await expect(page.locator('tbody .cell-postDate')).toHaveText('3 Dec 2026');
  const now = (await page.locator('tbody .cell-updatedAt').textContent()) ?? '';

  await page.goto(`${list}/${id}/versions`);
  await page.locator('.version-list a').first().click();
  await expect(page.locator('.version-pill-label-date').last()).toHaveText(now, { timeout: 30_000 });
  await page.context().close();
});

test('E6: a schedule made in London uses the time zone of the site in every browser', async ({ browser }) => {
  const id = await nightCase('booked-in-london');
  const page = await pageIn(browser, 'Europe/London');
  await desk.open(page, 'works', id, 'title');
  const form = await openSchedule(page);
  await form.getByLabel('Day').fill('2031-05-06');
  await form.getByLabel('Time').fill('09:00');
  await expect(form).toContainText('That is 6 May, 02:00 where you are.');
  await form.getByRole('button', { name: 'Schedule publishing' }).click();
  await expect(form).toBeHidden();
  expect(await desk.admin.ask('GET', `works/${id}/bookings`)).toMatchObject({
    scheduled: [{ publishes: true, at: '2031-05-06T01:00:00.000Z' }],
  });

  for (const zone of ['Europe/London', 'Asia/Hong_Kong']) {
    const there = await pageIn(browser, zone);
    await desk.open(there, 'works', id, 'title');
    await expect(there.locator('.booked-field time')).toHaveText('Publishes 6 May, 09:00');
    await there.goto(`${desk.site.url}/admin/collections/works?where[id][equals]=${id}&columns=["title","byItself"]`);
    await expect(there.locator('.booked-cell time')).toHaveText('Publishes 6 May, 09:00');
    await there.goto(`${desk.site.url}/admin/schedule?month=2031-05`);
    await expect(there.locator('time[datetime="2031-05-06T01:00:00.000Z"]').first()).toHaveText('09:00');
    await there.goto(`${desk.site.url}/admin`);
    await expect(there.locator('time[datetime="2031-05-06T01:00:00.000Z"]')).toHaveText('09:00');
    await there.context().close();
  }
  await page.context().close();
});
