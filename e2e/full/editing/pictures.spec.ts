import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from '../../support/page/axe.ts';
import { deskForTests } from '../../support/panel/desk.ts';
import { messageAt, save } from '../../support/panel/panel.ts';

const desk = deskForTests();

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d8211a' } })
    .jpeg()
    .toBuffer();

const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') };

const choose = (page: Page) => page.locator('input[type="file"]').first();
const fault = (page: Page) => page.locator('.picture-fault');

interface Stored {
  readonly id: number;
  readonly filename: string;
  readonly width: number;
  readonly alt: string;
  readonly title: string;
  readonly decorative: boolean;
  readonly sizes: Readonly<Record<string, { readonly filename: string }>>;
}

/** Records as stored on the server. */
async function stored(page: Page, query: string): Promise<readonly Stored[]> {
  const answer = await page.request.get(`${desk.site.url}/cms/media?depth=0&${query}`);
  return ((await answer.json()) as { docs: Stored[] }).docs;
}

async function openNew(page: Page): Promise<void> {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/media/create`);
  await expect(page.locator('#field-alt')).toBeVisible({ timeout: 60_000 });
}

test('E4: an upload is checked before it is sent, needs an alt text, and gets its sizes', async ({ page }) => {
  await openNew(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/cms\/media(?:\?|$)/.test(request.url())) sent.push(request.url());
  });
  await choose(page).setInputFiles(heic);
  await expect(fault(page)).toContainText('IMG_1.HEIC was not taken. This is a HEIC photograph');
  const large = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#d8211a' } })
    .png({ palette: true })
    .toBuffer();
  await choose(page).setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: large });
  await expect(fault(page)).toContainText('9000 × 6000 pixels, more than 50 million');
  expect(sent).toEqual([]);

  await choose(page).setInputFiles({ name: 'Our ferry.jpg', mimeType: 'image/jpeg', buffer: await jpeg(2000, 1000) });
  await expect(fault(page)).toBeEmpty();
  expect(await save(page)).toBe(400);
  await expect(messageAt(page, 'alt')).toContainText('Say what the picture shows, or mark it as decorative.');
  await page.locator('#field-alt').fill('A red ferry.');
  expect(await save(page)).toBe(201);
  await expect(page).toHaveURL(/\/media\/\d+/);
  await expect(page.locator('#field-title')).toHaveValue('Our ferry');
  await expect(page.locator('.picture-sizes small')).toHaveText(/Making sizes: \d of 5|what visitors are given/);
  await expect(page.locator('.picture-sizes small')).toHaveText('what visitors are given', { timeout: 60_000 });
  await expect(page.locator('.picture-sizes tbody tr')).toHaveCount(6);
  await expect(page.locator('.uses')).toContainText('Not used yet');
  for (const part of ['.picture-focus', '.picture-sizes', '.uses'])
    expect(await violationsOf(page, { part }), part).toEqual([]);

  const [record] = await stored(page, 'sort=-createdAt&limit=1');
  const filename = record?.filename ?? '';
  expect(filename).toMatch(/^picture-[a-z0-9]{12}\.jpg$/);
  expect((await fetch(`${desk.site.url}/media/${filename}`)).status, 'the original file').toBe(404);
  for (const size of ['avif1920', 'webp1200'])
    expect((await fetch(`${desk.site.url}/media/${record?.sizes[size]?.filename}`)).status, size).toBe(200);
});

test('E4: the focal point is set by pointer and arrow keys, and uses of a picture are listed', async ({ page }) => {
  const id = await desk.admin.idOf('media', 'title', 'Our ferry');
  await desk.signIn(page);
  await desk.open(page, 'media', id, 'alt');
  const point = page.getByRole('button', { name: /^Focal point/ });
  await expect(point).toHaveAccessibleName(/50 % across, 50 % down/);
  const { width, height } = (await point.boundingBox()) ?? { width: 0, height: 0 };
  await point.click({ position: { x: width * 0.9, y: height * 0.25 } });
  await expect(point).toHaveAccessibleName(/90 % across, 25 % down/);
  await point.press('ArrowLeft');
  await point.press('Shift+ArrowUp');
  await expect(point).toHaveAccessibleName(/89 % across, 15 % down/);
  expect(await save(page, 'PATCH')).toBe(200);
  await page.reload();
  await expect(point).toHaveAccessibleName(/89 % across, 15 % down/, { timeout: 60_000 });

  const author = await desk.admin.idOf('authors', 'slug', 'design-desk');
  await desk.admin.ask('PATCH', `authors/${author}`, { thumbnail: id });
  await page.reload();
  await expect(page.locator('.uses')).toContainText('Used in 1 place', { timeout: 60_000 });
  await expect(page.locator('.uses')).toContainText('It cannot be deleted while something shows it.');
  await page.locator('.uses a').click();
  await expect(page).toHaveURL(new RegExp(`/authors/${author}`));
});

test('E4: a decorative picture has no alt text, a new file keeps its uses, unused ones are listed', async ({
  page,
}) => {
  const id = await desk.admin.idOf('media', 'title', 'Our ferry');
  await desk.signIn(page);
  const [before] = await stored(page, `where[id][equals]=${id}`);
  await desk.open(page, 'media', id, 'alt');
  await page.locator('.field-type.checkbox:has(#field-decorative) label').click();
  await expect(page.locator('#field-alt')).toBeHidden();
  await page.locator('.file-details__remove').click();
  await choose(page).setInputFiles({ name: 'other.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 900) });
  await expect(page.getByRole('status').filter({ hasText: 'other.jpg' })).toContainText(
    'replaces the current file when you save',
  );
  expect(await save(page, 'PATCH')).toBe(200);
  const [after] = await stored(page, `where[id][equals]=${id}`);
  expect([after?.alt, after?.decorative, after?.width, after?.title]).toEqual(['', true, 900, 'Our ferry']);
  expect(after?.filename).not.toBe(before?.filename);
  expect((await fetch(`${desk.site.url}/media/${before?.sizes.avif400?.filename}`)).status).toBe(404);
  await expect(page.locator('.uses')).toContainText('Used in 1 place');

  const unused = `${desk.site.url}/admin/collections/media?where[id][equals]=unused`;
  await page.goto(unused);
  await expect(page.getByRole('navigation', { name: 'Views' }).locator('[aria-current]')).toContainText('Unused');
  // The portrait that the test before has replaced.
  await expect(page.locator('.table tbody tr')).toHaveCount(1, { timeout: 60_000 });
  await expect(page.locator('.table tbody tr')).toContainText('design-desk-portrait');
  await desk.admin.upload('media', { alt: 'A red wall.' }, new File([await jpeg(90, 90)], 'wall.jpg'));
  await page.goto(unused);
  await expect(page.locator('.table tbody tr')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.locator('.table tbody tr').first()).toContainText('wall');
  await expect(page.locator('.seen-cell').first()).toHaveJSProperty('complete', true);
});

test('E4: a bulk upload asks for an alt text of each picture and keeps incomplete ones', async ({ page }) => {
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/media`);
  await expect(page.locator('.table tbody tr').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.table')).not.toContainText('null');
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const buffer = await jpeg(500, 400);
  const files = ['one', 'two'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page
    .locator('.bulk-upload--add-files input[type="file"], dialog input[type="file"]')
    .first()
    .setInputFiles(files);
  const alt = page.locator('dialog #field-alt');
  await expect(alt).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('dialog .thumbnail img').first()).toBeVisible();
  await expect(page.locator('dialog .thumbnail img:not([alt])')).toHaveCount(0);
  await alt.fill('The first.');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText('Failed to save 1 files')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('dialog[open]')).toContainText('Say what the picture shows, or mark it as decorative.');
  await page.locator('dialog #field-alt').fill('The second.');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(alt).toBeHidden({ timeout: 60_000 });
  const made = await stored(page, 'sort=createdAt&where[title][in]=one,two');
  expect(made.map(({ title, alt: says }) => [title, says])).toEqual([
    ['one', 'The first.'],
    ['two', 'The second.'],
  ]);
});

test('E4: a bulk upload names each refused file with its reason', async ({ page }) => {
  const buffer = await jpeg(500, 400);
  const askedUses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/uses')) askedUses.push(request.url());
  });
  await desk.signIn(page);
  await page.goto(`${desk.site.url}/admin/collections/media`);
  await expect(page.locator('.table tbody tr').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Bulk Upload' }).click();
  const files = page.locator('.bulk-upload--add-files input[type="file"]');
  const refused = [
    heic,
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'terms.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ];
  await files.first().setInputFiles(refused);
  const none = page.getByRole('dialog', { name: 'None of these files can be taken' });
  await expect(none.getByRole('listitem')).toHaveText([
    /^IMG_1\.HEIC.*HEIC photograph/,
    /^logo\.svg.*PNG, JPEG, WebP or AVIF/,
    /^terms\.pdf.*PNG, JPEG, WebP or AVIF/,
  ]);
  await page.keyboard.press('Escape');
  await expect(none).toBeHidden();
  // The upload dialog below stays open.
  await expect(page.locator('.bulk-upload--add-files')).toBeVisible();

  await files
    .first()
    .setInputFiles([
      ...refused,
      ...['three', 'four'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })),
    ]);
  const some = page.getByRole('dialog', { name: '3 of 5 files are left out' });
  await expect(some.getByRole('listitem')).toHaveCount(3);
  expect(await violationsOf(page, { part: '.left-out' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(some.getByRole('button', { name: 'Choose other files' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog #field-alt')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.file-selections__fileName')).toHaveText(['three.jpg', 'four.jpg']);
  await expect(page.locator('.file-details img, .file-field img, .picture-focus img').first()).toBeVisible();
  await expect(page.locator('dialog .picture-fault + [role="status"]')).toBeEmpty();
  await expect(page.locator('dialog .uses')).toHaveCount(0);
  expect(askedUses).toEqual([]);
});

test('E4: a chosen picture is shown in a form by its title and its alt text', async ({ page }) => {
  await desk.admin.upload(
    'media',
    { title: 'Our tram', alt: 'A tram at dusk.' },
    new File([await jpeg(90, 60)], 'x.jpg'),
  );
  await desk.admin.upload('media', { title: 'Our rule', decorative: true }, new File([await jpeg(60, 90)], 'y.jpg'));
  const tram = await desk.admin.idOf('media', 'title', 'Our tram');
  const rule = await desk.admin.idOf('media', 'title', 'Our rule');
  const { doc } = await desk.admin.ask('POST', 'works?draft=true', {
    title: 'Pictured',
    slug: 'pictured',
    _status: 'draft',
    gridImageFull: tram,
    images: [tram, rule],
  });
  await desk.signIn(page);
  await desk.open(page, 'works', doc?.id ?? 0, 'title');
  const shown = page.locator('.upload-relationship-details__details');
  await expect(shown).toContainText(['Our tram']);
  await expect(shown).toContainText(['A tram at dusk.']);
  await page.getByRole('button', { name: 'Story' }).click();
  await expect(shown).toContainText(['Our tram', 'Our rule']);
  await expect(shown).toContainText(['A tram at dusk.', 'Decorative']);
});
