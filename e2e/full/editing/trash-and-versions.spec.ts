import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor, type Editor, signedIn, signInTo } from '../../support/panel/editor.ts';
import { autosavedWith, formListens, restoreVersion } from '../../support/panel/panel.ts';
import { bringForward, schedulePublishing } from '../../support/panel/scheduling.ts';
import { type Site, startSite } from '../../support/site.ts';

const desk = deskForTests();

const boss = { email: 'desk@agency.example', password: 'a password for this test' };
const ann = 'ann@agency.example';
const account = { ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password };

const statusOf = async (site: Site, address: string): Promise<number> =>
  (await fetch(`${site.url}${address}`, { redirect: 'manual' })).status;

/** Presses an action of the menu with the three dots. */
async function fromMenu(page: Page, action: string): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').first().click();
  await page.locator(action).click();
}

/**
 * Acts in a record that another user has open. Payload asks about that a moment after the form is
 * drawn, and earlier presses are lost; so `act` is repeated and has to do nothing the second time.
 */
async function takingOver(page: Page, act: () => Promise<void>): Promise<void> {
  const takeOver = page.getByRole('button', { name: 'Take over' });
  await expect(async () => {
    if (await takeOver.isVisible()) await takeOver.click({ timeout: 2000 });
    await act();
  }).toPass({ timeout: 90_000 });
}

const confirm = (page: Page) => page.locator('.confirmation-modal').getByRole('button', { name: 'Confirm' }).click();

test('E5: a case is moved to the trash, and restored once its address is free', async ({ page }) => {
  const { site, admin } = desk;
  await desk.signIn(page);
  const id = await admin.idOf('works', 'slug', 'arabica');
  expect(await statusOf(site, '/work/arabica')).toBe(200);
  await desk.open(page, 'works', id, 'title');
  await fromMenu(page, '#action-delete');
  await confirm(page);
  await expect(page.getByText('moved to trash')).toBeVisible();
  await expect.poll(() => statusOf(site, '/work/arabica'), { timeout: 2000 }).toBe(301);
  await expect.poll(() => desk.textOf('/work')).not.toContain('/work/arabica');

  await admin.ask('POST', 'works', {
    title: 'The other Arabica',
    slug: 'arabica',
    postDate: new Date().toISOString(),
    _status: 'published',
  });
  await page.goto(`${site.url}/admin/collections/works/trash`);
  await page.getByRole('link', { name: 'Arabica' }).click();
  await expect(page.locator('#field-title')).toHaveValue('Arabica', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Share preview' })).toHaveCount(0);
  const restore = async () => {
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.locator('.confirmation-modal').getByText('Restore as published version').click();
    await confirm(page);
  };
  await restore();
  await expect(page.getByText('“The other Arabica” has the address /work/arabica now.')).toBeVisible();
  expect(await desk.textOf('/work/arabica')).toContain('The other Arabica');

  const other = await admin.idOf('works', 'slug', 'arabica');
  await admin.ask('PATCH', `works/${other}`, { slug: 'another-arabica', _status: 'published' });
  await admin.ask('DELETE', `redirects?where[from][equals]=/work/arabica`);
  await page.reload();
  await expect(page.locator('#field-title')).toHaveValue('Arabica', { timeout: 30_000 });
  await restore();
  await expect.poll(async () => (await desk.textOf('/work/arabica')).includes('The other Arabica')).toBe(false);
  await expect.poll(() => statusOf(site, '/work/arabica')).toBe(200);
});

test('E5: versions list author and changed fields, and an older one is restored', async ({ page }) => {
  const { site, admin } = desk;
  await desk.signIn(page);
  const id = await admin.idOf('works', 'slug', 'tree');
  await desk.open(page, 'works', id, 'title');
  await page.locator('#field-title').fill('Tree, said otherwise');
  await expect(page.getByText(/last saved/i).first()).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await admin.ask('GET', `works/${id}?draft=true&depth=0`)))
    .toContain('Tree, said otherwise');
  await page.goto(`${site.url}/admin/collections/works/${id}/versions`);
  const newest = page.locator('.version-list li').first();
  await expect(newest).toContainText('Draft', { timeout: 30_000 });
  await expect(newest).toContainText('Title');
  await expect(newest).toContainText('Ann Lee');
  const way = page.locator('.step-nav');
  await expect(way.getByRole('link', { name: 'Tree, said otherwise' })).toHaveAttribute(
    'href',
    `/admin/collections/works/${id}`,
  );
  await expect(way).toContainText('Versions');
  await page.locator('.version-list li').last().getByRole('link').click();
  await restoreVersion(page);
  await expect
    .poll(async () => JSON.stringify(await admin.ask('GET', `works/${id}?draft=true&depth=0`)))
    .not.toContain('Tree, said otherwise');
});

test('E5: a link field suggests existing pages and refuses unknown ones', async ({ page }) => {
  const { site, admin } = desk;
  await desk.signIn(page);
  const { docs } = await admin.ask('GET', 'navigation?depth=0');
  await page.goto(`${site.url}/admin/collections/navigation/${docs?.[0]?.id}`);
  const field = page.locator('#field-button__href');
  await expect(field).toBeEnabled({ timeout: 60_000 });
  await field.fill('tai pin');
  await expect(page.locator('datalist option[value="/work/tai-ping"]').first()).toBeAttached();
  await field.fill('/work/no-such-case');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('No page answers at /work/no-such-case').first()).toBeVisible();
});

test('E5: a scheduled publication is in the calendar, and runs after a restart', async ({ page }) => {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), 'keeping-'));
  const start = () => startSite({ dataDirectory, settings: { ...account, SAMPLE: 'off' } });
  let site = await start();
  try {
    const admin: Editor = await signedIn(site, boss.email, boss.password);
    await addEditor(admin, ann, boss.password, { name: 'Ann Lee' });
    const made = await admin.ask('POST', 'works?draft=true', {
      title: 'Woken',
      slug: 'woken',
      postDate: new Date().toISOString(),
      _status: 'draft',
    });
    const id = made.doc?.id;
    await signInTo(page, site, ann, boss.password);
    await page.goto(`${site.url}/admin/collections/works/${id}`);
    await expect(page.locator('#field-title')).toHaveValue('Woken', { timeout: 60_000 });
    await schedulePublishing(page, Date.now() + 24 * 60 * 60_000);
    await page.goto(`${site.url}/admin/collections/works`);
    await expect(page.locator('.booked-cell')).toHaveText(/^Publishes \d+ \w+, \d\d:\d\d$/, { timeout: 30_000 });
    await page.goto(`${site.url}/admin/schedule`);
    await expect(page.locator('.schedule__beside')).toContainText('Woken', { timeout: 30_000 });
    await expect(page.getByText('Hong Kong time', { exact: true })).toBeVisible();

    await site.stop();
    // The scheduled time passes while the site is stopped.
    bringForward({ dataDirectory });
    site = await start();
    await expect.poll(() => statusOf(site, '/work/woken'), { timeout: 8000 }).toBe(200);
  } finally {
    await site.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});

test('E5: with approval required, an editor requests it and an administrator publishes', async ({ page, browser }) => {
  const site = await startSite({ settings: { ...account, APPROVAL: 'on' } });
  try {
    const admin = await signedIn(site, boss.email, boss.password);
    await addEditor(admin, ann, boss.password, { name: 'Ann Lee' });
    const id = await admin.idOf('works', 'slug', 'tree');
    await signInTo(page, site, ann, boss.password);
    await page.goto(`${site.url}/admin/collections/works/${id}`);
    await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 });
    await formListens(page);
    await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveCount(0);
    await page.locator('#field-title').fill('Tree, asked for');
    await page.getByRole('button', { name: 'Request approval' }).click();
    await expect(page.getByText('You requested approval')).toBeVisible();

    const desktop = await (await browser.newContext()).newPage();
    await signInTo(desktop, site, boss.email, boss.password);
    await desktop.goto(`${site.url}/admin`);
    await desktop
      .locator('section[aria-labelledby="today-waiting"]')
      .getByRole('link', { name: 'Tree, asked for' })
      .click();
    await expect(desktop.getByText('Ann Lee requested approval')).toBeVisible({ timeout: 60_000 });
    const missing = desktop.getByRole('textbox', { name: 'Comment for Ann Lee' });
    const sentBack = desktop.getByText('requested changes').first();
    await takingOver(desktop, async () => {
      if (await sentBack.isVisible()) return;
      if (!(await missing.isVisible()))
        await desktop.getByRole('button', { name: 'Request changes …' }).click({ timeout: 2000 });
      await missing.fill('The year is missing.', { timeout: 2000 });
      await desktop.getByRole('button', { name: 'Request changes', exact: true }).click({ timeout: 2000 });
      await expect(sentBack).toBeVisible({ timeout: 4000 });
    });
    await expect(sentBack).toContainText('“The year is missing.”');

    await page.goto(`${site.url}/admin`);
    const returned = page.locator('section[aria-labelledby="today-returned"]');
    await expect(returned).toContainText('The year is missing.');
    await returned.getByRole('link', { name: 'Tree, asked for' }).click();
    await expect(page.getByText('requested changes').first()).toBeVisible({ timeout: 60_000 });
    // The reviewer who sent it back still has the form open, and locks it for no one.
    await formListens(page);
    const anew = 'Tree, asked for again';
    await Promise.all([autosavedWith(page, anew), page.locator('#field-title').fill(anew)]);
    await page.getByRole('button', { name: 'Request approval again' }).click();
    await expect(page.getByText('You requested approval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take over' })).toHaveCount(0);
    await desktop.goto(`${site.url}/admin/collections/works`);
    await desktop.getByRole('link', { name: 'Waiting for approval 1' }).click();
    await expect(desktop.locator('tbody tr')).toHaveCount(1);
    // A new list first writes its limit into the URL; Next drops navigations that start at that
    // moment.
    await expect(desktop).toHaveURL(/where.*limit=/);
    await desktop.locator('tbody').getByRole('link', { name: 'Tree, asked for again' }).click();
    await expect(desktop.getByText('Ann Lee requested approval')).toBeVisible({ timeout: 60_000 });
    const isUp = async () => (await (await fetch(`${site.url}/work/tree`)).text()).includes('Tree, asked for again');
    await takingOver(desktop, async () => {
      const up = desktop.getByRole('button', { name: 'Publish changes' });
      if (await up.isEnabled()) await up.click({ timeout: 2000 });
      await expect.poll(isUp, { timeout: 4000 }).toBe(true);
    });
    await desktop.context().close();
  } finally {
    await site.stop();
  }
});
