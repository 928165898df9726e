import type { Page } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { allFaultsOf, conditions, faultsOf, leave, look, phone, wide } from '../../support/page/conditions.ts';
import { watch, widthsOf } from '../../support/page/watched-requests.ts';
import { addresses, filteredAddresses, templates, translatedTemplates } from '../../support/preparation/addresses.ts';
import { expect, test } from '../../support/test.ts';

/*
 * Visits every address once. A template of every kind of page is tested in every condition; other
 * addresses only for their own content: whether it loads, fits, and has no violation of axe.
 */
const visited = [...addresses, ...filteredAddresses];
const kinds = [...templates, ...translatedTemplates, '/search?q=shop', '/no-such-page'];

interface Visitor {
  /** Page that visits all addresses, as a visitor does: shared files load once. */
  readonly visitor: Page;
}

const visiting = test.extend<object, Visitor>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const address of kinds) {
  test(`V1: ${address} has no faults in any condition`, async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    const faults: string[] = [];
    for (const condition of conditions) {
      await look(page, condition);
      if (condition.reducedMotion) await page.reload({ waitUntil: 'load' });
      faults.push(...(await allFaultsOf(page, condition)));
    }
    expect(faults).toEqual([]);
  });
}

for (const address of visited.filter((one) => !kinds.includes(one))) {
  visiting(`V1: ${address} loads without faults`, async ({ visitor, siteUrl }) => {
    await leave(visitor, siteUrl);
    await look(visitor, phone);
    const watched = watch(visitor, `${siteUrl}${address}`);
    const response = await visitor.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    const faults: string[] = [];
    for (const condition of [phone, wide]) {
      await look(visitor, condition);
      faults.push(...(await widthsOf(visitor, watched, condition)));
    }
    // Once per address: its template is tested in every condition.
    faults.push(...(await violationsOf(visitor)));
    watched.end();
    expect([...watched.troubles, ...faults]).toEqual([]);
  });
}

for (const condition of conditions) {
  test(`V1: menus and states of the form have no faults: ${condition.name}`, async ({ page, siteUrl }) => {
    await look(page, condition);
    await page.goto(`${siteUrl}/contact-us`, { waitUntil: 'load' });
    await page.locator('button[popovertarget]:visible').first().click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    expect(await faultsOf(page, condition), 'with the menu open').toEqual([]);
    await page.keyboard.press('Escape');

    const form = page.locator('form[method="post"]');
    // The browser's own validation would come first.
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Name is required').first()).toBeVisible();
    expect(await faultsOf(page, condition, 'main'), 'with errors').toEqual([]);

    await page.goto(`${siteUrl}/contact-us?sent=1`, { waitUntil: 'load' });
    await expect(page.getByText('Thanks! We got your request')).toBeVisible();
    expect(await faultsOf(page, condition, 'main'), 'when sent').toEqual([]);
  });
}
