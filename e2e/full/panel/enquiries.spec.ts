import { expect, type Page, test } from '@playwright/test';
import {
  type MailStandIn,
  type ReceivedMail,
  startMailServer,
} from '../../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { violationsOf } from '../../support/page/axe.ts';
import { addEditor, type Editor, signedIn, signInTo } from '../../support/panel/editor.ts';
import { formListens } from '../../support/panel/panel.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 480_000, mode: 'serial' });

const admin = { email: 'desk@agency.example', password: 'a password for this test' };
const sales = 'wing@agency.example';
const mails: ReceivedMail[] = [];

let mail: MailStandIn;
let site: Site;
let desk: Editor;

async function write(name: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const body = new FormData();
  const words = {
    name,
    company: 'Six Noodles',
    email: 'chan@six.example',
    message: `An enquiry from ${name}.`,
    ...more,
  };
  for (const [field, value] of Object.entries(words)) body.set(field, value);
  const headers = { accept: 'application/json' };
  expect((await fetch(`${site.url}/contact-us`, { method: 'POST', body, headers })).status).toBe(200);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mail = await startMailServer((received) => mails.push(received));
  site = await startSite({
    settings: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, SMTP_URL: mail.url },
  });
  desk = await signedIn(site, admin.email, admin.password);
  await addEditor(desk, sales, admin.password, { name: 'Wing Lau', roles: ['editor', 'sales', 'talent'] });
  await write('Otto Brandt', { email: 'otto@piano.example' });
  await write('M. Chan', { message: 'We sell noodles in four sizes.\n\nThe website thinks we sell one.' });
  await write('Best Rank', { website: 'https://spam.example', email: 'rank@spam.example' });
});

test.afterAll(async () => {
  await site.stop();
  mail.stop();
});

/**
 * Findings of axe in a part of ours, without its heading order: the headings above are the panel's.
 */
const found = async (page: Page, part: string): Promise<string[]> =>
  (await violationsOf(page, { part })).filter((one) => one !== 'undecided: heading-order: h2');

test.beforeEach(async ({ page }) => signInTo(page, site, sales, admin.password));

test('E7: an enquiry is opened, answered and noted, and its history lists each step', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/submissions`);
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'New 2' }).click();
  await expect(views.getByRole('link', { name: 'New 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  expect(await found(page, '.view-links')).toEqual([]);
  await page
    .locator('tbody')
    .getByRole('link', { name: /M\. Chan/ })
    .click();

  const enquiry = page.getByRole('article');
  await expect(enquiry).toContainText('The website thinks we sell one.');
  await expect(enquiry).toContainText('First message');
  await expect(page.getByText('1 of 2 new')).toBeVisible();
  for (const part of ['.letter-view', '.letter-history']) expect(await found(page, part), part).toEqual([]);

  const answer = page.getByRole('textbox', { name: /Answer goes from hello@/ });
  await formListens(page);
  await answer.fill('Dear M. Chan, the four sizes can be saved.');
  await page.reload();
  await formListens(page);
  await expect(answer).toHaveValue('Dear M. Chan, the four sizes can be saved.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  const history = page.locator('.letter-history');
  await expect(history).toContainText('Wing Lau answered. Sent.', { timeout: 15_000 });
  await expect(history).toContainText('Wing Lau assigned it to Wing Lau');
  await expect(history).toContainText('Wing Lau opened it');
  await expect(answer).toHaveValue('');
  expect(mails.filter(({ source }) => source.includes('the four sizes can be saved'))).not.toHaveLength(0);
  const next = page.getByRole('link', { name: 'Next new enquiry' });
  await expect(next.first()).toHaveAttribute('href', /\/submissions\/\d+$/);

  await page.getByLabel('Add a note').fill('I buy lunch there.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(history).toContainText('Wing Lau noted');
  await expect(history.locator('blockquote').first()).toHaveText('I buy lunch there.');
  await page.goto(`${site.url}/admin/collections/submissions`);
  await expect(views.getByRole('link', { name: 'Mine 1' })).toBeVisible();
  await expect(views.getByRole('link', { name: 'Waiting 1' })).toBeVisible();
});

test('E7: keys open the next enquiry, assign, answer and close it', async ({ page }) => {
  await write('Grace Yip');
  await page.goto(`${site.url}/admin/collections/submissions?where[state][equals]=new`);
  await page
    .locator('tbody')
    .getByRole('link', { name: /Grace Yip/ })
    .click();
  await expect(page.getByRole('article')).toContainText('Grace Yip');
  // Keys work a moment after the page has loaded.
  await expect(async () => {
    if (await page.getByRole('article').getByRole('heading', { name: 'Grace Yip' }).isVisible())
      await page.keyboard.press('j');
    await expect(page.getByRole('article')).toContainText('Otto Brandt', { timeout: 2000 });
  }).toPass();
  await page.keyboard.press('k');
  await expect(page.getByRole('article')).toContainText('Grace Yip');
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeHidden();
  await expect(page.locator('.letter-history')).toContainText('assigned it to');
  await expect(async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('textbox', { name: /Answer/ })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('cjk');
  await expect(page.getByRole('textbox', { name: /Answer/ })).toHaveValue('cjk');
  await page.getByRole('textbox', { name: /Answer/ }).fill('');
  await page.getByRole('article').getByRole('heading', { name: 'Grace Yip' }).click();
  await page.keyboard.press('c');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
});

test('E7: an enquiry that is marked as not spam gets its receipt', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/submissions`);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Spam 1' }).click();
  await page
    .locator('tbody')
    .getByRole('link', { name: /Best Rank/ })
    .click();
  await expect(page.getByText('Marked as spam by the site.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Answer/ })).toBeHidden();
  expect(mails.some(({ to }) => to === 'rank@spam.example')).toBe(false);
  await formListens(page);
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('textbox', { name: /Answer/ })).toBeVisible();
  await expect.poll(() => mails.some(({ to }) => to === 'rank@spam.example'), { timeout: 20_000 }).toBe(true);
});

test('E7: bulk editing of enquiries offers state, spam and assignee alone', async ({ page }) => {
  await page.goto(`${site.url}/admin/collections/submissions`);
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const fields = page.getByRole('dialog').getByRole('combobox');
  await fields.click();
  await expect(page.getByRole('option')).toHaveText(['State', 'Spam', 'Assigned to']);
});

test('E7: an enquiry fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${site.url}/admin/collections/submissions`);
  await page
    .locator('tbody')
    .getByRole('link', { name: /Otto Brandt/ })
    .click();
  await expect(page.getByRole('article')).toContainText('Otto Brandt');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  expect(await found(page, '.letter-view')).toEqual([]);
});
