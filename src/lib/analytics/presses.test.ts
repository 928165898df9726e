import { expect, it } from 'vitest';
import { pressOf } from './presses.ts';

it.each([
  ['tel:+85200060006', '', 'phone'],
  ['mailto:hello@agency.example?subject=x', '', 'email'],
  ['https://wa.me/85200060006?text=Shopify', '', 'whatsapp'],
  ['https://api.whatsapp.com/send?phone=1', '', 'whatsapp'],
  ['whatsapp://send?phone=1', '', 'whatsapp'],
  ['https://network.example/company/agency', 'me', 'network'],
  ['https://network.example/company/agency', 'noopener', undefined],
  ['https://wa.me.evil.example/1', '', undefined],
  ['https://agency.example/contact-us', '', undefined],
  ['javascript:alert(1)', '', undefined],
  ['', '', undefined],
])('%s with rel “%s” counts as %s', (href, rel, press) => {
  expect(pressOf({ href, rel })).toBe(press);
});
