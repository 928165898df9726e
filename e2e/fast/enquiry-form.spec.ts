import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const pdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const thanks = 'Thanks! We got your request and we will get back to you in a few days!';
const thanksForApplication = 'Thanks! We got your application, and we reply within 2 weeks.';
let count = 0;

async function fill(page: Page, labels: Readonly<Record<string, string>> = {}): Promise<void> {
  count += 1;
  const own = { Name: 'M. Chan', Email: `shop-${process.pid}-${Date.now()}-${count}@six.example`, ...labels };
  // The hint of a field is part of its name.
  for (const [label, value] of Object.entries(own))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
}

/** Waits until the form's module is loaded. */
const formMounted = (page: Page) =>
  expect(page.locator('form[action="/contact-us"]')).toHaveJSProperty('noValidate', true);

test.describe('V7: the contact form with script', () => {
  test('is disabled while it is sent, then shows the thanks with the focus', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/contact-us`);
    await page.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded();
    await formMounted(page);
    await fill(page);
    await page.route('**/contact-us', async (route) => {
      await expect(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
      await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(thanks)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Submitted' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
    await expect(page.locator('form[action="/contact-us"]')).toHaveCount(0);
  });

  test('sends where the browser blocks storage', async ({ page, siteUrl }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await page.goto(`${siteUrl}/contact-us`);
    await page.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded();
    await formMounted(page);
    await fill(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(thanks)).toBeFocused();
  });

  test('lists errors, links each to its field, and clears those that are corrected', async ({ page, siteUrl }) => {
    // Reduced motion makes the page jump to a field at once, so that its position can be measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${siteUrl}/contact-us`);
    await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
    await formMounted(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    const list = page.locator('[data-part="summary"]');
    await expect(list.getByRole('listitem')).toHaveText(['Name is required', 'Email is required']);
    const name = page.getByLabel('Name', { exact: true });
    // The summary takes the focus first, so that screen readers announce it; it links to each
    // field.
    await expect(list).toBeFocused();
    await list.getByRole('link', { name: 'Name is required' }).click();
    await expect(name).toBeFocused();
    // The label is visible as well, below the header.
    const bar = await page.getByRole('banner').boundingBox();
    const label = await page.locator('label', { hasText: /^Name$/ }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription('Name is required');
    // A corrected field is not validated again before the next press.
    await name.fill('M. Chan');
    await expect(list.getByRole('listitem')).toHaveText(['Email is required']);
    await expect(name).not.toHaveAttribute('aria-invalid');
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('chan@');
    await expect(email).toHaveAccessibleDescription('This is not an email address we could answer to');
    await email.fill('chan@six.example');
    await expect(list).toBeHidden();
    await expect(email).toBeFocused();
  });

  test('keeps the message and the file when the connection is lost', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/contact-us`);
    await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
    await formMounted(page);
    await fill(page, { Message: 'We sell noodles in four sizes.' });
    await page.locator('input[type="file"]').setInputFiles(pdf);
    await page.route('**/contact-us', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('The connection was lost')).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('We sell noodles in four sizes.');
    expect(await page.locator('input[type="file"]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
      'cv.pdf',
    );
    await page.unroute('**/contact-us');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });
});

test.describe('V7: the forms without script', () => {
  test.use({ javaScriptEnabled: false });

  test('redirect to a page with the thanks', async ({ page, siteUrl }) => {
    // At this width the form stands below everything else.
    await page.setViewportSize({ width: 412, height: 915 });
    await page.goto(`${siteUrl}/contact-us?plan=Starter%20SEO%20Plan`);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/Starter SEO Plan/);
    await fill(page, { Company: 'Number Six', Phone: '+852 0006 0006' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact-us\?sent=1#form$/);
    await expect(page.getByText(thanks)).toBeInViewport();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('show the page again with the values and errors, and ask for the file again', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/contact-us`);
    await fill(page, { Company: 'Number Six', Phone: '6', Message: 'Noodles <b>bold</b>', Email: 'ming@six' });
    await page.locator('input[type="file"]').setInputFiles(pdf);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Send message' }).click(),
    ]);
    expect(answer.status()).toBe(422);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Noodles <b>bold</b>');
    await expect(page.locator('[data-part="summary"]')).toBeFocused();
    await expect(page.locator('[data-part="summary"]').getByRole('listitem')).toHaveText([
      'This is not an email address we could answer to',
      'The file has to be chosen again: a page cannot keep it',
    ]);
    await page.getByLabel('Email', { exact: true }).fill('ming@six.example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(thanks)).toBeVisible();
  });

  test('send an application with its CV', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/jobs`);
    await page.locator('main a[href^="/jobs/"]').first().click();
    await expect(page.getByText('We reply within 2 weeks.')).toBeVisible();
    await fill(page);
    await page.locator('input[type="file"]').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL(/\?sent=1#apply$/);
    await expect(page.getByText(thanksForApplication)).toBeVisible();
  });
});

test('V7: a form that the browser fills in and sends at once is not held as spam', async ({ page }) => {
  const site = await startSite({ settings: { ADMIN: 'off' } });
  try {
    await page.goto(`${site.url}/contact-us`);
    await page.getByLabel('Name', { exact: true }).scrollIntoViewIfNeeded();
    await formMounted(page);
    await page.waitForFunction(() => performance.now() > 1000);
    const started = page.waitForResponse('**/form-start');
    await page.getByLabel('Name', { exact: true }).focus();
    await started;
    await expect(page.locator('[name="start"]')).not.toHaveValue('');
    await page.locator('form[action="/contact-us"]').evaluate((form: HTMLFormElement) => {
      for (const [name, value] of Object.entries({ name: 'M. Chan', email: 'quick@six.example' })) {
        const input = form.elements.namedItem(name) as HTMLInputElement;
        input.value = value;
      }
      form.requestSubmit();
    });
    await expect(page.getByText(thanks)).toBeVisible();
    const database = new DatabaseSync(path.join(site.dataDirectory, 'site.db'));
    expect(database.prepare('select email, held from submissions').all()).toEqual([
      { email: 'quick@six.example', held: 0 },
    ]);
  } finally {
    await site.stop();
  }
});
