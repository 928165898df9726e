import { expect, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { autosavedWith, publish } from '../../support/panel/panel.ts';

const desk = deskForTests();

test('E6: list and form show a published job with changes, with links to page and draft', async ({ page }) => {
  const { doc } = await desk.admin.ask('POST', 'jobs', {
    job: 'Keeper of lights',
    experience: 'Ten years of lights.',
    location: 'Here',
    slug: 'keeper-of-lights',
    text: {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: 'Lights.' }] }],
      },
    },
    _status: 'published',
  });
  const id = doc?.id ?? 0;
  await desk.signIn(page);
  await desk.open(page, 'jobs', id, 'experience');
  const words = 'Eleven years of lights.';
  await Promise.all([autosavedWith(page, words), page.locator('#field-experience').fill(words)]);
  await expect(page.locator('.doc-controls .status__value')).toHaveText('Published, with changes');
  await page.goto(`${desk.site.url}/admin/collections/jobs`);
  const row = page.locator('tbody tr', { hasText: 'Keeper of lights' });
  await expect(row).toContainText('Published, with changes', { timeout: 60_000 });
  await expect(row.getByRole('link', { name: 'View', exact: true })).toHaveAttribute('href', '/jobs/keeper-of-lights');
  await expect(row.getByRole('link', { name: 'Preview' })).toHaveAttribute('href', `/preview/jobs/${id}`);

  await desk.open(page, 'jobs', id, 'experience');
  const state = page.getByRole('status').filter({ hasText: 'View on site' });
  await expect(state).toHaveText('View on site');
  expect(await publish(page)).toBe(200);
  await expect(state).toHaveText('Published · View on site');
});

test('E2: deleting moves to the trash, which shows date, account and date of removal', async ({ page }) => {
  const { doc } = await desk.admin.ask('POST', 'jobs?draft=true', {
    job: 'Thrown away',
    slug: 'thrown-away',
    _status: 'draft',
  });
  await desk.signIn(page);
  await desk.open(page, 'jobs', doc?.id ?? 0, 'experience');
  await page.locator('.doc-controls__popup button').first().click();
  await page.locator('#action-delete').click();
  const dialog = page.locator('.confirmation-modal');
  await expect(dialog).toContainText('Thrown away');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await page.locator('#confirm-action').click();
  await page.waitForURL(/collections\/jobs(?:\?|$)/);
  await page.goto(`${desk.site.url}/admin/collections/jobs/trash`);
  const row = page.locator('tbody tr', { hasText: 'Thrown away' });
  await expect(row).toContainText(/In the trash since \d+ \w+, by Ann Lee; removed for good after \d+ \w+/, {
    timeout: 60_000,
  });
});
