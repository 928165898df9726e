import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor } from '../../support/panel/editor.ts';
import { formListens } from '../../support/panel/panel.ts';

const desk = deskForTests();
const password = 'a password for this test';

async function signIn(page: Page, email: string, tried = password): Promise<void> {
  await page.goto(`${desk.site.url}/admin/login`, { timeout: 120_000 });
  await formListens(page);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(tried);
  await page.getByRole('button', { name: 'Login' }).click();
}

const panel = (page: Page) => page.getByRole('navigation', { name: 'Panel' });

/** Opens the account of the signed-in user, once its form is hydrated. */
async function openAccount(page: Page) {
  await page.goto(`${desk.site.url}/admin/account`);
  await expect(page.locator('#field-name')).toBeVisible({ timeout: 60_000 });
  await formListens(page);
}

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const everything = [
  'Enquiries',
  'Applications',
  'Deliveries',
  'Pages',
  'Jobs',
  'Pictures',
  'Redirects',
  'Users',
  'API tokens',
];

test('E9: the navigation lists exactly the collections of a role', async ({ page }) => {
  for (const [role, entries] of [
    ['reader', ['Pages', 'Jobs', 'Pictures', 'Redirects', 'Users']],
    ['sales', ['Enquiries', 'Deliveries', 'Users']],
    ['talent', ['Applications', 'Deliveries', 'Jobs', 'Users']],
  ] as const) {
    const email = `${role}@agency.example`;
    await addEditor(desk.admin, email, password, { name: role, roles: [role] });
    await page.context().clearCookies();
    await signIn(page, email);
    await expect(panel(page)).toBeVisible({ timeout: 60_000 });
    for (const name of everything)
      await expect(
        panel(page).getByRole('link', { name: new RegExp(`^${name}( |$)`) }),
        `${role}: ${name}`,
      ).toHaveCount(entries.some((one) => one === name) ? 1 : 0);
  }
  await page.goto(`${desk.site.url}/admin/collections/pages`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('E9: a reader sees no buttons to change a page', async ({ page }) => {
  await signIn(page, 'reader@agency.example');
  await expect(panel(page)).toBeVisible({ timeout: 60_000 });
  const id = await desk.admin.idOf('pages', 'path', '/');
  await desk.open(page, 'pages', id, 'path');
  await expect(page.getByRole('button', { name: /Publish|Save|Share/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0);
});

test('E9: a second factor is set up, required at sign-in, and removed by an administrator', async ({
  page,
  browser,
}) => {
  await desk.signIn(page);
  await openAccount(page);
  for (const width of [1440, 412]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => wider(page), `${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const part = page.getByRole('region', { name: 'Authenticator app' });
  await part.getByRole('button', { name: 'Set up' }).click();
  await part.getByLabel('Your password').fill('not the password');
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByRole('alert')).toContainText('This is not your password');
  await part.getByLabel('Your password').fill(password);
  await part.getByLabel('Your password').press('Enter');
  const secret = ((await part.locator('.account-part__secret code').textContent()) ?? '').replaceAll(' ', '');
  expect(await violationsOf(page, { part: '.account-part' })).toEqual([]);
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => wider(page), `${width}`).toBe(0);
  }
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const field = part.getByLabel('Type the six digits from the app');
  await field.fill('000000');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('alert')).toContainText('This code is wrong');
  await field.fill(app.generate());
  await field.press('Enter');
  await expect(part.locator('.account-part__codes li')).toHaveCount(10);
  const recovery = (await part.locator('.account-part__codes code').first().textContent()) ?? '';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part.getByRole('button', { name: 'Copy all codes' }).click();
  await expect(part).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recovery);
  await part.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(part).toContainText('10 recovery codes are left');

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'ann@agency.example');
  const code = elsewhere.getByLabel('Six digits, or a recovery code');
  await expect(code).toBeVisible({ timeout: 60_000 });
  await expect(elsewhere.locator('input[name="password"]')).toBeHidden();
  expect(await violationsOf(elsewhere, { part: '.second-step' })).toEqual([]);
  await code.fill('000000');
  await code.press('Enter');
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  await code.fill(recovery);
  await code.press('Enter');
  await expect(panel(elsewhere)).toBeVisible({ timeout: 60_000 });
  await elsewhere.context().clearCookies();
  await signIn(elsewhere, 'ann@agency.example');
  await expect(code).toBeVisible({ timeout: 60_000 });
  await elsewhere.getByRole('button', { name: 'Back' }).click();
  await expect(elsewhere.locator('input[name="password"]')).toBeVisible({ timeout: 60_000 });

  await elsewhere.context().clearCookies();
  await signIn(elsewhere, 'desk@agency.example');
  await expect(panel(elsewhere)).toBeVisible({ timeout: 60_000 });
  await desk.open(elsewhere, 'users', await desk.admin.idOf('users', 'email', 'ann@agency.example'), 'name');
  await elsewhere.getByRole('button', { name: 'Turn off 2FA' }).click();
  await elsewhere.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(elsewhere.getByRole('region', { name: 'Authenticator app' })).toContainText('Off.');
  await elsewhere.close();
  await openAccount(page);
  await expect(part).toContainText('Off.');
});

/**
 * User agent that no other session of these tests has; it identifies the session's line in the
 * list.
 */
const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('E9: a session is ended from another session', async ({ page, browser }) => {
  const other = await browser.newPage({ userAgent: telephone });
  await desk.signIn(other);
  await desk.signIn(page);
  await openAccount(page);
  const part = page.getByRole('region', { name: 'Signed in' });
  await expect(part.getByText('This one')).toHaveCount(1);
  const sessions = part.getByRole('listitem');
  const theirs = sessions.filter({ hasText: 'Safari on an iPhone' });
  await expect(theirs).toHaveCount(1);
  const before = await sessions.count();
  expect(await violationsOf(page, { part: '.account-part' })).toEqual([]);
  // Repeats the press, because presses before hydration are lost; the page reloads after a
  // successful one.
  const end = theirs.getByRole('button', { name: /^Sign out/ });
  await expect(end).toBeVisible();
  await expect(async () => {
    if (await end.isVisible()) await end.click({ timeout: 2000 });
    await expect(theirs).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await expect(sessions).toHaveCount(before - 1);
  await other.goto(`${desk.site.url}/admin/collections/pages`);
  await expect(other.locator('input[name="password"]')).toBeVisible({ timeout: 60_000 });
  await expect(part.getByText('This one')).toHaveCount(1);
  await other.close();
});
