import { expect, test } from '../../support/test.ts';

const wide = { width: 1440, height: 900 };
const article = '/insights/two-languages-one-address';

test('V12: the first article is featured, and each has date, duration, author and a link', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights`);
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(10);
  const featured = await articles.first().boundingBox();
  for (let index = 5; index < 10; index += 1)
    expect((await articles.nth(index).boundingBox())?.height ?? 0).toBeLessThan((featured?.height ?? 0) / 2);
  for (const one of await articles.all()) {
    await expect(one.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    await expect(one.getByText(/minutes?/).first()).toBeVisible();
    await expect(one.getByText(/desk$/).first()).toBeVisible();
    await expect(one.getByText(/^Read more/).first()).toBeVisible();
    await expect(one.getByRole('link').first()).toHaveAttribute('href', /^\/insights\//);
  }
});

test('V12: descriptions of articles are hidden up to 1024 px and shown above', async ({ page, siteUrl }) => {
  const shown = async () =>
    page
      .locator('main article [data-part="description"]')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetHeight > 0).length);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${siteUrl}/insights`);
  expect(await shown()).toBe(0);
  await page.setViewportSize({ width: 1025, height: 800 });
  expect(await shown()).toBe(10);
});

test('V12: the newest article links back to the home page, the oldest has one neighbour', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/insights`);
  const newest = await page.locator('main article a').first().getAttribute('href');
  await page.goto(`${siteUrl}${newest}`);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  await expect(neighbours.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await page.goto(`${siteUrl}/insights?page=4`);
  const oldest = await page.locator('main article a').last().getAttribute('href');
  await page.goto(`${siteUrl}${oldest}`);
  await expect(neighbours.getByRole('link')).toHaveCount(1);
});

test('V12: notes and the author are in the right third of an article, at the edge of the page', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights/top-hong-kong-startup-and-sme-government-funding-options`);
  const beside = page.locator('article [role="note"], section[aria-labelledby="author"]');
  expect(await beside.count()).toBeGreaterThan(3);
  const text = await page.locator('article p').filter({ hasText: 'This is the one most owners' }).boundingBox();
  for (const one of await beside.all()) {
    const box = await one.boundingBox();
    expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(wide.width, 0);
  }
  // A figure fills its note beside its text, and is read out as well.
  const figure = page.getByRole('note').filter({ hasText: '75%' });
  const heading = await page.getByRole('heading', { name: 'Technology Voucher Programme' }).boundingBox();
  const next = await page.getByRole('heading', { name: 'BUD Fund and EMF' }).boundingBox();
  const box = await figure.boundingBox();
  expect(box?.y).toBeGreaterThan(heading?.y ?? 0);
  expect(box?.y).toBeLessThan(next?.y ?? 0);
  await expect(figure.getByText('75%', { exact: true }).first()).toBeAttached();

  await page.setViewportSize({ width: 412, height: 900 });
  expect((await figure.boundingBox())?.x).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
});

test('V12: the header shows the reading progress, complete at the end of the article', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}${article}`);
  const read = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => new DOMMatrix(getComputedStyle(header, '::after').transform).a);
  const body = page.locator('main article > div').filter({ has: page.locator('nav') });
  await body.evaluate((one) => scrollTo({ top: one.getBoundingClientRect().top + 20, behavior: 'instant' }));
  await expect.poll(read).toBeLessThan(0.05);
  await body.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect.poll(read).toBeGreaterThan(0.99);
  // More of the page is left below than the article's last lines.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)).toBeGreaterThan(600);
  const fixed = await page
    .locator('article *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'fixed').length);
  expect(fixed).toBe(0);
});

test('V12: a printed article has its text and no controls', async ({ page, siteUrl }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${siteUrl}${article}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Give each language its own address').last()).toBeVisible();
  for (const name of ['Pass it on', 'Other popular topics', 'In this article'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  // Every printed page ends with the addresses.
  await expect(page.locator('footer')).toHaveText(/hello@signalnine\.example.*Wong Chuk Hang Road/s, {
    useInnerText: true,
  });
  await expect(page.getByText('Write the redirect map first')).toBeHidden();
  for (const name of ['button', 'textbox', 'checkbox', 'switch', 'slider'] as const)
    await expect(page.getByRole(name)).toHaveCount(0);
  await expect(page.locator('video, iframe, summary').filter({ visible: true })).toHaveCount(0);
  // The mark is a letterhead; besides links of the text and its category, only those to write and
  // call remain.
  const links = page.locator('a:not(article a):not(.skip-link)').filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    'mailto:hello@signalnine.example',
    'tel:+85200092009',
  ]);
});
