import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { signInTo } from '../../support/panel/editor.ts';
import { expect, test } from '../../support/test.ts';

const desk = deskForTests();
const [email, password] = ['desk@agency.example', 'a password for this test'];

const agent = (mark: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 ${mark} Firefox/145.0`;

async function read(path: string, mark: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${desk.site.url}${path}`, {
    headers: { 'user-agent': agent(mark), 'sec-fetch-dest': 'document', ...headers },
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

async function send(name: string, mark: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const body = new FormData();
  const fields = { name, email: `${mark}@six.example`, company: 'Six', phone: '23456789', message: 'Noodles.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await fetch(`${desk.site.url}/contact-us`, {
    method: 'POST',
    body,
    headers: { 'user-agent': agent(mark), accept: 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });
  expect(answer.status).toBe(200);
}

test.beforeAll(async () => {
  await read('/work?utm_campaign=year-end', 'Mina', { referer: 'https://www.google.com/' });
  await read('/work/tai-ping', 'Mina', { 'sec-fetch-site': 'same-origin' });
  await send('Mina Chan', 'Mina');
  await send('Priya Raman', 'Priya', { dnt: '1' });
});

test('E7: an enquiry says where it came from, and the list filters by it', async ({ page }) => {
  await signInTo(page, desk.site, email, password);
  const list = `${desk.site.url}/admin/collections/submissions`;
  await page.goto(list);
  await page.getByText('By source', { exact: true }).click();
  await page.getByRole('link', { name: 'google.com 1' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Mina Chan/ })).toBeVisible();

  await page.goto(`${list}/${await desk.admin.idOf('submissions', 'name', 'Mina Chan')}`);
  const origin = page.locator('.where-from');
  await expect(origin.getByRole('definition')).toHaveText([/^Work/, 'google.com, a search engine', 'year-end']);
  await expect(origin.getByRole('listitem')).toHaveText([/^\d\d:\d\dWork/, /^\d\d:\d\dTai Ping$/, /Sent$/]);
  expect(await violationsOf(page, { part: '.where-from' })).toEqual([]);

  await page.goto(`${list}/${await desk.admin.idOf('submissions', 'name', 'Priya Raman')}`);
  await expect(origin.getByRole('definition')).toHaveText(['Not known', 'Not known', 'Not known']);
});

test('E10: figures show visits and enquiries by source, as a chart, a table and a file', async ({ page }) => {
  await signInTo(page, desk.site, email, password);
  for (const width of [1440, 412]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${desk.site.url}/admin/figures?view=sources`);
    const table = page.getByRole('region', { name: 'Where enquiries come from' }).getByRole('table').first();
    const rows = table.getByRole('row');
    await expect(rows.last()).toContainText('Not known');
    await expect(rows.filter({ hasText: 'Search engines' })).toContainText('too few');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, { part: '.origins' })).toEqual([]);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sources-.*\.csv$/);
});
