import { expect, type Page } from '@playwright/test';
import type { GuideDesk } from './desk.ts';

/** State of the panel that the guide explains, and the steps that open it. */
export interface State {
  readonly name: string;
  /** Taken at phone width as well. */
  readonly onPhones?: boolean;
  /** Taken without signing in. */
  readonly signedOut?: boolean;
  /** Taken as the approver, on a site with approval. */
  readonly approving?: boolean;
  readonly open: (page: Page, desk: GuideDesk) => Promise<void>;
}

/** Viewports in CSS px, large enough for the part that is explained. */
export const views = { desk: { width: 1280, height: 740 }, phone: { width: 412, height: 900 } } as const;

const long = { timeout: 60_000 };

const go = (page: Page, { site }: GuideDesk, path: string) => page.goto(`${site.url}/admin${path}`);

async function openRecord(page: Page, desk: GuideDesk, collection: string, field: string, value: string) {
  await go(page, desk, `/collections/${collection}/${await desk.idOf(collection, field, value)}`);
}

async function openPage(page: Page, desk: GuideDesk) {
  await openRecord(page, desk, 'pages', 'path', '/services/seo');
  await expect(page.locator('#sections-row-0')).toBeVisible(long);
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible(long);
  // Restores of open rows arrive a moment after the form.
  await page.waitForLoadState('networkidle');
}

/** Repeats the steps: Payload restores open rows, and presses before hydration are lost. */
const untilSeen = (wanted: () => Promise<unknown>) => expect(wanted).toPass(long);

async function openBeside(page: Page, desk: GuideDesk) {
  await openPage(page, desk);
  const shown = page.frameLocator('#live-preview-iframe').locator('main');
  await untilSeen(async () => {
    if (!(await shown.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(shown).toBeVisible({ timeout: 8000 });
  });
  const row = page.locator('#sections-row-1');
  await untilSeen(async () => {
    const field = page.locator('#field-sections__1__statement');
    await page.getByRole('button', { name: 'Sections', exact: true }).click({ timeout: 3000 });
    if (!(await field.isVisible())) await row.locator('.collapsible__toggle').first().click({ timeout: 3000 });
    await field.focus({ timeout: 3000 });
    await expect(page.frameLocator('#live-preview-iframe').locator('[data-editing]').first()).toBeVisible({
      timeout: 4000,
    });
  });
  await row.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -140));
}

/** Shuts the live preview; the panel opens it for an account that left it open. */
async function shutBeside(page: Page) {
  const preview = page.locator('#live-preview-iframe');
  await untilSeen(async () => {
    if (await preview.isVisible()) await page.locator('#live-preview-toggler').click({ timeout: 3000 });
    await expect(preview).toBeHidden({ timeout: 3000 });
  });
}

async function openSharing(page: Page, desk: GuideDesk) {
  await openRecord(page, desk, 'works', 'slug', 'arabica');
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible(long);
  const sharing = page.getByRole('region', { name: 'How the page is found and shared' });
  await shutBeside(page);
  await untilSeen(async () => {
    await page.getByRole('button', { name: 'Search engines' }).click();
    await expect(sharing).toBeVisible({ timeout: 3000 });
  });
  // Text of the preview loads when it is scrolled into view, and makes the page long enough to
  // scroll.
  await sharing.scrollIntoViewIfNeeded();
  await expect(sharing).toContainText('letters', long);
  await sharing.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -90));
}

/** Chooses a picture of the library instead of the drawn social image. */
async function openOwnPicture(page: Page, desk: GuideDesk) {
  await openRecord(page, desk, 'pages', 'path', '/about-us');
  await expect(page.locator('#sections-row-0')).toBeVisible(long);
  await page.waitForLoadState('networkidle');
  await shutBeside(page);
  const field = page.locator('#field-socialPicture');
  const chosen = field.locator('.upload-relationship-details');
  await untilSeen(async () => {
    await page.getByRole('button', { name: 'Search engines' }).click({ timeout: 3000 });
    // A choice is saved at once, so a second attempt finds it.
    if (await chosen.isVisible()) return;
    await field.getByRole('button', { name: 'Choose from existing' }).click({ timeout: 3000 });
    const row = page.locator('.drawer__content tbody tr').filter({ hasText: 'love from blue screen' });
    await row.getByRole('button').first().click({ timeout: 5000 });
    await expect(chosen).toBeVisible({ timeout: 5000 });
  });
  // The card loads when it is scrolled into view.
  await page.getByRole('region', { name: 'How the page is found and shared' }).scrollIntoViewIfNeeded();
  const card = page.locator('.sharing__card img');
  await expect(card).toHaveAttribute('src', /social-images\/.*\.jpg$/, long);
  await field.evaluate((element) => element.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -40));
}

async function openSendingBack(page: Page, desk: GuideDesk) {
  await openRecord(page, desk, 'works', 'slug', 'arabica');
  const missing = page.getByRole('textbox', { name: /^Comment for/ });
  await untilSeen(async () => {
    // The open dialog covers the button.
    if (!(await missing.isVisible()))
      await page.getByRole('button', { name: 'Request changes …' }).click({ timeout: 3000 });
    await expect(missing).toBeVisible({ timeout: 3000 });
  });
  await missing.fill('The year of the launch is missing in the introduction.');
}

/** Fills in a time of publication: nine in the morning of the next day. */
async function openSchedule(page: Page, desk: GuideDesk) {
  await openRecord(page, desk, 'works', 'slug', 'harlech-umbrellas');
  await expect(page.locator('#field-title')).toHaveValue(/./, long);
  const day = page.getByRole('dialog', { name: 'Schedule' }).getByLabel('Day');
  await untilSeen(async () => {
    await page.getByRole('button', { name: 'Schedule', exact: true }).click({ timeout: 3000 });
    await expect(day).toBeVisible({ timeout: 3000 });
  });
  await day.fill(new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 10));
}

async function book(page: Page, desk: GuideDesk) {
  await openSchedule(page, desk);
  await page.getByRole('button', { name: 'Schedule publishing' }).click();
  await expect(page.locator('.booked-field')).toContainText('Publishes');
}

const opensList =
  (collection: string, path = '') =>
  async (page: Page, desk: GuideDesk) => {
    await go(page, desk, `/collections/${collection}${path}`);
    await expect(page.locator('tbody tr').first()).toBeVisible(long);
  };

/** Follows the order of the guide, except that a draft is scheduled before its status is shown. */
export const states: readonly State[] = [
  {
    name: 'sign-in',
    signedOut: true,
    open: async (page, desk) => {
      await go(page, desk, '/login');
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible(long);
    },
  },
  { name: 'booking', open: openSchedule },
  {
    name: 'translation',
    open: async (page, desk) => {
      const id = await desk.idOf('pages', 'path', '/services/seo');
      await go(page, desk, `/translations/pages/${id}/zh-Hant-HK`);
      await expect(page.getByRole('button', { name: 'Publish Chinese' })).toBeVisible(long);
    },
  },
  {
    name: 'schedule',
    open: async (page, desk) => {
      const booked = page.locator('.schedule__beside').getByText('publishes');
      await go(page, desk, '/schedule');
      await expect(page.locator('.schedule__beside')).toContainText('Harlech Umbrellas', long);
      if ((await booked.count()) === 0) {
        await book(page, desk);
        await go(page, desk, '/schedule');
        await expect(booked).toBeVisible(long);
      }
      // At the end of a month today stands below the window.
      await page.locator('td:has([data-today])').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dashboard',
    onPhones: true,
    open: async (page, desk) => {
      await go(page, desk, '');
      await expect(page.getByRole('region', { name: 'Enquiries' })).toBeVisible(long);
    },
  },
  {
    name: 'versions',
    open: async (page, desk) => {
      const id = await desk.idOf('works', 'slug', 'tree');
      await go(page, desk, `/collections/works/${id}/versions`);
      await page.locator('.version-list li').first().getByRole('link').first().click(long);
      await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible(long);
    },
  },
  {
    name: 'figures',
    open: async (page, desk) => {
      await go(page, desk, '/figures');
      await expect(page.getByRole('region', { name: 'Pages read' })).toBeVisible(long);
    },
  },
  { name: 'send-back', approving: true, open: openSendingBack },
  { name: 'trash', open: opensList('insights', '/trash') },
  { name: 'pages', open: opensList('pages') },
  { name: 'editor', open: openBeside },
  {
    name: 'picker',
    open: async (page, desk) => {
      await openPage(page, desk);
      await untilSeen(async () => {
        await page.getByRole('button', { name: 'Sections', exact: true }).click({ timeout: 3000 });
        await page.getByRole('button', { name: 'Add Section' }).last().click({ timeout: 3000 });
        await expect(page.locator('.blocks-drawer__block').first()).toBeVisible({ timeout: 3000 });
      });
    },
  },
  { name: 'sharing', open: openSharing },
  { name: 'own-picture', open: openOwnPicture },
  {
    name: 'picture',
    open: async (page, desk) => {
      await go(page, desk, '/collections/media?limit=10&sort=id');
      await page.locator('tbody tr a').first().click(long);
      await expect(page.locator('.picture-focus')).toBeVisible(long);
    },
  },
  { name: 'inbox', onPhones: true, open: opensList('submissions') },
  {
    name: 'letter',
    open: async (page, desk) => {
      await openRecord(page, desk, 'submissions', 'email', 'chan@noodles.example');
      await expect(page.getByRole('article')).toContainText('M. Chan', long);
    },
  },
];
