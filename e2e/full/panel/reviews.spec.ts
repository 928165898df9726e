import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosave } from '../../support/panel/panel.ts';

const desk = deskForTests();

/** Sends a form of a review, as a browser without script does. */
async function send(link: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(link, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  expect(status, fields.act).toBe(303);
}

const digestIn = (html: string): string => /name="digest" value="([^"]+)"/.exec(html)?.[1] ?? '';

const panel = (page: Page) => page.getByRole('region', { name: 'Sign-off and comments' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share preview' });
const row = (page: Page, name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });

/** Opens the list of links of the open record. */
async function openLinks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share preview' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('E6: an editor asks for a sign-off, answers each comment, and sees who signed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  const id = await desk.admin.idOf('pages', 'path', '/strategy');
  await desk.open(page, 'pages', id, 'title');
  await expect(panel(page)).toHaveCount(0);
  await autosave(page, () => page.locator('#field-title').fill('Strategy, reviewed'));

  const link = await test.step('makes a link for one person', async () => {
    await openLinks(page);
    await page.getByRole('radio', { name: /^Look, comment, sign off/ }).check();
    await page.getByLabel('To whom').fill('Nora Pang');
    await page.getByLabel('Their email').fill('nora@client.example');
    await page.getByLabel('It ends after').selectOption('three days');
    await page.getByLabel('Ask them something').fill('Is the story fair?');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const made = await page.getByLabel('The link').inputValue();
    await expect(row(page, 'Nora Pang')).toContainText('Not opened');
    expect(await violationsOf(page, { part: '.share' })).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toContainText('Not opened yet.');
    return made;
  });

  await test.step('reads what the person says beside the form, and replies', async () => {
    const html = await (await fetch(link)).text();
    expect(html).toContain('Is the story fair?');
    const [, part = ''] = /name="part" value="([^"]+)"/.exec(html) ?? [];
    await send(link, { act: 'comment', part, text: 'Say “roasted” here.' });
    await send(link, { act: 'comment', part, text: 'And a comma there.' });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(panel(page)).toContainText('2 comments wait for an answer');
    const thread = panel(page).getByRole('article', { name: 'Comment 1: Nora Pang' });
    await expect(thread).toContainText('Say “roasted” here.');
    expect(await violationsOf(page, { part: '.review' })).toEqual([]);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await expect(thread.getByLabel('Your reply')).toBeFocused();
    await thread.getByLabel('Your reply').fill('Roasted it is.');
    await thread.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Replied to Nora Pang.');
    await panel(page).getByRole('button', { name: 'Replied 1' }).click();
    await expect(thread).toContainText('Ann Lee');
    expect(await (await fetch(link)).text()).toContain('Roasted it is.');
    await thread.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel(page).getByRole('button', { name: 'Resolved 1' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Resolved 1' }).click();
    await thread.getByRole('button', { name: 'Reopen' }).click();
    await expect(panel(page).getByRole('button', { name: 'Replied 1' })).toBeVisible();
  });

  await test.step('finds what waits on the first view, in the list and among the reviews', async () => {
    await page.goto(`${desk.site.url}/admin`);
    const section = page.getByRole('region', { name: 'Reviews' });
    await expect(section.getByRole('listitem').filter({ hasText: 'Strategy, reviewed' })).toContainText(
      '1 comment to answer',
    );
    expect(await violationsOf(page, { part: '.today' })).toEqual([]);
    await page.goto(`${desk.site.url}/admin/collections/pages?where[id][equals]=${id}`);
    await expect(page.getByRole('row').filter({ hasText: 'Strategy, reviewed' })).toContainText(
      /Our turn.*1 open · 0 of 1 signed/,
    );
    await page.getByRole('link', { name: /^Reviews/ }).click();
    await expect(page).toHaveURL(/\/admin\/reviews$/);
    const line = page.getByRole('row').filter({ hasText: 'Strategy, reviewed' });
    await expect(line).toContainText('Waits for Ann: 1 comment to answer');
    await expect(line).toContainText('Nora Pang');
    expect(await violationsOf(page, { part: '.list-view' })).toEqual([]);
    await line.getByRole('link', { name: 'Strategy, reviewed' }).click();
  });

  await test.step('resolves the last one, and sees a signature and that it was changed since', async () => {
    const thread = panel(page).getByRole('article', { name: 'Comment 2: Nora Pang' });
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByLabel('Your reply').fill('Done.');
    await thread.getByRole('button', { name: 'Reply and resolve' }).click();
    await expect(panel(page).getByRole('button', { name: 'Open 0' })).toBeVisible();
    await send(link, { act: 'sign', digest: digestIn(await (await fetch(link)).text()) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(panel(page)).toContainText('1 of 1');
    await expect(panel(page)).toContainText('Looks right');
    await openLinks(page);
    await expect(row(page, 'Nora Pang')).toContainText('Signed');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.goto(`${desk.site.url}/admin`);
    await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('Nora Pang said “Looks right”');
  });

  await test.step('revokes the link, which then says so', async () => {
    await desk.open(page, 'pages', id, 'title');
    await openLinks(page);
    await row(page, 'Nora Pang').getByRole('button', { name: 'Revoke' }).click();
    await expect(row(page, 'Nora Pang')).toContainText('Revoked');
    expect(await (await fetch(link)).text()).not.toContain('Roasted it is.');
  });
});

test('E6: comments are answered on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 892 });
  await desk.signIn(page);
  const { docs = [] } = await desk.admin.ask('GET', 'jobs?limit=1&depth=0');
  const id = docs[0]?.id ?? 0;
  const made = await desk.admin.ask('POST', 'preview-links/share', {
    collection: 'jobs',
    record: id,
    hours: 24,
    may: 'comment',
    name: 'Ben Osei',
  });
  await desk.admin.ask('PATCH', `jobs/${id}?draft=true`, { _status: 'draft', experience: 'Three years of it.' });
  const { path = '' } = made as { readonly path?: string };
  await send(`${desk.site.url}${path}`, { act: 'comment', part: 'job', text: 'Is the day right?' });
  await desk.open(page, 'jobs', id, 'job');
  const thread = panel(page).getByRole('article', { name: 'Comment 1: Ben Osei' });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByLabel('Your reply').fill('It is now.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  await thread.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Replied 1' })).toBeVisible();
  await openLinks(page);
  await expect(row(page, 'Ben Osei')).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goto(`${desk.site.url}/admin/reviews?tab=all`);
  await expect(page.getByRole('row').filter({ hasText: 'Ben Osei' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
});
