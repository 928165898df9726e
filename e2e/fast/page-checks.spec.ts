import { allFaultsOf, look, phone, wide } from '../support/page/conditions.ts';
import { watch, widthsOf } from '../support/page/watched-requests.ts';
import { templates, translatedTemplates } from '../support/preparation/addresses.ts';
import { expect, test } from '../support/test.ts';

/**
 * Whether another address shares the template; each kind of page is tested once. The full run
 * visits every service and legal page.
 */
const isAlternate = (address: string): boolean =>
  ['/strategy', '/web-design', '/terms-of-service', '/cookie-policy'].includes(address) ||
  (address.startsWith('/services/') && address !== '/services/ecommerce');
/** Kinds of pages whose type differs most in other languages. */
const isTranslated = /^\/[^/]+(?:|\/contact-us|\/services\/ecommerce|\/(?:work|insights)\/[^/]+)$/;
const kinds = [
  ...templates.filter((address) => !isAlternate(address)),
  ...translatedTemplates.filter((address) => isTranslated.test(address)),
  '/search?q=shop',
  '/no-such-page',
];

for (const address of kinds) {
  test(`V1: ${address} has no faults on a phone and in a wide window`, async ({ page, siteUrl }) => {
    await look(page, phone);
    const watched = watch(page, `${siteUrl}${address}`);
    const response = await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    const faults: string[] = [];
    for (const condition of [phone, wide]) {
      await look(page, condition);
      faults.push(...(await widthsOf(page, watched, condition)), ...(await allFaultsOf(page, condition)));
    }
    expect([...watched.troubles, ...faults]).toEqual([]);
  });
}
