import { mounted } from '../support/page/mounted.ts';
import { expect, test } from '../support/test.ts';

test('V13: a dialog works without invoker commands and toggle events', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), true);
    for (const type of ['beforetoggle', 'toggle'])
      addEventListener(
        type,
        (event) => event.isTrusted && event.target instanceof HTMLDialogElement && event.stopImmediatePropagation(),
        true,
      );
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}/`);
  const play = page.getByRole('button', { name: 'Play: Film of the DRC Feast website' });
  const dialog = page.getByRole('dialog', { name: 'Film of the DRC Feast website', includeHidden: true });
  const film = dialog.locator('video');
  await play.scrollIntoViewIfNeeded();
  await mounted(dialog);
  await play.click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('body')).toHaveClass(/modal-open/);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toHaveClass(/modal-open/);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(film).toHaveJSProperty('paused', true);
  await expect(play).toBeFocused();
});
