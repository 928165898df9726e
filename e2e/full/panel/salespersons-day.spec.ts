import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  type MailStandIn,
  type ReceivedMail,
  startMailServer,
} from '../../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { type ScannerStandIn, startScanner } from '../../../src/lib/testing/scanner-stand-in.ts';
import { addEditor, type Editor, signedIn, signInByForm, signInTo } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 480_000, mode: 'serial' });

const admin = { email: 'desk@agency.example', password: 'a password for this test' };
const wing = 'wing@agency.example';
const mails: ReceivedMail[] = [];

let mail: MailStandIn;
let scanner: ScannerStandIn;
let site: Site;
let desk: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mail = await startMailServer((received) => mails.push(received));
  scanner = await startScanner();
  site = await startSite({
    settings: {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: mail.url,
      CLAMD_URL: scanner.url,
    },
  });
  desk = await signedIn(site, admin.email, admin.password);
  await addEditor(desk, wing, admin.password, { name: 'Wing Lau', roles: ['sales'] });
  await addEditor(desk, 'kit@agency.example', admin.password, { name: 'Kit Ho', roles: ['sales'] });
});

test.afterAll(async () => {
  await site.stop();
  mail.stop();
  scanner.stop();
});

async function write(name: string, email: string, more: Readonly<Record<string, string | File>> = {}): Promise<void> {
  const body = new FormData();
  const words = { name, company: 'Harlech', email, message: `An enquiry from ${name}.`, ...more };
  for (const [field, value] of Object.entries(words)) body.set(field, value);
  const headers = { accept: 'application/json' };
  expect((await fetch(`${site.url}/contact-us`, { method: 'POST', body, headers })).status).toBe(200);
}

/** Waits for the notification mail about an enquiry. */
async function noticeOf(name: string): Promise<ReceivedMail> {
  const found = () => mails.find(({ everybody, source }) => everybody.includes(wing) && source.includes(name));
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  return found() as ReceivedMail;
}

const brief = (words: string) => new File([words], 'brief.txt', { type: 'text/plain' });
const enquiry = (page: Page) => page.getByRole('article');
const history = (page: Page) => page.locator('.letter-history');

test('E7: a salesperson is notified, answers, assigns, marks spam and exports enquiries', async ({ page }) => {
  await test.step('chooses a mail for each enquiry', async () => {
    await signInByForm(page, site, wing, admin.password);
    await page.goto(`${site.url}/admin/account`);
    const setting = page.locator('#field-toldOfLetters');
    await expect(setting).toBeVisible({ timeout: 60_000 });
    await setting.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Each message' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/updated successfully/i).first()).toBeVisible();
  });

  await test.step('opens an enquiry by the link of its mail', async () => {
    await write('Mei Lam', 'mei@harlech.example', { file: brief('One counter, two languages.') });
    const { source } = await noticeOf('Mei Lam');
    const [, path] = /(\/admin\/collections\/submissions\/\d+)/.exec(source) ?? [];
    await page.goto(`${site.url}${path}`);
    await expect(enquiry(page)).toContainText('Mei Lam');
    await expect(enquiry(page)).toContainText('scanned: nothing found');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download brief.txt' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe('One counter, two languages.');
  });

  await test.step('answers it, at first without a connection', async () => {
    const words = page.getByRole('textbox', { name: /Answer goes from/ });
    await words.fill('Dear Mei Lam, two languages it is.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.locator('.connection')).toContainText('Try again then.');
    await page.context().setOffline(false);
    await expect(page.locator('.connection')).toHaveText('', { timeout: 20_000 });
    await expect(words).toHaveValue('Dear Mei Lam, two languages it is.');
    await expect(enquiry(page)).toContainText('Mei Lam');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(history(page)).toContainText('Wing Lau answered. Sent.', { timeout: 15_000 });
    const answers = mails.filter(
      ({ to, source }) => to === 'mei@harlech.example' && source.includes('two languages it'),
    );
    expect(answers).toHaveLength(1);
  });

  await test.step('assigns it to a colleague', async () => {
    const holder = page.locator('#field-assignee');
    await holder.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Kit Ho' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(history(page)).toContainText('assigned it to Kit Ho', { timeout: 15_000 });
  });

  await test.step('marks spam, and finds an enquiry with a virus held', async () => {
    await write('Best Rank', 'rank@spam.example');
    await write('Mal Ware', 'mal@spam.example', { file: brief('This is MARKED.') });
    await noticeOf('Best Rank');
    const list = `${site.url}/admin/collections/submissions`;
    await page.goto(list);
    await page
      .locator('tbody')
      .getByRole('link', { name: /Best Rank/ })
      .click();
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await expect(page.getByText('Marked as spam by Wing Lau')).toBeVisible();
    await page.goto(list);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Spam 2' }).click();
    await page
      .locator('tbody')
      .getByRole('link', { name: /Mal Ware/ })
      .click();
    await expect(enquiry(page)).toContainText(
      'brief.txt cannot be downloaded. The virus scanner found Test.Marked in it.',
    );
    await expect(page.getByRole('link', { name: /Download/ })).toBeHidden();
    expect(mails.some(({ everybody, source }) => everybody.includes(wing) && source.includes('Mal Ware'))).toBe(false);
  });

  await test.step('downloads the list of enquiries', async () => {
    await page.goto(`${site.url}/admin/collections/submissions`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download this list (CSV)' }).click(),
    ]);
    const rows = await readFile(await file.path(), 'utf8');
    for (const name of ['Mei Lam', 'Best Rank', 'Mal Ware']) expect(rows).toContain(name);
  });

  await test.step('an administrator erases a person and the enquiry', async () => {
    const id = await desk.idOf('submissions', 'email', 'mei@harlech.example');
    await page.goto(`${site.url}/admin/collections/submissions/${id}`);
    await expect(enquiry(page)).toContainText('Mei Lam');
    await expect(page.getByRole('link', { name: 'What we hold on this person' })).toBeHidden();
    const person = `${site.url}/admin/submissions/${id}/person`;
    expect((await page.goto(person))?.status()).toBe(404);
    await expect(page.getByText('Mei Lam')).toBeHidden();
    await page.context().clearCookies();
    await signInTo(page, site, admin.email, admin.password);
    await page.goto(person);
    await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
    await page.getByLabel('Type the address to confirm').fill('mei@harlech.example');
    await page.getByRole('button', { name: 'Erase all of it' }).click();
    await expect(page.getByRole('status')).toContainText('Erased on ');
    await expect(page.getByRole('row', { name: 'Files 1' })).toBeVisible();
    expect((await desk.ask('GET', `submissions?where[email][equals]=mei@harlech.example`)).docs).toEqual([]);
  });
});
