import { expect, type Locator, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor, signInTo } from '../../support/panel/editor.ts';
import { contentOf, englishOn } from '../../support/panel/latin-texts.ts';
import { autosavedWith, formListens, messageAt } from '../../support/panel/panel.ts';

const desk = deskForTests();

test.use({ actionTimeout: 20_000, viewport: { width: 1440, height: 1000 } });

let content: ReadonlySet<string> = new Set();

/** Signs in an editor who also answers enquiries, one of which has arrived. */
async function signIn(page: Page): Promise<void> {
  const { admin, site } = desk;
  const password = 'a password for this test';
  await addEditor(admin, 'wing@agency.example', password, { name: 'Wing', roles: ['editor', 'sales'] });
  const enquiry = new FormData();
  const fields = { name: '陳六', company: '六號粉麵', email: 'm.chan@six.example', message: '我們賣四種份量的麵。' };
  for (const [field, value] of Object.entries(fields)) enquiry.set(field, value);
  const answer = await fetch(`${site.url}/contact-us`, {
    method: 'POST',
    body: enquiry,
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
  content = await contentOf(admin);
  await signInTo(page, site, 'wing@agency.example', password);
}

async function chooseLanguage(page: Page, name: string, code: string): Promise<void> {
  await page.goto(`${desk.site.url}/admin/account`);
  await formListens(page);
  await page.locator('#language-select').click();
  await page.locator('.rs__option').filter({ hasText: name }).click();
  await expect(page.locator(`html[lang="${code}"]`)).toBeAttached();
}

/** Names of controls follow a moment after the view. */
const isInChinese = async (page: Page, view: string): Promise<void> => {
  await expect.poll(() => englishOn(page, content), { message: view }).toEqual([]);
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${desk.site.url}/admin${path}`);
  await expect(page.locator('.nav--nav-hydrated')).toBeAttached();
}

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`${desk.site.url}/admin/collections/${path}`);
  await formListens(page);
}

/** Opens a page of sections with its second one open. */
async function openStatement(page: Page): Promise<Locator> {
  await openForm(page, `pages/${await desk.admin.idOf('pages', 'path', '/services/seo')}`);
  await page.getByRole('button', { name: '區塊', exact: true }).click();
  const row = page.locator('#sections-row-1');
  await expect(row).toBeVisible();
  // The panel remembers open rows for every user.
  if (await row.locator('> .collapsible--collapsed').isVisible())
    await row.locator('.collapsible__toggle').first().click();
  const field = page.locator('#field-sections__1__statement');
  await expect(field).toBeVisible();
  return field;
}

const views = [
  '',
  '/figures',
  '/schedule',
  '/translations',
  '/account',
  '/collections/submissions',
  '/collections/pages',
  '/collections/works',
  '/collections/works?search=carpte',
  '/collections/works/trash',
  '/collections/insights',
  '/collections/jobs',
  '/collections/media',
  '/collections/films',
  '/collections/facts',
  '/collections/people',
  '/collections/navigation',
  '/collections/redirects',
  '/collections/works/99999',
];

test('E13: an editor who chooses Chinese reads every list, form and dialog in Chinese', async ({ page }) => {
  const { admin } = desk;
  await signIn(page);
  await chooseLanguage(page, '中文（繁體）', 'zh-TW');
  for (const view of views) {
    await open(page, view);
    await isInChinese(page, view);
  }
  const records = [
    ['pages', 'path', '/services/seo'],
    ['works', 'slug', 'arabica'],
    ['insights', 'slug', 'two-languages-one-address'],
    ['jobs', 'slug', 'web-developer-jobs'],
    ['facts', 'token', 'hours-25'],
    ['submissions', 'email', 'm.chan@six.example'],
  ] as const;
  const forms: string[] = [];
  for (const [collection, field, value] of records)
    forms.push(`${collection}/${await admin.idOf(collection, field, value)}`);
  for (const form of [...forms, 'media/create', 'redirects/create', 'works/create']) {
    await openForm(page, form);
    await isInChinese(page, form);
  }
  await open(page, `/translations/${forms[0]}/zh-Hant-HK?tab=all`);
  await isInChinese(page, 'translation');

  await openStatement(page);
  await isInChinese(page, 'open section');
  await page.getByRole('button', { name: '分享預覽' }).click();
  await expect(page.getByRole('dialog', { name: '分享預覽' })).toBeVisible();
  await isInChinese(page, 'sharing');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新增區塊' }).last().click();
  await expect(page.locator('.blocks-drawer__block').first()).toBeVisible();
  await isInChinese(page, 'picker of sections');
  await open(page, '');
  await page.getByRole('button', { name: /搜尋全部/ }).click();
  await expect(page.getByRole('dialog', { name: '搜尋全部' })).toBeVisible();
  await isInChinese(page, 'command palette');
});

test('E13: an error is read in Chinese, and the panel is English again once that is chosen', async ({ page }) => {
  await desk.signIn(page);
  await chooseLanguage(page, '中文（繁體）', 'zh-TW');
  const field = await openStatement(page);
  const write = (words: string) => Promise.all([autosavedWith(page, words), field.fill(words)]);
  const publish = page.getByRole('button', { name: '發佈修改' });
  await write('All {prjects} of them.');
  await publish.click();
  await expect(page.locator('.faults-in-form').getByRole('alert')).toHaveText('發佈前要修正 1 個問題');
  await expect(messageAt(page, 'sections__1__statement')).toContainText('沒有 {prjects} 這項事實。');
  await write('All {projects} of them.');
  await publish.click();
  await expect(page.locator('.payload-toast-item').filter({ hasText: '更新成功。' })).toBeVisible();
  await chooseLanguage(page, 'English', 'en');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Pages' })).toBeVisible();
});
