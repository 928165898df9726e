import { expect, type Page, test } from '@playwright/test';
import { addEditor, type Editor, signedIn, signInTo } from '../../support/panel/editor.ts';
import { autosave, holdFormState, messageAt, openForm, publish, save } from '../../support/panel/panel.ts';
import { type Site, startSite } from '../../support/site.ts';

test.describe.configure({ timeout: 180_000, mode: 'default' });

const admin = { email: 'desk@agency.example', password: 'a password for this test' };
const ann = { email: 'ann@agency.example', name: 'Ann Lee' };

let site: Site;
let desk: Editor;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ settings: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } });
  desk = await signedIn(site, admin.email, admin.password);
  await addEditor(desk, ann.email, admin.password, { name: ann.name });
});

test.afterAll(async () => {
  await site.stop();
});

const signIn = (page: Page, { email }: { email: string }) => signInTo(page, site, email, admin.password);

const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();

test('E3: a code block is changed and published, an empty one is refused', async ({ page }) => {
  await signIn(page, ann);
  const article = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  await page.goto(`${site.url}/admin/collections/insights/${article}`);
  const code = page.locator('.rich-text-lexical .code-text textarea').first();
  await expect(code).toHaveValue(/<link rel="alternate"/, { timeout: 30_000 });
  await autosave(page, () => code.fill(''));
  expect(await publish(page)).toBe(400);
  await autosave(page, () => code.fill('<p>\n  Two spaces & a line\n</p>'));
  expect(await publish(page)).toBe(200);
  await expect.poll(() => textOf('/insights/two-languages-one-address')).toContain('\n  Two spaces &#x26; a line\n');
});

test('E3: code typed just before publishing is published during a form update', async ({ page }) => {
  await signIn(page, ann);
  const article = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  await openForm(page, `${site.url}/admin/collections/insights/${article}`);
  const code = page.locator('.rich-text-lexical .code-text textarea').first();
  await autosave(page, () => code.fill('<p>Typed before</p>'));
  const late = await holdFormState(page, 'lexical_blocks');
  await code.fill('<p>Typed at the last moment</p>');
  await late.held;
  expect(await publish(page)).toBe(200);
  late.release();
  late.end();
  await expect.poll(() => textOf('/insights/two-languages-one-address')).toContain('Typed at the last moment');
  await expect(code).toHaveValue('<p>Typed at the last moment</p>');
});

test('E3: a text with a limit shows its length while it is edited or too long', async ({ page }) => {
  await signIn(page, ann);
  await openForm(page, `${site.url}/admin/collections/facts/create`);
  const label = page.locator('#field-label');
  const count = page.locator('.field-type', { has: label }).locator('.letter-count');
  await label.fill('Price');
  await expect(count).toHaveText('5 of 80 letters');
  await page.locator('#field-value').focus();
  await expect(count).toBeHidden();
  await label.fill('a'.repeat(81));
  await page.locator('#field-value').focus();
  await expect(count).toBeVisible();
});

test('E3: custom structured data is validated and reaches the page', async ({ page }) => {
  await signIn(page, ann);
  const article = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  await page.goto(`${site.url}/admin/collections/insights/${article}`);
  const field = page.getByLabel('Structured data');
  await autosave(page, () => field.fill('{"@type": "FAQPage", '));
  expect(await publish(page)).toBe(400);
  await expect(page.getByRole('complementary', { name: /This is no JSON yet/ })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('{"@type": "FAQPage", ');
  await autosave(page, () => field.fill('{"name": "Nothing in particular"}'));
  expect(await publish(page)).toBe(400);
  await expect(page.getByRole('complementary', { name: /Give a schema.org object/ })).toBeVisible();
  await autosave(page, () =>
    field.fill('{"@context": "https://schema.org", "@type": "FAQPage", "name": "Asked by hand"}'),
  );
  expect(await publish(page)).toBe(200);
  await expect.poll(() => textOf('/insights/two-languages-one-address')).toContain('Asked by hand');
  await page.reload();
  await expect(field).toHaveValue(/"name": "Asked by hand"/);
});

test('E3: a duplicated record can be published', async ({ page }) => {
  await signIn(page, ann);
  await page.goto(`${site.url}/admin/collections/works/${await desk.idOf('works', 'slug', 'tree')}`);
  await page.locator('.doc-controls__popup button').click();
  await page.locator('#action-duplicate').click();
  await expect(page.locator('#field-slug')).toHaveValue('tree-copy', { timeout: 30_000 });
  await autosave(page, () => page.locator('#field-services').fill('Copied'));
  expect(await publish(page)).toBe(200);
  expect((await fetch(`${site.url}/work/tree-copy`)).status).toBe(200);
});

test('E3: an invalid redirect is refused with a reason, and a Chinese one works', async ({ page }) => {
  await signIn(page, ann);
  await page.goto(`${site.url}/admin/collections/redirects/create`);
  const tries: readonly (readonly [string, string, 'from' | 'to', RegExp])[] = [
    ['/about-us', '/work', 'from', /A page answers at this address/],
    ['/old-one', '/nowhere', 'to', /No page answers at this address/],
    ['/old-one', '/\\evil.example', 'to', /starts with one "\/"/],
    ['/old-one', 'javascript:alert(1)', 'to', /A new address starts with/],
    ['/Old-One', '/work', 'from', /small letters/],
  ];
  for (const [from, to, field, reason] of tries) {
    await page.locator('#field-from').fill(from);
    await page.locator('#field-to').fill(to);
    expect(await save(page)).toBe(400);
    await expect(messageAt(page, field)).toHaveText(reason);
  }
  await page.locator('#field-from').fill('/關於我們');
  await page.locator('#field-to').fill('/about-us');
  expect(await save(page)).toBe(201);
  await expect
    .poll(async () => (await fetch(`${site.url}/關於我們`, { redirect: 'manual' })).headers.get('location'))
    .toBe('/about-us');
});
