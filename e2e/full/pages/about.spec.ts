import { team } from '../../../sample/words/about.ts';
import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };

test('V12: the about page has six values, of which one is open at a time', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  const values = page.locator('details[name="values"]');
  await expect(values).toHaveCount(6);
  await values.nth(4).locator('summary').click();
  await expect(page.locator('details[name="values"][open]')).toHaveCount(1);
  await expect(values.nth(4).locator('p')).toBeVisible();
  await values.nth(4).locator('summary').click();
  await expect(page.locator('details[name="values"][open]')).toHaveCount(0);
});

test('V12: a person of the team is enlarged when hovered, pressed or focused', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  const people = page.locator('[data-part="member"]');
  await expect(people).toHaveCount(10);
  await expect(people.getByRole('heading')).toHaveText(team.people.map(({ name }) => name));
  for (const [index, { role }] of team.people.entries())
    await expect(people.nth(index).getByText(role, { exact: true })).toBeVisible();
  await people.nth(2).scrollIntoViewIfNeeded();
  const widthOf = async (index: number) => (await people.nth(index).boundingBox())?.width ?? 0;
  await people.nth(2).hover();
  await expect.poll(async () => (await widthOf(2)) > (await widthOf(0)) * 1.5).toBe(true);
  await people.nth(0).click();
  await expect.poll(async () => (await widthOf(0)) > (await widthOf(2)) * 1.5).toBe(true);
  await people.nth(3).getByRole('button').focus();
  await expect(people.nth(3)).toHaveAttribute('data-active', '');
  await expect(page.locator('[data-part="member"][data-active]')).toHaveCount(1);
  // Each button reports by `aria-pressed` whether its person is chosen; nothing expands.
  expect(await people.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaPressed))).toEqual(
    team.people.map((_, index) => String(index === 3)),
  );
});

test('V12: the mouse wheel over the office carousel scrolls the page, at fractional heights too', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(`${siteUrl}/about-us`);
  const row = page.getByRole('region', { name: 'The office' }).locator('[data-part="row"]');
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await row.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 200);
});

for (const [name, width, pattern] of [
  ['upright pictures', 412, /office\/phone-/],
  ['upright pictures', 1024, /office\/phone-/],
  ['wide pictures', 1025, /office\/desktop-/],
] as const) {
  test(`V12: the office shows ${name} at ${width} px`, async ({ page, siteUrl }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}/about-us`);
    const first = page.getByRole('region', { name: 'The office' }).locator('figure img').first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(pattern);
  });
}

test('V12: the film is in the structured data, with the texts of its dialog', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/about-us`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const [film] = data['@graph'];
  expect(film).toMatchObject({ '@type': 'VideoObject', duration: 'PT20S' });
  expect(Date.parse(film.uploadDate)).not.toBeNaN();
  await page.getByRole('button', { name: `Play: ${film.name}` }).click();
  const dialog = page.getByRole('dialog', { name: film.name });
  await expect(dialog.getByText(film.name, { exact: true })).toBeVisible();
  await expect(dialog.getByText(film.description, { exact: true })).toBeVisible();
  for (const address of [film.contentUrl, film.thumbnailUrl])
    expect((await page.request.head(siteUrl + new URL(address).pathname)).status()).toBe(200);
});
