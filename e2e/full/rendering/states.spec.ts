import { expect, test } from '../../support/test.ts';

test('V12: choosing a filter moves no other filter', async ({ page, siteUrl }) => {
  for (const width of [320, 412, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = async (address: string) => {
      await page.goto(`${siteUrl}${address}`);
      const filters = page.getByRole('navigation', { name: 'Client type' }).getByRole('link');
      return filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    };
    const all = await places('/work');
    for (const type of ['retail', 'sport'])
      expect(await places(`/work?type=${type}`), `${type} at ${width} px`).toEqual(all);
  }
});

test('V12: on a phone the hours move to Tuesday when the current time would cover them', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.clock.setFixedTime(Date.parse('2026-11-23T08:30:00Z'));
  await page.goto(`${siteUrl}/contact-us`);
  const monday = page.locator('svg[data-day="Monday"]');
  await monday.scrollIntoViewIfNeeded();
  await expect(monday.locator('[data-now]')).toHaveCount(1);
  await expect(monday.locator('text').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('svg[data-day="Tuesday"] text').filter({ visible: true })).toHaveCount(2);
});

test('V12: the carousel announces the range of visible slides', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/`);
  const carousel = page.getByRole('region', { name: 'Client screens' });
  await carousel.scrollIntoViewIfNeeded();
  const status = carousel.locator('[aria-live]');
  await expect(status).toHaveText('Slide 1 to 2 of 5');
  const next = carousel.getByRole('button', { name: /next/i });
  for (const range of ['2 to 3', '3 to 4', '4 to 5']) {
    await next.click();
    await expect(status).toHaveText(`Slide ${range} of 5`);
  }
  // Scrolls by script, as a finger would.
  await carousel.locator('[data-part="row"]').evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(status).toHaveText('Slide 1 to 2 of 5');
});

test('V12: a suggestion below the search field can be pressed anywhere', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/services/seo`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'technical audit' }) });
  // The link covers its text, so the press is forced; it does not wait, and misses a row that is
  // still moving.
  await expect(async () => {
    await row.getByText('What is broken').click({ force: true });
    await expect(page).toHaveURL(`${siteUrl}/search?q=seo+hong+kong+technical+audit`, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('searchbox')).toHaveValue('seo hong kong technical audit');
  await expect(page.locator('[data-part="result"]').first()).toBeVisible();
  await expect(page.getByRole('status')).toContainText('result');
});

test('V12: the chosen person of the team is highlighted on a phone', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 412, height: 900 });
  await page.goto(`${siteUrl}/about-us`);
  const team = page.locator('[data-motion="team"]');
  await team.scrollIntoViewIfNeeded();
  const [first, second] = [team.locator('li').nth(0), team.locator('li').nth(1)];
  const colour = (of: typeof first) => of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const before = await colour(first);
  const button = first.getByRole('button');
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  expect(await colour(first)).not.toBe(before);
  await second.getByRole('button').click();
  await expect.poll(() => colour(first)).toBe(before);
});

test('V12: the motion switch keeps its state on the next page', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  const still = page.getByRole('checkbox', { name: 'Stop motion' });
  await still.check();
  await page.goto(`${siteUrl}/strategy`);
  await expect(still).toBeChecked();
  await still.uncheck();
  await page.goto(`${siteUrl}/work`);
  await expect(still).not.toBeChecked();
});

test('V12: tabbing back into the header does not scroll the page', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/about-us`);
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    document.querySelector<HTMLElement>('header a')?.focus();
  });
  await expect(page.locator('body'), 'laid out completely after the first interaction').not.toHaveAttribute(
    'data-deferred',
  );
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  await expect(page.locator('header')).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Tab');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await expect(page.locator('.skip-link')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(2500);
});

test('V12: Escape leaves the search without focus in the field', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/search?q=shop`);
  const box = page.getByRole('searchbox', { name: 'Search work, articles, services and jobs' });
  await expect(box).toBeFocused();
  await box.evaluate((field) => field.blur());
  // The key handler loads after the page.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${siteUrl}/`, { timeout: 1000 });
  }).toPass();
});

test('V12: a tablet shows a hint about draggable panels until one is chosen', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/web-design-hong-kong`);
  const hint = page.getByText('Press a screen to move it');
  await expect(hint).toBeVisible();
  const handle = page.locator('[data-part="handle"]').first();
  await expect(handle).toHaveAttribute('role', 'button');
  await handle.tap();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('group', { name: 'Move the chosen screen' })).toBeVisible();
  await context.close();
});
