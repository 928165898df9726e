import { expect, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { formListens } from '../../support/panel/panel.ts';

const desk = deskForTests();

test('E1: changing the password requires the current one', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/account`);
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible({ timeout: 60_000 });
  await formListens(page);
  const present = page.getByLabel('Your present password');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  /**
   * Types the current password, waits until the form has processed it, saves, and returns the
   * status.
   */
  const saveWith = async (password: string) => {
    // A save before it is ignored.
    const read = page.waitForResponse((answer) => answer.request().postData()?.includes(password) === true);
    await present.fill(password);
    await read;
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save.click();
    return (await saved).status();
  };
  await expect(present).toHaveCount(0);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('New Password').fill('chosen in this very test');
  await page.getByLabel('Confirm Password').fill('chosen in this very test');
  expect(await saveWith('not the one that it is')).toBe(400);
  await expect(page.getByRole('alert').filter({ hasText: 'Give your present password' })).toBeVisible();
  expect(await saveWith('a password for this test')).toBe(200);
});
