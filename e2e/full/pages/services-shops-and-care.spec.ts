import { phone, wide } from '../../support/page/service-page.ts';
import { expect, test } from '../../support/test.ts';

test('V12: draggable panels move by mouse and arrow keys and have a hint', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/services/web-design-hong-kong`);
  const panels = page.locator('[data-part="panel"]');
  await expect(panels).toHaveCount(7);
  await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', '0');
  const panel = panels.nth(0);
  const handle = panel.getByRole('button');
  await panel.scrollIntoViewIfNeeded();
  await panel.hover();
  await expect(page.getByText('Drag a panel')).toHaveAttribute('data-shown', '');
  const leftOf = () => panel.evaluate((element: HTMLElement) => element.offsetLeft);
  const before = await leftOf();
  await page.mouse.down();
  await page.mouse.move(420, 700, { steps: 4 });
  await page.mouse.up();
  // The panel falls and comes to rest.
  expect(await panel.evaluate((element) => element.getAnimations().length)).toBeGreaterThan(0);
  await expect.poll(() => panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  const dragged = await leftOf();
  expect(dragged).not.toBe(before);
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  expect(await leftOf()).toBe(dragged + 20);
});

test('V12: a pressed panel is moved by buttons, and its position is announced', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/services/web-design-hong-kong`);
  await expect(page.locator('[data-loading]')).toHaveAttribute('data-loading', '0');
  const panel = page.locator('[data-part="panel"]').nth(3);
  const handle = panel.getByRole('button');
  const name = (await panel.locator('b').textContent()) ?? '';
  await expect(handle).toHaveAccessibleName(new RegExp(`^${name}`));
  await expect(handle).toHaveAccessibleDescription(/arrow keys.*buttons/);
  const tools = page.getByRole('group', { name: 'Move the chosen screen' });
  await expect(tools).toBeHidden();
  await handle.click();
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  const placeOf = () => panel.evaluate((element: HTMLElement) => [element.offsetLeft, element.offsetTop]);
  await expect.poll(() => panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  const [left = 0, top = 0] = await placeOf();
  await tools.getByRole('button', { name: 'To the right' }).click();
  await tools.getByRole('button', { name: 'Up', exact: true }).click();
  expect(await placeOf()).toEqual([left + 80, top - 80]);
  await expect(page.locator('[data-part="status"]')).toHaveText(
    new RegExp(`^${name}: \\d+% from the left, \\d+% from the top$`),
  );
  // On narrow viewports panels are pictures without buttons.
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(handle).toHaveCount(0);
  await expect(tools).toBeHidden();
});

test('V12: the panels are all visible on a phone without script', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/services/web-design-hong-kong`);
  const panels = page.locator('[data-part="panel"]');
  for (const panel of await panels.all()) {
    await panel.scrollIntoViewIfNeeded();
    // The hit test finds the name, so nothing covers the panel.
    const onTop = await panel.locator('b').evaluate((name) => {
      const { left, top, height } = name.getBoundingClientRect();
      return document.elementFromPoint(left + 8, top + height / 2) === name;
    });
    expect(onTop).toBe(true);
  }
  await context.close();
});
