import { brand } from '../../../src/config/brand/facts.ts';
import { faces } from '../../../src/config/brand/type.ts';
import { signInTo } from '../../support/panel/editor.ts';
import { buildLawFirm, lawFirm } from '../../support/preparation/law-firm.ts';
import { startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const admin = { email: 'desk@law.example', password: 'a password for this test' };

/** Words of the first brand's theme and place, as visitors and editors would read them. */
const harbour =
  /harbour|ferry|typhoon|hoist|signal|quay|pier\b|tram\b|umbrella|berth|afloat|ashore|weather|\bNo\. ?\d|Hong ?Kong|Wong Chuk/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const firstBrand = new RegExp(
  [brand.name, brand.domain, brand.currency.symbol, brand.currency.code].map(escaped).join('|'),
);

test('O2: a brand made from the starter shows its own copy, currency and typefaces alone', async ({ page }) => {
  test.setTimeout(300_000);
  const { project, remove } = buildLawFirm();
  try {
    const site = await startSite({
      project,
      settings: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    });
    try {
      const readable = async () => {
        const text = await page.evaluate(() => {
          const attributes = [...document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')].flatMap(
            (one) => ['alt', 'aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
          );
          const body = document.body.cloneNode(true) as HTMLElement;
          for (const unread of body.querySelectorAll('script, style')) unread.remove();
          return [document.title, body.textContent, ...attributes].join('\n');
        });
        return text.replaceAll(/\s+/g, ' ');
      };
      const pages = [
        '/',
        ...lawFirm.services.map(({ path }) => path),
        '/contact-us',
        '/privacy-policy',
        '/search',
        '/nowhere',
      ];
      for (const address of [...pages, '/work', '/insights', '/jobs']) {
        await page.goto(site.url + address);
        const text = await readable();
        expect(text, address).not.toMatch(harbour);
        expect(text, address).not.toMatch(firstBrand);
        await expect(page.locator('[data-stop-motion]'), `no water on ${address}`).toHaveCount(0);
        const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
        for (const family of lawFirm.faces) expect(families, address).toContain(family);
        for (const { family } of [faces.poster, faces.text]) expect(families, address).not.toContain(family);
      }
      for (const { path, name, price } of lawFirm.services) {
        await page.goto(site.url + path);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByText(price).first()).toBeVisible();
      }
      await page.goto(site.url);
      await expect(page.locator('footer img')).toHaveCount(0);
      const shape = await page
        .locator('header a[href="/contact-us"]')
        .first()
        .evaluate((button) => getComputedStyle(button, '::before').clipPath);
      expect(shape, 'a button without a notch').toContain('100% 50%');

      await page.goto(`${site.url}/admin/login`);
      expect(await readable(), 'the sign-in page').not.toMatch(harbour);
      await signInTo(page, site, admin.email, admin.password);
      for (const address of ['/admin', '/admin/collections/pages']) {
        await page.goto(site.url + address);
        await expect(page.locator('.panel-nav__logo')).toBeVisible();
        const text = await readable();
        expect(text, address).not.toMatch(harbour);
        expect(text, address).not.toMatch(firstBrand);
      }
    } finally {
      await site.stop();
    }
  } finally {
    remove();
  }
});
