import { expect, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { deskForTests } from './support/desk.ts';
import { formListens } from './support/panel.ts';

const desk = deskForTests();

test('a new password of one’s own asks for the present one', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/account`);
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible({ timeout: 60_000 });
  await formListens(page);
  const present = page.getByLabel('Your present password');
  await expect(present).toHaveCount(0);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill('chosen in this very test');
  await page.getByLabel('Confirm Password').fill('chosen in this very test');
  await present.fill('not the one that it is');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Give your present password' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await present.fill('a password for this test');
  const answered = page.waitForResponse(({ request }) => request().method() === 'PATCH');
  await save.click();
  expect((await answered).status()).toBe(200);
  await expect(present).toHaveCount(0);
});
