import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isDrawn } from '../../support/page/drawn.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { formListens, publish, save } from '../../support/panel/panel.ts';

const desk = deskForTests();
const films = path.resolve('sample/public/films');
const film = path.join(films, readdirSync(films).find((name) => /^arabica-loop\..*-960\.mp4$/.test(name)) ?? '');
const hostile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120" onload="document.title='owned'"><style>.a{fill:#231f20}</style><script>document.title='owned'</script><path class="a" d="M20 20h220v80H20z"/><circle cx="320" cy="60" r="40"/></svg>`;

/** Opens the form of a new record, once it is hydrated. */
async function begin(page: Page, list: string): Promise<void> {
  await page.goto(`${desk.site.url}/admin/collections/${list}/create`);
  await expect(page.locator('.file-field')).toBeVisible({ timeout: 60_000 });
  await formListens(page);
}

const fileOf = (page: Page) => page.locator('.file-field input[type="file"]').first();

test('E4: a film is uploaded after its errors are fixed, chosen for a section, and plays', async ({ page }) => {
  await desk.signIn(page);
  await begin(page, 'films');
  await fileOf(page).setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') });
  await page.locator('#field-title').fill('Our loop');
  await page.locator('#field-description').fill('A cup fills.');
  await page.locator('#field-since input').first().fill('23 Nov 2026');
  await page.keyboard.press('Escape');
  expect(await save(page)).toBe(400);
  await expect(page.locator('.file-field')).toContainText('A film is an MP4 or a WebM file');
  await page.locator('.file-field__remove').click();
  await fileOf(page).setInputFiles(film);
  expect(await save(page)).toBe(400);
  await expect(page.getByRole('button', { name: /A film needs a poster/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  await page.locator('.drawer__content tbody tr button').first().click();
  await expect(page.getByRole('button', { name: /A film needs a poster/ })).toBeHidden();
  expect(await save(page)).toBe(201);
  await expect(page).toHaveURL(/\/films\/\d+/);
  await expect(page.locator('.file-field')).toContainText('960x720');

  const shop = await desk.admin.idOf('pages', 'path', '/services/ecommerce');
  const found = await desk.admin.ask('GET', `pages/${shop}?depth=0`);
  const { sections } = found as { sections: readonly { blockType: string }[] };
  const at = sections.findIndex(({ blockType }) => blockType === 'parallax-grid');
  await page.goto(`${desk.site.url}/admin/collections/pages/${shop}`);
  const field = page.locator(`#field-sections__${at}__items__0__film__film`);
  await expect(async () => {
    for (const row of [`#sections-row-${at}`, `#sections-${at}-items-row-0`]) {
      // A row that is not drawn yet has no collapsed state either.
      await expect(page.locator(row)).toBeVisible({ timeout: 10_000 });
      const shut = page.locator(`${row} > .collapsible--collapsed`);
      if ((await shut.count()) > 0) await page.locator(`${row} .collapsible__toggle`).first().click({ timeout: 2000 });
      await expect(shut).toHaveCount(0, { timeout: 2000 });
    }
    await expect(field.locator('.rs__control')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await field.locator('.rs__control').click();
  await page.keyboard.type('Our loop');
  await page.locator('.rs__option', { hasText: 'Our loop' }).click();
  await expect(field).toContainText('Our loop');
  expect(await publish(page)).toBe(200);
  await expect.poll(() => desk.textOf('/services/ecommerce')).toContain('/media/film-');

  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${desk.site.url}/services/ecommerce`);
    const shown = page.locator('video:has(source[src*="/media/film-"])');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0), {
        timeout: 30_000,
      })
      .toBe(true);
  }

  await page.goto(`${desk.site.url}/admin/collections/films/${await desk.admin.idOf('films', 'title', 'Our loop')}`);
  await expect(page.locator('.file-field')).toBeVisible({ timeout: 60_000 });
  const [refused] = await Promise.all([
    page.waitForResponse((answer) => ['DELETE', 'PATCH'].includes(answer.request().method())),
    (async () => {
      await page.locator('.doc-controls__popup button').first().click();
      await page.locator('#action-delete').click();
      await page.locator('#confirm-action').click();
    })(),
  ]);
  expect(refused.status()).toBe(409);
});

test('E4: partner logos are uploaded as SVG and PNG and shown without scripts and styles', async ({ page }) => {
  await desk.signIn(page);
  const picture = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="240"><circle cx="300" cy="120" r="80" fill="#d8211a"/><circle cx="480" cy="120" r="80" fill="#1e6a9e"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  const marks = [
    { name: 'Drawn Partner', mimeType: 'image/svg+xml', file: 'mark.svg', buffer: Buffer.from(hostile) },
    { name: 'Pictured Partner', mimeType: 'image/png', file: 'mark.png', buffer: picture },
  ];
  const ids: number[] = [];
  for (const { name, mimeType, file, buffer } of marks) {
    await begin(page, 'partners');
    await fileOf(page).setInputFiles({ name: file, mimeType, buffer });
    await page.locator('#field-name').fill(name);
    expect(await save(page)).toBe(201);
    ids.push(await desk.admin.idOf('partners', 'name', name));
  }
  const home = await desk.admin.idOf('pages', 'path', '/');
  const { sections } = (await desk.admin.ask('GET', `pages/${home}?depth=0`)) as {
    sections: readonly { blockType: string; marks?: readonly number[] }[];
  };
  await desk.admin.ask('PATCH', `pages/${home}?depth=0`, {
    _status: 'published',
    sections: sections.map((section) =>
      section.blockType === 'logo-block'
        ? { ...section, marks: [...ids, ...(section.marks ?? [])].slice(0, 30) }
        : section,
    ),
  });

  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(desk.site.url);
    for (const { name } of marks) {
      const mark = page.locator(`svg[aria-label="${name}"]:visible`).first();
      await mark.scrollIntoViewIfNeeded();
      await expect.poll(() => isDrawn(mark)).toBe(true);
    }
    expect(await page.title()).not.toBe('owned');
  }

  const html = await (await fetch(desk.site.url)).text();
  const [drawing = ''] = /\/media\/partner-[a-z0-9]{12}\.mark\.svg/.exec(html) ?? [];
  const served = await fetch(`${desk.site.url}${drawing}`);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'attachment',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(await served.text()).not.toMatch(/script|onload|style|owned/);
});
