import { expect, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { messageAt, save } from '../../support/panel/panel.ts';

const desk = deskForTests();
const { textOf, signIn, open } = desk;

test('E8: an unpublished page leaves no links in menus and on other pages', async () => {
  const seo = await desk.admin.idOf('pages', 'path', '/services/seo');
  expect(await textOf('/')).toContain('href="/services/seo"');
  await desk.admin.ask('PATCH', `pages/${seo}?unpublishAllLocales=true`, { _status: 'draft' });
  for (const path of ['/', '/work', '/no-such-page', '/services/ecommerce'])
    await expect.poll(() => textOf(path), path).not.toContain('href="/services/seo"');
  await desk.admin.ask('PATCH', `pages/${seo}`, { _status: 'published' });
  await expect.poll(() => textOf('/')).toContain('href="/services/seo"');
});

test('E8: the home page replaces an unpublished case by the next featured one', async ({ page }) => {
  const shown = async () =>
    [...(await textOf('/')).matchAll(/<h3><a href="\/work\/([a-z-]+)"/g)].map(([, slug]) => slug);
  expect(await shown()).toEqual(['tai-ping', 'drc-feast', 'love-from-blue', 'sovereign-group']);
  await signIn(page);
  await open(page, 'works', await desk.admin.idOf('works', 'slug', 'drc-feast'), 'title');
  await page.locator('.doc-controls__popup').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(shown)
    .toEqual(['tai-ping', expect.stringMatching(/^(waves-pacific|arabica)$/), 'love-from-blue', 'sovereign-group']);
  expect(await textOf('/')).not.toContain('href="/work/drc-feast"');
  expect(await textOf('/strategy')).not.toContain('href="/work/drc-feast"');
});

test('E8: a changed phone number appears on every page, and cannot be deleted', async ({ page }) => {
  await signIn(page);
  await open(page, 'facts', await desk.admin.idOf('facts', 'token', 'phone'), 'value');
  await page.locator('#field-value').fill('12');
  expect(await save(page, 'PATCH')).toBe(400);
  await expect(messageAt(page, 'value')).toContainText('Begin with the country');
  await page.locator('#field-value').fill('+852 0009 4321');
  expect(await save(page, 'PATCH')).toBe(200);
  await expect.poll(() => textOf('/contact-us')).toContain('tel:+85200094321');
  for (const path of ['/', '/contact-us', '/privacy-policy', '/services/ecommerce']) {
    await expect.poll(() => textOf(path), path).toContain('+852 0009 4321');
    const withoutWhatsApp = (await textOf(path)).replaceAll(/<a [^>]*wa\.me.*?<\/a>/gs, '');
    expect(withoutWhatsApp, path).not.toContain('0009 2009');
  }
  await expect(desk.admin.ask('DELETE', `facts/${await desk.admin.idOf('facts', 'token', 'phone')}`)).rejects.toThrow(
    /cannot be deleted|not deleted|can be changed/,
  );
});
