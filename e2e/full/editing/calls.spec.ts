import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { personalData } from '../../../sample/words/forms/personal-data.ts';
import { attachedCalendar } from '../../../src/enquiries/calls/testing/attached-calendar.ts';
import { readCalendar } from '../../../src/enquiries/calls/testing/read-calendar.ts';
import {
  type MailStandIn,
  type ReceivedMail,
  readMail,
  startMailServer,
} from '../../../src/enquiries/destinations/testing/mail-stand-in.ts';
import { addEditor, type Editor, signedIn, signInByForm } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 300_000, mode: 'serial' });

const admin = { email: 'desk@agency.example', password: 'a password for this test' };
const wing = 'wing@agency.example';
const phone = { viewport: { width: 412, height: 900 }, reducedMotion: 'reduce' } as const;
/** A page that has the form besides the one for contact. */
const elsewhere = '/web-design';
const mails: ReceivedMail[] = [];

let mail: MailStandIn;
let site: Site;
let desk: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mail = await startMailServer((received) => mails.push(received));
  site = await startSite({
    settings: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, SMTP_URL: mail.url, FORM_LIMIT: '50' },
  });
  desk = await signedIn(site, admin.email, admin.password);
  await addEditor(desk, wing, admin.password, { name: 'Wing Lau', roles: ['sales'] });
  const { docs } = await desk.ask('GET', `pages?where[path][equals]=${elsewhere}&depth=0`);
  const [found] = docs ?? [];
  const block = { blockType: 'contact-form', lead: 'Tell us.', statement: 'We answer.' };
  await desk.ask('PATCH', `pages/${found?.id}?depth=0`, {
    sections: [...(found?.sections ?? []), block],
    _status: 'published',
  });
});

test.afterAll(async () => {
  await site.stop();
  mail.stop();
});

const form = (page: Page) => page.locator('form[data-rules="enquiry"]');
const halves = (page: Page) => form(page).locator('[name="halfDays[]"]');
const submit = (page: Page) => form(page).locator('[type="submit"]');

/** Opens the page once it is published with its form. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(site.url + path);
    await expect(form(page)).toHaveCount(1, { timeout: 100 });
  }).toPass();
  return page;
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form(page).locator(`[name="${name}"]`).fill(value);
}

const mina = { name: 'Mina Chan', company: 'Number Six', email: 'mina@noodles.example', message: 'Four sizes.' };
const submissionsFrom = async (email: string) =>
  (
    await desk.ask<{ readonly docs: readonly Readonly<Record<string, unknown>>[] }>(
      'GET',
      `submissions?where[email][equals]=${email}&depth=0`,
    )
  ).docs;

test('V7: a visitor on a phone asks for a call on a page of its own, and is told what is missing', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await open(context, elsewhere);
  await expect(halves(page).first()).toBeHidden();
  await fill(page, mina);
  await form(page).locator('[name="call"]').check();
  await expect(halves(page)).toHaveCount(10);
  for (const index of [0, 3, 4, 7]) await halves(page).nth(index).check();
  await expect(form(page)).toContainText('4 chosen.');
  await submit(page).click();
  await expect(form(page).getByRole('link', { name: 'A call needs your phone number' })).toBeVisible();
  await expect(page.locator('#enquiry-halfDays-error')).toHaveText('That is 4 half-days. Please leave three or fewer');
  for (const index of [4, 7]) await halves(page).nth(index).uncheck();
  await expect(page.locator('#enquiry-halfDays-error')).toHaveText('');
  await fill(page, { phone: '+852 0006 0006' });
  const chosen = [await halves(page).nth(0).inputValue(), await halves(page).nth(3).inputValue()];
  await submit(page).click();
  const thanks = page.locator('[data-part="thanks-call"]');
  await expect(thanks.getByRole('listitem')).toHaveCount(2);
  await expect(page.locator('[data-part="thanks-newsletter"]')).toBeHidden();
  expect(await submissionsFrom(mina.email)).toMatchObject([
    { source: elsewhere, call: true, halfDays: chosen.join(' '), newsletter: false, statement: personalData.version },
  ]);
  await context.close();
});

for (const { path, language, wrong } of [
  { path: elsewhere, language: 'en-GB', wrong: 'That is 4 half-days. Please leave three or fewer' },
  { path: '/zh-hk/contact-us', language: 'zh-Hant-HK', wrong: '選了4個半日，請留下三個或以下' },
])
  test(`V7: a visitor without script asks for a call at ${path}, and keeps every word and box`, async ({ browser }) => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await open(context, path);
    const email = `plain-${language.toLowerCase()}@noodles.example`;
    await fill(page, { ...mina, email, phone: '+852 0006 0006' });
    await form(page).locator('[name="call"]').check();
    await form(page).locator('[name="newsletter"]').check();
    for (const index of [0, 1, 2, 3]) await halves(page).nth(index).check();
    await submit(page).click();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('#enquiry-halfDays-error')).toHaveText(wrong);
    await expect(form(page).locator('[name="message"]')).toHaveValue(mina.message);
    await expect(form(page).locator('[name="newsletter"]')).toBeChecked();
    await expect(form(page).locator('[name="halfDays[]"]:checked')).toHaveCount(4);
    await halves(page).nth(0).uncheck();
    await submit(page).click();
    await expect(page).toHaveURL(`${site.url}${path}?sent=call-newsletter#form`);
    await expect(page.locator('[data-part="thanks-newsletter"]')).toBeVisible();
    expect(await submissionsFrom(email)).toMatchObject([{ source: path, language, call: true, newsletter: true }]);
    await context.close();
  });

test('E7: a salesperson confirms one half-day, and the mail brings its calendar file', async ({ page }) => {
  await signInByForm(page, site, wing, admin.password);
  const [enquiry] = await submissionsFrom(mina.email);
  await page.goto(`${site.url}/admin/collections/submissions/${enquiry?.id}`);
  const asked = page.getByRole('article');
  await expect(asked).toContainText('Asks for a call', { timeout: 60_000 });
  await asked.locator('.call-halves button').first().click();
  const words = page.getByRole('textbox', { name: /Answer goes from/ });
  await expect(words).toHaveValue(/^Dear Mina Chan,\nthank you for your message\. I will call you on .* at 10:00 on/);
  await expect(words).toHaveValue(/Wing Lau$/);
  await page.locator('.call-file').getByRole('button', { name: '11:30' }).click();
  await expect(words).toHaveValue(/ at 11:30 on \+852 0006 0006\./);
  await expect(words).not.toHaveValue(/10:00/);
  await page.reload();
  await expect(words).toHaveValue(/ at 11:30 on \+852 0006 0006\./);
  await expect(page.locator('.call-file')).toContainText('11:30');
  mails.length = 0;
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.locator('.letter-history')).toContainText('Wing Lau answered. Sent.', { timeout: 15_000 });
  const answer = mails.find(({ to }) => to === mina.email);
  const { method, events, zones } = readCalendar(attachedCalendar(answer?.source ?? ''));
  const [date = ''] = String(enquiry?.halfDays).split('T');
  expect(method).toBe('REQUEST');
  expect(zones).toHaveLength(1);
  expect(events).toMatchObject([
    { 'DTSTART;TZID=Asia/Hong_Kong': `${date.replaceAll('-', '')}T113000`, SEQUENCE: '0' },
  ]);
  await expect(asked).toContainText('Confirmed:');
});

test('E7: two salespeople answer one enquiry, and the visitor gets the first answer alone', async ({
  browser,
  page,
}) => {
  const email = 'twice@noodles.example';
  const [{ halfDays } = { halfDays: '' }] = await submissionsFrom(mina.email);
  await send({
    ...mina,
    email,
    phone: '+852 0006 0006',
    call: 'on',
    'halfDays[]': String(halfDays).split(' ')[0] ?? '',
  });
  const [enquiry] = await submissionsFrom(email);
  const address = `${site.url}/admin/collections/submissions/${enquiry?.id}`;
  const colleague = await (await browser.newContext()).newPage();
  for (const [one, account] of [
    [page, wing],
    [colleague, admin.email],
  ] as const) {
    await signInByForm(one, site, account, admin.password);
    await one.goto(address);
    await expect(one.getByRole('article')).toContainText('Asks for a call', { timeout: 60_000 });
  }
  const other = page.getByRole('combobox', { name: 'Another half-day' });
  const option = other.getByRole('option').nth(3);
  const [day = ''] = ((await option.textContent()) ?? '').split(',');
  await other.selectOption(await option.getAttribute('value'));
  await expect(page.locator('.call-file')).toContainText(day);
  await colleague.locator('.call-halves button').first().click();
  const words = colleague.getByRole('textbox', { name: /Answer goes from/ });
  mails.length = 0;
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.locator('.letter-history')).toContainText('Wing Lau answered. Sent.', { timeout: 15_000 });
  for (const _press of [1, 2]) {
    const answered = colleague.waitForResponse(/\/answer$/);
    await colleague.getByRole('button', { name: 'Send the answer' }).click();
    expect((await answered).status()).toBe(409);
  }
  await expect(colleague.getByRole('status')).toContainText(['A colleague has answered meanwhile.']);
  await colleague.reload();
  await expect(colleague.locator('.letter-history')).toContainText('Wing Lau answered. Sent.', { timeout: 60_000 });
  await expect(words).toHaveValue(/^Dear Mina Chan,/);
  expect(mails.filter(({ to }) => to === email)).toHaveLength(1);
  await colleague.context().close();
});

test('V7: a newsletter begins with a press in the mail, and ends with another', async ({ browser }) => {
  const email = 'news@noodles.example';
  const confirmation = () =>
    mails.map(readMail).find((text) => text.includes('/newsletter/confirm/') && text.includes(`To: ${email}`));
  await submitNewsletter(email);
  await expect.poll(confirmation, { timeout: 20_000 }).toBeDefined();
  const [link = ''] = /https?:\/\/\S+\/newsletter\/confirm\/\S+/.exec(confirmation() ?? '') ?? [];
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url + new URL(link).pathname);
  expect((await desk.ask('GET', 'subscribers?depth=0')).docs).toEqual([]);
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You get the newsletter.');
  const welcome = () => mails.map(readMail).find((text) => text.includes('List-Unsubscribe: <'));
  await expect.poll(welcome).toBeDefined();
  const [, way = ''] = /List-Unsubscribe: <([^>]+)>/.exec(welcome() ?? '') ?? [];
  await page.goto(site.url + new URL(way).pathname);
  await page.getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No more newsletters.');
  expect((await desk.ask('GET', 'subscribers?depth=0')).docs).toMatchObject([{ email, withdrawn: expect.any(String) }]);
  expect((await page.goto(`${site.url}/forms/newsletter/confirm/x.x.x`))?.status()).toBe(410);
  expect((await page.goto(`${site.url}/forms/newsletter/leave/1.aaa`))?.status()).toBe(410);
  await expect(page.locator('main')).not.toContainText('tick its box');
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  await context.close();
});

test('E7: the panel tells who left the newsletter, and which mail was left out', async ({ page }) => {
  const email = 'news@noodles.example';
  await page.setViewportSize(phone.viewport);
  await signInByForm(page, site, admin.email, admin.password);
  await page.goto(`${site.url}/admin/collections/subscribers`);
  const row = page.locator('tbody tr', { hasText: email });
  await expect(row).toContainText(/Confirmed \d+ \w+ \d{4}/, { timeout: 60_000 });
  await expect(row).toContainText(/Left \d+ \w+ \d{4}/);
  await expect(row).toContainText('English');
  await submitNewsletter(email, 'And once more.');
  const [second, first] = await submissionsFrom(email);
  await page.goto(`${site.url}/admin/collections/submissions/${first?.id}`);
  await expect(page.locator('.personal-data')).toContainText(/Left on \d+ \w+ \d{4}\./, { timeout: 60_000 });
  const stateOf = async () =>
    (await desk.ask('GET', `deliveries?where[submission][equals]=${second?.id}&where[destination][equals]=newsletter`))
      .docs;
  await expect.poll(stateOf, { timeout: 20_000 }).toMatchObject([{ state: 'skipped' }]);
  await page.goto(`${site.url}/admin/collections/submissions/${second?.id}`);
  await expect(page.locator('.personal-data')).toContainText('Ticked, not confirmed', { timeout: 60_000 });
  await expect(page.locator('.letter-history')).toContainText('Left out, 1 attempt');
});

/** Sends an enquiry with the box for the newsletter ticked. */
const submitNewsletter = (email: string, message = 'Again.'): Promise<void> =>
  send({ name: 'Mina', email, message, newsletter: 'on' });

/** Sends an enquiry without a browser. */
async function send(fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetch(`${site.url}/contact-us`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
}
