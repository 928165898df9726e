import { expect, test } from '@playwright/test';
import { violationsOf } from '../support/page/axe.ts';
import { deskForTests, password } from '../support/panel/desk.ts';
import { addEditor, signInByForm, signInTo } from '../support/panel/editor.ts';
import {
  autosave,
  autosaved,
  formListens,
  holdFormState,
  isFormState,
  messageAt,
  openForm,
  publish,
  save,
} from '../support/panel/panel.ts';
import { openSchedule, sendSchedule } from '../support/panel/scheduling.ts';

const bob = { email: 'bob@agency.example', name: 'Bob Ho', roles: ['editor', 'sales', 'talent'] };
const eva = { ...bob, email: 'eva@agency.example', name: 'Eva Ng' };

const desk = deskForTests();
const { textOf, signIn, open } = desk;

test.beforeAll(async () => {
  for (const { email, ...more } of [bob, eva]) await addEditor(desk.admin, email, password, more);
});

test('E3: the error of a field is shown beside it in full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await openForm(page, `${desk.site.url}/admin/collections/works/create`);
  await page.waitForURL(/works\/\d+/);
  await page.locator('#field-title').fill('A case with a bad address');
  await autosave(page, () => page.locator('#field-slug').fill('Bad Slug!'));
  expect(await publish(page)).toBe(400);
  const { held, release, end } = await holdFormState(page);
  const message = messageAt(page, 'slug');
  await expect(message).toHaveText(
    'An address holds only small letters, digits and single hyphens, for example "spring-collection".',
  );
  const cut = await message.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(cut).toBe(false);
  // The validation message of this address arrives after the next refusal, and must not replace it.
  await held;
  await page.locator('#field-slug').fill('arabica');
  expect(await publish(page)).toBe(400);
  const next = page.waitForRequest(isFormState);
  release();
  await next;
  await expect(message).toHaveText('“Arabica” has the address /work/arabica. Choose another.');
  end();
  await page.locator('#field-slug').fill('a-good-address');
  expect(await publish(page)).toBe(200);
  expect((await fetch(`${desk.site.url}/work/a-good-address`)).status).toBe(200);
});

test('E5: two editors of one record are warned of each other and lose no changes', async ({ browser }) => {
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  for (const page of [first, second]) await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(first);
  await signInTo(second, desk.site, bob.email, password);
  const record = `${desk.site.url}/admin/collections/works/${await desk.admin.idOf('works', 'slug', 'arabica')}`;
  await Promise.all([openForm(first, record), openForm(second, record)]);

  // One editor publishes while the other has the form open.
  await autosave(first, () => first.locator('#field-services').fill('Written by Ann'));
  expect(await publish(first)).toBe(200);
  const refused = autosaved(second);
  await second.locator('#field-services').fill('Written by Bob');
  expect((await refused).status()).toBe(409);
  await expect(second.getByText(/This was changed since you opened it/).first()).toBeVisible();
  expect(await publish(second)).toBe(409);
  await expect(second.locator('#field-services')).toHaveValue('Written by Bob');
  await expect.poll(() => textOf('/work/arabica')).toContain('Written by Ann');
  expect(await textOf('/work/arabica')).not.toContain('Written by Bob');

  // Both editors open another record and write at the same time.
  const other = `${desk.site.url}/admin/collections/works/${await desk.admin.idOf('works', 'slug', 'omtis-fine-wines')}`;
  await Promise.all([openForm(first, other), openForm(second, other)]);
  expect(await autosave(first, () => first.locator('#field-services').fill('Written by Ann, in peace'))).toBe(200);
  const locked = autosaved(second);
  await second.locator('#field-services').fill('Written by Bob');
  expect((await locked).status()).toBeGreaterThanOrEqual(409);
  await expect(second.getByText('Ann Lee').first()).toBeVisible();
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(second.locator('#field-services')).toHaveValue('Written by Ann, in peace');
  expect(await autosave(second, () => second.locator('#field-services').fill('Written by both'))).toBe(200);
  const late = autosaved(first);
  await first.locator('#field-services').pressSequentially('!');
  expect((await late).status()).toBeGreaterThanOrEqual(409);
  const dialog = first.locator('#document-take-over');
  await expect(dialog).toContainText('Bob Ho is editing this now.');
  await expect(dialog).toContainText('Written by Ann, in peace!');
  // Keys typed as part of a sentence press no button of the dialog.
  await expect(dialog.getByRole('heading')).toBeFocused();
  await first.keyboard.type(' and on \n');
  await expect(dialog).toBeVisible();
  await expect(first.locator('.unsaved')).toContainText('another editor is editing this');
  expect(await publish(second)).toBe(200);
  await expect.poll(() => textOf('/work/omtis-fine-wines')).toContain('Written by both');
  await first.close();
  await second.close();
});

test('E7: a salesperson signs in and assigns an enquiry to a colleague', async ({ page }) => {
  const body = new FormData();
  for (const [field, value] of Object.entries({
    name: 'M. Chan',
    email: 'm.chan@six.example',
    message: 'Please call.',
  }))
    body.set(field, value);
  await fetch(`${desk.site.url}/contact-us`, { method: 'POST', body, headers: { accept: 'application/json' } });
  await signInByForm(page, desk.site, bob.email, password);
  await expect(page.getByRole('navigation', { name: 'Panel' })).toBeVisible();
  await page.goto(`${desk.site.url}/admin/collections/submissions`);
  await page.locator('tbody a').first().click();
  await expect(page).toHaveURL(/\/submissions\/\d+/);
  await formListens(page);
  const options = page.locator('#field-assignee .rs__option');
  await page.locator('#field-assignee .rs__control').click();
  await expect(options.filter({ hasText: 'Eva Ng' })).toBeVisible();
  await expect(options.filter({ hasText: 'Ann Lee' })).toHaveCount(0);
  await expect(page.getByText(/Untitled/)).toHaveCount(0);
  await options.filter({ hasText: 'Eva Ng' }).click();
  expect(await save(page, 'PATCH')).toBe(200);
  // The enquiry reloads with its history.
  await expect(page.locator('.letter-history')).toContainText('assigned it to Eva Ng');
  await expect(page.locator('#field-assignee')).toContainText('Eva Ng');
});

test('E4: pictures are found by their alt text, and one in use cannot be deleted', async ({ page }) => {
  await signIn(page);
  const id = await desk.admin.idOf('media', 'filename', 'tree-work-hero-image.avif');
  await desk.admin.ask('PATCH', `media/${id}`, { alt: 'A quinquireme of Nineveh.' });
  await page.goto(`${desk.site.url}/admin/collections/media?search=quinquireme`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.locator('tbody a').first().click();
  await formListens(page);
  await page.locator('.doc-controls__popup button').click();
  await page.locator('#action-delete').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/This picture is still used by the case “Tree”/)).toBeVisible();
});

test('E11: every control of a list and a form has an accessible name', async ({ page }) => {
  const unnamed = async () =>
    (await violationsOf(page, { colours: false })).filter((found) => /^(?:[a-z-]+-name|label): /.test(found));
  await signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/media`);
  await expect(page.locator('.clickable-arrow').first()).toBeVisible();
  await expect.poll(unnamed).toEqual([]);
  await openForm(page, `${desk.site.url}/admin/collections/works/1`);
  await expect.poll(unnamed).toEqual([]);
});

test('E6: the unpublishing of a job is scheduled in the time zone of the agency', async ({ page }) => {
  await signIn(page);
  await openForm(
    page,
    `${desk.site.url}/admin/collections/jobs/${await desk.admin.idOf('jobs', 'slug', 'web-developer-jobs')}`,
  );
  await autosave(page, () => page.locator('#field-location').fill('Hong Kong Island'));
  expect((await fetch(`${desk.site.url}/jobs/web-developer-jobs`)).status).toBe(200);
  const form = await openSchedule(page);
  // All times are in the agency's time zone; the form asks for no other.
  await expect(form).toContainText('Hong Kong');
  await expect(form.getByLabel('Unpublish', { exact: true })).toBeChecked();
  await sendSchedule(form, Date.now() + 3_600_000, false);
  await expect(page.locator('.booked-field')).toContainText('Unpublishes');
});

test('E6: a shared draft is shown by its link alone and is not cached', async () => {
  const record = await desk.admin.idOf('pages', 'path', '/strategy');
  await desk.admin.ask('PATCH', `pages/${record}?draft=true`, { title: 'Strategy, not yet public' });
  const made = await desk.admin.ask('POST', 'preview-links/share', { collection: 'pages', record });
  const { path = '' } = made as { readonly path?: string };
  const draft = await fetch(`${desk.site.url}${path}`);
  expect(await draft.text()).toContain('<title>Strategy, not yet public');
  expect(await textOf('/strategy')).not.toContain('not yet public');
  const none = await fetch(`${desk.site.url}${path.slice(0, -4)}none`);
  expect([draft.status, none.status]).toEqual([200, 404]);
  for (const { headers } of [draft, none]) {
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

test('E8: an editor renames a menu link and adds a page to a menu', async ({ page }) => {
  await signIn(page);
  const { docs = [] } = await desk.admin.ask('GET', 'navigation?depth=0');
  await open(page, 'navigation', docs[0]?.id ?? 0, 'button__label');
  await page.locator('#header-row-2 .collapsible__toggle').first().click();
  await page.locator('#field-header__2__label').fill('Who we are');
  // An earlier answer of form state must not remove the errors of a later save.
  const late = await holdFormState(page);
  await page.locator('#field-header__2__href').fill('/no-page-here');
  await late.held;
  expect(await save(page, 'PATCH')).toBe(400);
  late.release();
  late.end();
  await expect(messageAt(page, 'header__2__href')).toContainText('No page answers at /no-page-here');
  await page.locator('#field-header__2__href').fill('/about-us');
  expect(await save(page, 'PATCH')).toBe(200);
  for (const path of ['/work', '/no-such-page'])
    await expect.poll(() => textOf(path), path).toContain('>Who we are</a>');

  const shopify = await desk.admin.idOf('pages', 'path', '/services/shopify-hong-kong');
  const made = await desk.admin.ask('POST', `pages/${shopify}/duplicate`, {});
  await open(page, 'pages', made.doc?.id ?? 0, 'path');
  await page.locator('#field-path').fill('/services/moving-house');
  await page.locator('#field-menuName').fill('Moving house');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('Moving a shop to another house');
  expect(await publish(page)).toBe(200);
  for (const path of ['/', '/work'])
    await expect.poll(() => textOf(path), path).toContain('href="/services/moving-house"');

  await page.goto(`${desk.site.url}/work`);
  await page.getByRole('button', { name: 'Services' }).click();
  await page.locator('#services-menu').getByRole('link', { name: 'Moving house' }).click();
  await expect(page).toHaveURL(/\/services\/moving-house$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Moving house' })).toBeVisible();
});
