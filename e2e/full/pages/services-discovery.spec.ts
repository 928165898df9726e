import { phone, wide } from '../../support/page/service-page.ts';
import { expect, test } from '../../support/test.ts';

const discovery = {
  '/strategy': { dialog: 'DRC Feast', title: 'We wrote down every question' },
  '/web-design': { dialog: 'Waves Pacific', title: 'A map that may refuse' },
  '/web-development': { dialog: 'Tai Ping', title: 'A search for people who do not know the word' },
} as const;

for (const [path, { dialog: name, title }] of Object.entries(discovery)) {
  test(`V12: ${path}: the hovered or focused one of four rows shows its picture`, async ({ page, siteUrl }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}${path}`);
    const rows = page.locator('[data-part="hover-row"]');
    await expect(rows).toHaveCount(4);
    await rows.first().scrollIntoViewIfNeeded();
    await expect(rows.nth(0)).toHaveAttribute('data-active', '');
    await rows.nth(2).hover();
    await expect(rows.nth(2)).toHaveAttribute('data-active', '');
    await expect(page.locator('[data-part="hover-row"][data-active]')).toHaveCount(1);
    await expect(rows.nth(2).locator('img')).toBeVisible();
    await expect(rows.nth(0).locator('img')).toBeHidden();
    await rows.nth(2).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(rows.nth(3)).toHaveAttribute('data-active', '');
  });

  test(`V12: ${path}: every row shows its picture on a phone without script`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto(`${siteUrl}${path}`);
    const pictures = page.locator('[data-part="hover-row"] img');
    await expect(pictures).toHaveCount(4);
    for (const picture of await pictures.all()) await expect(picture).toBeVisible();
    await context.close();
  });

  test(`V12: ${path}: the overlay opens and closes by mouse and keyboard and returns the focus`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(`${siteUrl}${path}`);
    const more = page.getByRole('button', { name: `Read more: ${name}` });
    const sheet = page.getByRole('dialog', { name });
    await more.click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/modal-open/);
    await expect(sheet.locator('section')).toHaveCount(4);
    for (const part of await sheet.locator('section').all())
      expect(await part.locator('img, video').count()).toBeGreaterThan(0);
    await sheet.evaluate((dialog) => dialog.scrollTo({ top: 600, behavior: 'instant' }));
    await sheet.getByRole('button', { name: 'Go Back' }).first().click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('body')).not.toHaveClass(/modal-open/);
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    // The sheet opens scrolled to its beginning again.
    await expect.poll(() => sheet.evaluate((dialog) => dialog.scrollTop)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
  });

  for (const setting of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' }] as const) {
    test(`V12: ${path}: the overlay opens, fits and closes on a phone with ${JSON.stringify(setting)}`, async ({
      browser,
      siteUrl,
    }) => {
      const context = await browser.newContext({ ...setting, viewport: phone });
      const page = await context.newPage();
      await page.goto(`${siteUrl}${path}`);
      await page.getByRole('button', { name: `Read more: ${name}` }).click();
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toBeVisible();
      expect(await sheet.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
      await sheet.getByRole('button', { name: 'Go Back' }).last().click();
      await expect(sheet).toBeHidden();
      await context.close();
    });
  }
}

test('V12: six cards stack on a phone so that every title stays visible', async ({ page, siteUrl }) => {
  await page.setViewportSize(phone);
  await page.goto(`${siteUrl}/web-design`);
  const cards = page.locator('section', { hasText: 'What hangs over the door' }).locator('li:has(h3)');
  await expect(cards).toHaveCount(6);
  await cards.nth(5).evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  // The title of the first card stays visible.
  expect(tops[0]).toBeGreaterThanOrEqual(0);
  for (const card of await cards.all()) await expect(card.locator('h3')).toBeInViewport();
});
