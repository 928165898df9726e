import { expect, test } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';

const desk = deskForTests();

test('V11: the previews of search result and social image follow the form of an editor', async ({ page }) => {
  const id = await desk.admin.idOf('pages', 'path', '/services/seo');
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/pages/${id}`);
  await expect(page.getByRole('button', { name: 'Share preview' })).toBeVisible({ timeout: 60_000 });
  const sharing = page.getByRole('region', { name: 'How the page is found and shared' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Search engines' }).click();
    await expect(sharing).toBeVisible({ timeout: 3000 });
  }).toPass();
  // The preview requests nothing before it is scrolled into view.
  await sharing.scrollIntoViewIfNeeded();
  // Facts are filled in, as on the page.
  await expect(sharing).toContainText('SEO Hong Kong – Signal Nine');
  await expect(sharing).toContainText(' › services › seo');
  await expect(sharing).toContainText('Title: 27 of 60 letters');

  await page.locator('#field-title').fill('A title that is far too long for any search engine to show whole');
  await expect(sharing).toContainText('64 of 60 letters: the end is cut off');
  await page.locator('#field-description').fill('Too short.');
  await expect(sharing).toContainText('10 of 160 letters: at least 70 say more');
  await page.locator('#field-description').fill('');
  await expect(sharing).toContainText('Description: nothing yet');
  // The social image of the unsaved form, drawn for this editor alone.
  const card = sharing.locator('.sharing__card img');
  await expect(card).toHaveAttribute('src', /^\/preview\/social-images\/[\da-f]{16}\.png$/);
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(1200);
  const address = (await card.getAttribute('src')) ?? '';
  expect((await fetch(`${desk.site.url}${address}`)).status, 'signed out').toBe(404);
  expect(await violationsOf(page, { part: '.sharing' })).toEqual([]);
  // The site shows none of it before publication.
  expect(await desk.textOf('/services/seo')).not.toContain('A title that is far too long');
});
