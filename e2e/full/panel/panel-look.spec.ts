import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { atRest } from '../../support/page/conditions.ts';
import { externalRequests } from '../../support/page/external-requests.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { signInTo } from '../../support/panel/editor.ts';
import { openForm } from '../../support/panel/panel.ts';

const desk = deskForTests();

const head = { email: 'desk@agency.example', password: 'a password for this test' };

const signInAsAdministrator = (page: Page) => signInTo(page, desk.site, head.email, head.password);

/**
 * Rules of axe that Payload 3.90's own markup breaks: it has no main landmark, and none can be
 * added. Contrast, target size, names and all other rules apply to its parts as to ours.
 */
const ofPayload = [
  'aria-prohibited-attr',
  'heading-order',
  'label-content-name-mismatch',
  'landmark-no-duplicate-banner',
  'landmark-one-main',
  'landmark-unique',
  'list',
  'region',
  'scrollable-region-focusable',
];

/** Further rules that Payload's selects and checkboxes break, in forms that have them. */
const ofItsFields = ['aria-hidden-focus', 'aria-valid-attr-value', 'nested-interactive'];

/** Parts of our own, where all rules apply. */
const ours =
  '.nav, .today, .schedule, .list-view, .sheet, .version-list, .empty-list, .sign-in__welcome, .sign-in__note, .app-header__account';

const widths = [1440, 412] as const;
const themes = ['light', 'dark'] as const;

async function sendEnquiry(name: string, company: string, message: string): Promise<void> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, company, email: 'm.chan@six.example', message }))
    body.set(field, value);
  const answer = await fetch(`${desk.site.url}/contact-us`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(200);
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('E11: the dashboard of an administrator shows new enquiries', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signInAsAdministrator(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (?:morning|afternoon|evening), Administrator\. Nothing is waiting for you\.$/,
  );
  await expect(page.getByText(/All calm/)).toBeVisible();
  await sendEnquiry('M. Chan', 'Number Six Noodles', 'We sell noodles in four sizes.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/One enquiry is new\.$/);
  await expect(page.getByText(/An enquiry is new/)).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Panel' });
  await expect(navigation.getByRole('link', { name: 'Enquiries 1 new' })).toBeVisible();
  const enquiries = page.getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('listitem')).toContainText('We sell noodles in four sizes.');
  await enquiries.getByRole('link', { name: 'M. Chan, Number Six Noodles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('M. Chan');
});

test('E11: the dashboard of an editor shows drafts and no enquiries, and works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await desk.signIn(page);
  const works = await desk.admin.idOf('works', 'slug', 'tree');
  await desk.admin.ask('PATCH', `works/${works}?draft=true`, { title: 'Tree: a table', _status: 'draft' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good \w+, Ann\. Nothing is waiting for you\. One draft waits\.$/,
  );
  for (const hidden of ['Enquiries', 'Failed deliveries'])
    await expect(page.getByRole('region', { name: hidden })).toHaveCount(0);
  const drafts = page.getByRole('region', { name: 'Drafts waiting' });
  await expect(drafts.getByRole('listitem')).toContainText('Administrator');
  await expect(drafts.getByRole('link', { name: 'Tree: a table' })).toBeVisible();

  const navigation = page.getByRole('navigation', { name: 'Panel' });
  await expect(navigation.getByRole('link', { name: 'Enquiries' })).toHaveCount(0);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Today');
  await navigation.getByRole('link', { name: 'Pages' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/collections\/pages/);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText('Pages');
  await expect(navigation.getByRole('link', { name: /the site, in a new tab/ })).toHaveAttribute('href', '/');
});

test('E11: the account of an editor shows its address once, and its roles', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/account`);
  await expect(page.locator('#field-name')).toHaveValue('Ann Lee', { timeout: 60_000 });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ann@agency.example');
  await expect(page.locator('#field-roles')).toContainText('Editor');
  // Editors set their own password and cannot order a new one for others.
  await expect(page.getByText('Must choose a new password')).toHaveCount(0);
});

test('E11: every view has the button of the command palette, custom views too', async ({ page }) => {
  await desk.signIn(page);
  for (const path of ['', '/figures', '/schedule', '/collections/pages', '/account']) {
    await page.goto(`${desk.site.url}/admin${path}`);
    await expect(page.getByRole('button', { name: /Find anything/ }), path).toBeVisible({ timeout: 60_000 });
  }
});

test('E11: an empty list and a search without results offer the next step', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/works?search=carpte`);
  await expect(page.getByRole('heading', { name: 'Nothing matches “carpte”' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.goto(`${desk.site.url}/admin/collections/redirects`);
  await expect(page.getByRole('heading', { name: 'No redirects yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New redirect', exact: true }).click();
  await expect(page.locator('#field-from')).toBeVisible();
});

test('E11: pages are listed as a tree of addresses, with facts filled into their titles', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/pages`);
  const seo = page.getByRole('row').filter({ hasText: '/services/seo' });
  await expect(seo.locator('.page-title')).toHaveAttribute('data-depth', '1');
  await expect(page.locator('.page-title__folder')).toHaveText(['/services 6 pages']);
  await expect(page.locator('tbody')).not.toContainText('{');
  await page.locator('#heading-updatedAt').getByRole('button').first().click();
  await page.waitForURL(/sort=/);
  await expect(page.locator('.page-title__folder')).toHaveCount(0);
  const work = page.getByRole('row').filter({ hasText: 'Work: websites we designed and built' });
  // Controls inside a row act by themselves; anywhere else the row opens.
  await work.locator('.cell-_select input').check();
  await expect(work.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/work');
  await work.getByRole('link', { name: 'View' }).click({ trial: true });
  const { width = 0, height = 0 } = (await work.locator('.cell-path').boundingBox()) ?? {};
  await work.locator('.cell-path').click({ position: { x: width / 2, y: height / 2 }, force: true });
  await page.waitForURL(/collections\/pages\/\d+/);
  await expect(page.getByRole('link', { name: 'API' })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Work: websites we designed and built');
  await expect(page.locator('.step-nav__last')).toHaveText('Work: websites we designed and built');
  await page.getByRole('button', { name: 'Search engines' }).click();
  await page.locator('#field-title').fill('Work of {name} – {name}');
  await expect(heading).toHaveText(/^Work of [^{}]+$/);
});

test('E11: filters, columns, dates and files have names for screen readers', async ({ page }) => {
  await desk.signIn(page);
  const ofNames = /^(?:aria-allowed-attr|button-name|image-alt|label|select-name):/;
  const unnamed = async () => (await violationsOf(page, { colours: false })).filter((one) => ofNames.test(one));
  await page.goto(`${desk.site.url}/admin/collections/pages`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: /^Add filter/i }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Remove this filter' })).toBeVisible();
  await expect.poll(unnamed).toEqual([]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.locator('.pill-selector__pill').first()).toBeVisible();
  await expect.poll(unnamed).toEqual([]);

  await desk.open(page, 'insights', await desk.admin.idOf('insights', 'slug', 'how-long-a-website-takes'), 'title');
  await page.locator('.react-datepicker__input-container input').first().click();
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeVisible();
  await expect.poll(unnamed).toEqual([]);

  await openForm(page, `${desk.site.url}/admin/collections/media/create`);
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: bytes });
  await expect.poll(unnamed).toEqual([]);
});

test('E11: no entry of the navigation is covered', async ({ page }) => {
  await desk.signIn(page);
  for (const height of [900, 620]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(`${desk.site.url}/admin`);
    const entries = page.getByRole('navigation', { name: 'Panel' }).getByRole('link');
    await expect(entries.last()).toBeVisible();
    const covered = () =>
      entries.evaluateAll((all) =>
        all.flatMap((entry) => {
          entry.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, bottom } = entry.getBoundingClientRect();
          const isSeen = [top + 2, bottom - 2].every((y) => entry.contains(document.elementFromPoint(left + 8, y)));
          return isSeen ? [] : [entry.textContent];
        }),
      );
    // The menu stays closed until the panel has loaded its saved state.
    await expect.poll(covered, `at ${height}`).toEqual([]);
  }
});

test('E11: the key ? opens the help with a link to the editor guide, except in fields', async ({ page }) => {
  await desk.signIn(page);
  await desk.open(page, 'pages', await desk.admin.idOf('pages', 'path', '/work'), 'title');
  await page.locator('#field-title').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toBeHidden();
  await page.locator('#field-title').blur();
  await page.keyboard.press('?');
  await expect(help).toContainText('Ctrl K');
  expect(await violationsOf(page, { part: '.help' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.getByRole('button', { name: 'Help' }).click();
  await help.getByRole('link', { name: 'Read the editor guide' }).click();
  await page.waitForURL(/\/admin\/guide$/);
  const guide = page.locator('main.guide');
  await expect(guide.getByRole('heading', { level: 1 })).toBeVisible();
  const picture = guide.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
});

test('E3: the form of a page has its title at the top, and no copy to other locales', async ({ page }) => {
  await desk.signIn(page);
  await desk.open(page, 'pages', await desk.admin.idOf('pages', 'path', '/work'), 'title');
  const places = ['#field-title', '.tabs-field__tabs-wrap'].map((part) => page.locator(part).first().boundingBox());
  const [title, tabs] = await Promise.all(places);
  expect(title?.y).toBeLessThan(tabs?.y ?? 0);
  await page.locator('.doc-controls__popup .popup-button').click();
  await expect(page.getByRole('button', { name: 'Duplicate', exact: true })).toBeVisible();
  await expect(page.getByText('Copy to locale')).toHaveCount(0);
  await expect(page.getByText('Duplicate Selected Locales')).toBeHidden();
});

test('E11: a list does not shift sideways while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await desk.signIn(page);
  await page.addInitScript(() => {
    const lefts = new Set<number>();
    Object.assign(window, { lefts });
    const look = () => {
      const left = document.querySelector('.template-default__wrap')?.getBoundingClientRect().left;
      if (left !== undefined) lefts.add(left);
      requestAnimationFrame(look);
    };
    look();
  });
  await Promise.all([
    page.waitForResponse(/payload-preferences\/nav$/),
    page.goto(`${desk.site.url}/admin/collections/works`),
  ]);
  await expect(page.locator('.nav--nav-animate')).toBeVisible();
  expect(await page.evaluate(() => [...Reflect.get(window, 'lefts')])).toHaveLength(1);
});

test('E11: the navigation shows the current entry in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/not-found`);
  const navigation = page.getByRole('navigation', { name: 'Panel' });
  await expect(navigation.getByRole('link', { name: 'Not found' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('E11: the navigation opens and closes on a phone, by touch and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await desk.signIn(page);
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${desk.site.url}/admin`);
  const navigation = page.getByRole('navigation', { name: 'Panel' });
  await expect(navigation).toBeHidden();
  const opens = page.locator('.template-default__nav-toggler');
  const insights = navigation.getByRole('link', { name: 'Insights' });
  // The server renders the menu before hydration, and this view has no form that shows its end.
  await expect(async () => {
    await opens.focus();
    if (!(await insights.isVisible())) await page.keyboard.press('Enter');
    await expect(insights).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(opens).toBeFocused();
  await opens.click();
  await navigation.getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL(/collections\/jobs/);
  await expect(navigation).toBeHidden();
});

test('E11: panel screens have no violations of axe, no overflow and no external requests', async ({
  page,
  context,
}) => {
  const external = externalRequests(context, desk.site.url);
  const findings: string[] = [];
  const look = async (name: string, path: string, ofFields: readonly string[] = []) => {
    await page.goto(`${desk.site.url}/admin${path}`);
    const excused = { rules: [...ofPayload, ...ofFields], outside: ours };
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      await page.waitForLoadState('networkidle');
      for (const theme of themes) {
        await page.locator('html').evaluate((root, value) => root.setAttribute('data-theme', value), theme);
        await atRest(page);
        // The dark theme changes colours only.
        const found = await violationsOf(page, { excused, colours: theme === 'light' || 'alone' });
        // Our parts lie outside of a landmark where Payload makes none.
        const own = found.filter((one) => !one.startsWith('region:'));
        findings.push(...own.map((one) => `${name} at ${width}, ${theme}: ${one}`));
      }
      const tables = page.locator('.collection-list .table');
      // Payload's script lays out some parts again after a resize.
      const tooWide = async () => {
        const over = await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
        return Math.max(await wide(page), ...over);
      };
      await expect.poll(tooWide, `${name} at ${width}: pixels by which it is too wide`).toBeLessThanOrEqual(0);
    }
  };
  await look('sign-in', '/login');
  await look('forgotten', '/forgot');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signInAsAdministrator(page);
  await look('dashboard', '');
  await look('list', '/collections/pages');
  for (const list of ['works', 'insights', 'jobs', 'submissions', 'media']) await look(list, `/collections/${list}`);
  await look('empty', '/collections/works?search=carpte');
  await look('record', `/collections/jobs/${await desk.admin.idOf('jobs', 'slug', 'web-developer-jobs')}`);
  const composed = await desk.admin.idOf('pages', 'path', '/services/seo');
  await look('page', `/collections/pages/${composed}`, ofItsFields);
  await look('case', `/collections/works/${await desk.admin.idOf('works', 'slug', 'arabica')}`, ofItsFields);
  await look('schedule', '/schedule');
  await look('translations', '/translations');
  await look('translation', `/translations/pages/${composed}/zh-Hant-HK`);
  await look('trash', '/collections/pages/trash');
  const contact = await desk.admin.idOf('pages', 'path', '/contact-us');
  await look('versions', `/collections/pages/${contact}/versions`);
  expect(findings).toEqual([]);
  expect(external).toEqual([]);
});
