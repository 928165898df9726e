import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { allBlocks, blocks } from '../../../src/sections/blocks.ts';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosave, autosaved, autosavedWith, formListens, publish } from '../../support/panel/panel.ts';

const desk = deskForTests();

/** Opens a page as an editor of the lowest role. */
async function openPage(page: Page, path: string): Promise<void> {
  const id = await desk.admin.idOf('pages', 'path', path);
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/pages/${id}`);
  await expect(page.locator('#sections-row-0')).toBeVisible({ timeout: 60_000 });
  await formListens(page);
  // The panel requests the open rows after the form is drawn; the answer would close rows opened
  // meanwhile.
  await page.waitForLoadState('networkidle');
}

const row = (page: Page, index: number): Locator => page.locator(`#sections-row-${index}`);

/**
 * Opens a row unless Payload has restored it open; repeats, because presses before hydration are
 * lost.
 */
async function openRow(page: Page, index: number): Promise<void> {
  const shut = row(page, index).locator('> .collapsible--collapsed');
  await expect(async () => {
    if ((await shut.count()) > 0) await row(page, index).locator('.collapsible__toggle').first().click();
    await expect(shut).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** Shuts a row that Payload has restored open. */
async function shutRow(page: Page, index: number): Promise<void> {
  const shut = row(page, index).locator('> .collapsible--collapsed');
  if ((await shut.count()) === 0) await row(page, index).locator('.collapsible__toggle').first().click();
  await expect(shut).toHaveCount(1);
  // Begins to shut a moment after the class.
  await expect(shut.locator('.rah-static').first()).toHaveAttribute('aria-hidden', 'true');
}

/** Opens the first statement of a page and returns its row. */
async function openStatement(page: Page, path: string): Promise<number> {
  await openPage(page, path);
  const index = await page
    .locator('.section-label', { hasText: 'Statement' })
    .first()
    .evaluate((label) => Number(/\d+/.exec(label.closest('[id^="sections-row-"]')?.id ?? '')?.[0]));
  await openRow(page, index);
  return index;
}

test('E3: the section picker shows thumbnails by group, and an added section is expanded', async ({ page }) => {
  await openPage(page, '/services/seo');
  const last = await page.locator('[id^="sections-row-"]').count();
  await expect(row(page, 1).locator('.section-label img')).toHaveAttribute('src', '/panel/sections/statement.webp');
  await expect(page.locator('#field-sections__1__statement')).toBeHidden();

  await page.getByRole('button', { name: 'Add Section' }).last().click();
  const cards = page.locator('.blocks-drawer__block');
  await expect(cards).toHaveCount(allBlocks.length);
  await expect(cards.locator('svg')).toHaveCount(0);
  const drawings = cards.locator('img');
  await expect(drawings).toHaveCount(allBlocks.length);
  await expect
    .poll(() =>
      drawings.evaluateAll(
        (all: HTMLImageElement[]) => all.filter((one) => !(one.complete && one.naturalWidth === 320)).length,
      ),
    )
    .toBe(0);
  for (const address of await drawings.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control'), address).toContain('stale-while-revalidate=31536000');
  }
  await expect(page.locator('.blocks-drawer__block-group-label')).toHaveText([
    'Heroes',
    'Words',
    'Work',
    'Prices',
    'Proof',
    'People',
    'Lists',
    'Forms',
    'Extra',
  ]);

  const groups = page.getByRole('navigation', { name: 'Groups of sections' });
  await expect(groups.getByText(`${allBlocks.length} in all`)).toBeVisible();
  await expect(groups.getByText('You used lately')).toBeHidden();
  await groups.getByRole('button', { name: /^Prices \d/ }).click();
  await expect(page.locator('.blocks-drawer__block-group').filter({ hasText: 'What it costs' })).toBeInViewport();
  await expect(cards.filter({ hasText: 'Already here: once a page' })).toHaveCount(1);
  expect(await violationsOf(page, { part: '.section-picker' })).toEqual([]);

  await page.getByPlaceholder('Search for a block').fill('Spacer');
  await expect(groups.getByText('1 in all')).toBeVisible();
  // Waits from before the press: the save may end before the row is visible.
  const saved = autosaved(page);
  await cards.first().getByRole('button').click();
  await expect(page.locator(`#field-sections__${last}__height`)).toBeVisible();
  await saved;
  await expect(page.locator(`#field-sections__${last}__height`), 'still visible after the save').toBeVisible();
  await expect(page.locator('#field-sections__1__statement'), 'existing rows stay collapsed').toBeHidden();

  await page.getByRole('button', { name: 'Add Section' }).last().click();
  await expect(groups.getByText('You used lately')).toBeVisible();
  await groups.getByRole('button', { name: 'Spacer' }).click();
  await expect(page.locator(`#field-sections__${last + 1}__height`)).toBeVisible();
});

test('E3: a background is chosen from pictures by keyboard, and has an accessible description', async ({ page }) => {
  await openPage(page, '/services/seo');
  await openRow(page, 1);
  const ground = page.locator('#field-sections__1__ground');
  await expect(ground).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Background', exact: true })).toHaveCount(2);
  const chosen = ground.getByRole('radio', { checked: true });
  const [before, after] = [await chosen.getAttribute('value'), ground.getByRole('radio', { name: 'Cream' })];
  expect(before).not.toBe('paper2');
  await chosen.focus();
  for (let presses = 0; presses < 9 && !(await after.isChecked()); presses += 1)
    await autosave(page, () => page.keyboard.press('ArrowRight'));
  await expect(after).toBeFocused();
  await expect(after).toBeChecked();
  await expect
    .poll(() =>
      ground
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth === 160).length),
    )
    .toBe(9);
  await expect(
    page.locator('.document-fields__sidebar-fields').getByRole('radiogroup', { name: 'Background' }),
  ).toHaveAccessibleDescription(/Of the page, and of its hero/);
  await page.reload();
  await expect(after).toBeChecked({ timeout: 60_000 });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await violationsOf(page, { part: '#field-sections__1__ground' }), theme).toEqual([]);
  }
});

test('E3: options of a search survive form updates, and a search without results says so', async ({ page }) => {
  const path = '/services/ecommerce';
  const { docs } = await desk.admin.ask('GET', `pages?where[path][equals]=${path}&depth=0`);
  const at = docs?.[0]?.sections?.findIndex(({ blockType }) => blockType === 'parallax-grid') ?? -1;
  await openPage(page, path);
  const film = page.locator(`#field-sections__${at}__items__0__film__film`);
  await openRow(page, at);
  await page.locator(`#sections-${at}-items-row-0 .collapsible__toggle`).first().click();
  await expect(film).toBeVisible();

  // Delays the answer of form state until the list is open and searched.
  const searched = Promise.withResolvers<void>();
  const isForm = (url: URL) => url.pathname.startsWith('/admin/collections/pages/');
  await page.route(isForm, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    await searched.promise;
    return route.fulfill({ response });
  });
  /** Pending requests of form state; requests superseded by another fail and count as ended. */
  const asked = new Set<Request>();
  let callback = 0;
  page.on('request', (request) => request.method() === 'POST' && isForm(new URL(request.url())) && asked.add(request));
  page.on('requestfailed', (request) => asked.delete(request));
  page.on('requestfinished', (request) => {
    if (asked.delete(request)) callback += 1;
  });
  await page.locator(`#field-sections__${at}__items__0__film__description`).fill('A cup fills.');
  await film.locator('.rs__control').click();
  await page.keyboard.type('Waves pacific');
  const offered = film.locator('.rs__option');
  await expect(offered.filter({ hasText: 'Waves pacific loop' })).toBeVisible();
  const before = await offered.allInnerTexts();
  searched.resolve();
  await expect.poll(() => callback).toBeGreaterThan(0);
  await expect.poll(() => asked.size).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await offered.allInnerTexts()).toEqual(before);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add Section' }).last().click();
  await page.getByPlaceholder('Search for a block').fill('gargoyle');
  await expect(page.getByText('No section found.')).toBeVisible();
  // The word occurs in no label.
  await page.getByPlaceholder('Search for a block').fill('accordion');
  await expect(page.getByText('No section found.')).toBeHidden();
  const found = page.locator('.blocks-drawer__block');
  await expect(found.locator('img')).toHaveCount(3);
  for (const { help } of [blocks.faq, blocks['services-accordion'], blocks.values])
    await expect(found.getByText(help, { exact: true })).toBeVisible();
});

test('E3: facts are suggested while typing, inserted by keyboard and counted in their list', async ({ page }) => {
  const fact = await desk.admin.idOf('facts', 'token', 'shopify-years');
  await openPage(page, '/services/seo');
  await openRow(page, 1);
  const words = page.locator('#field-sections__1__statement');
  await words.fill('');
  await words.pressSequentially('All {proj');
  const list = page.getByRole('listbox', { name: 'Facts' });
  await expect(list.getByRole('option').first()).toContainText('Projects');
  await expect(list.getByRole('option', { selected: true })).toContainText('400+');
  await expect(page.locator('.panel-hidden[role="status"]')).toContainText(/\d facts\. Arrow keys/);
  await expect(words).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option').first().getAttribute('id')) ?? '',
  );
  expect(await violationsOf(page, { part: '.fact-list' })).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).not.toContainText('400+');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('All {projects}');
  await expect(list).toBeHidden();
  await expect(words).not.toHaveAttribute('aria-controls');

  await words.pressSequentially(' and {');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await words.pressSequentially('x');
  await expect(list, 'the list stays closed after Escape').toBeHidden();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');

  const paragraph = page.locator('#field-sections__1__paragraph');
  await paragraph.fill('We have ');
  await paragraph.pressSequentially('{years with');
  await list.getByRole('option', { name: /shopify-years/ }).click();
  await expect(paragraph).toHaveValue('We have {shopify-years}');
  await autosave(page, () => expect(paragraph).toBeFocused());

  await page.goto(`${desk.site.url}/admin/collections/facts?limit=100`);
  const uses = page.locator(`a[href="/admin/collections/facts/${fact}#uses"]`);
  await expect(uses).toHaveText(/^Used in \d+ places?$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A list reacts to presses a moment after it is drawn.
  await expect(async () => {
    await page.getByRole('button', { name: '{shopify-years}' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{shopify-years}');
  }).toPass();
  const counted = await uses.textContent();
  await uses.click();
  const places = page.locator('.uses');
  await expect(places).toContainText((counted ?? '').toLowerCase());
  const place = places.getByRole('listitem').filter({ hasText: 'SEO' });
  await expect(place).toContainText('Section 2, Statement, in a draft');
  await place.getByRole('link').click();
  await expect(page.locator('#sections-row-0')).toBeVisible({ timeout: 60_000 });
});

test('E3: a row shows its fields when leaving and entering the viewport are reported together', async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const seen: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          seen.push(...entries);
          if (entries.some(({ isIntersecting }) => isIntersecting)) callback(seen.splice(0), observer);
        }, options);
      }
    };
  });
  const index = await openStatement(page, '/services/ecommerce');
  await expect(page.locator(`#field-sections__${index}__onward__href`)).toBeVisible();
});

test('E3: a link without an address is not published, and its row shows an error', async ({ page }) => {
  const index = await openStatement(page, '/services/ecommerce');
  await page.locator(`#field-sections__${index}__onward__href`).fill('');
  const label = 'A label without an address';
  await Promise.all([autosavedWith(page, label), page.locator(`#field-sections__${index}__onward__label`).fill(label)]);
  expect(await publish(page)).toBe(400);
  await expect(row(page, index).getByText('Fill this in too, or leave all of “Link” empty.')).toBeVisible();
});

test('E3: Undo restores a removed section by keyboard, with its text and position', async ({ page }) => {
  const at = await openStatement(page, '/services/seo');
  const words = page.locator(`#field-sections__${at}__statement`);
  const before = await words.inputValue();
  const rows = page.locator('[id^="sections-row-"]');
  const count = await rows.count();
  await row(page, at).locator('.array-actions__button').first().click();
  await autosave(page, () => page.getByRole('button', { name: 'Remove' }).click());
  await expect(page.getByText(`Section ${at + 1} was removed.`)).toBeVisible();
  await expect(rows).toHaveCount(count - 1);

  await page.keyboard.press('Alt+KeyT');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused({ timeout: 500 });
  }).toPass();
  await Promise.all([autosavedWith(page, before), page.keyboard.press('Enter')]);
  await expect(rows).toHaveCount(count);
  await openRow(page, at);
  await expect(words).toHaveValue(before);
});

test('E11: a picked-up row is announced by name and position', async ({ page }) => {
  await openPage(page, '/services/seo');
  const count = await page.locator('[id^="sections-row-"]').count();
  await page.getByRole('button', { name: /^Move: 02 Statement/ }).focus();
  const liveRegion = page.locator('[id^="DndLiveRegion"]', { hasText: 'Statement' });
  await page.keyboard.press('Space');
  await expect(liveRegion).toContainText(new RegExp(`^02 Statement.*: (?:picked up from|now at) place 2 of ${count}$`));
  await page.keyboard.press('Escape');
  await expect(liveRegion).toContainText(`: back at place 2 of ${count}`);
});

test('E11: a row is moved by the arrow keys', async ({ page }) => {
  await openPage(page, '/services/seo');
  await shutRow(page, 1);
  await page.getByRole('button', { name: /^Move: 02 Statement/ }).focus();
  const liveRegion = page.locator('[id^="DndLiveRegion"]', { hasText: 'Statement' });
  await page.keyboard.press('Space');
  await expect(liveRegion).toContainText('place 2 of');
  await page.keyboard.press('ArrowDown');
  await expect(liveRegion).toContainText('now at place 3 of');
  await page.keyboard.press('Space');
  await expect(liveRegion).toContainText('put down at place 3 of');
  await expect(page.getByRole('button', { name: /^Move: 03 Statement/ })).toBeVisible();
});

test('E11: a row that is picked up while it shuts is moved by one place', async ({ page }) => {
  await openPage(page, '/services/ecommerce');
  await openRow(page, 1);
  // Rows take 300 ms to shut; the keys below come before their end on every machine.
  await page.addStyleTag({ content: '#field-sections .rah-static { transition-duration: 2s !important; }' });
  const handle = row(page, 1).locator('[aria-roledescription="sortable"]').first();
  const liveRegion = page.locator('[id^="DndLiveRegion"]', { hasText: 'place' });
  await shutRow(page, 1);
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(liveRegion).toContainText('now at place 3 of');
  await page.keyboard.press('Space');
  await expect(liveRegion).toContainText('put down at place 3 of');
});

test('E11: a row is moved by one place by keyboard beside open rows', async ({ page }) => {
  await openPage(page, '/services/ecommerce');
  await shutRow(page, 1);
  await openRow(page, 2);
  const handle = row(page, 1).locator('[aria-roledescription="sortable"]').first();
  const liveRegion = page.locator('[id^="DndLiveRegion"]', { hasText: 'place' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  for (const [key, place] of [
    ['ArrowDown', 3],
    ['ArrowDown', 4],
    ['ArrowUp', 3],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(liveRegion).toContainText(`now at place ${place} of`);
  }
  await page.keyboard.press('Escape');
  await expect(liveRegion).toContainText('back at place 2 of');
});
