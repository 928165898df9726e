import { expect, it } from 'vitest';
import { addressFormIssue, meantAddress } from './typed-address.ts';

it.each([
  ['www.example.org', 'https://www.example.org'],
  ['example.org/x?y=1', 'https://example.org/x?y=1'],
  ['關於.example/路', 'https://關於.example/路'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['HTTPS://example.org/A', 'https://example.org/A'],
  ['MailTo:ada@example.org', 'mailto:ada@example.org'],
  [' /work ', '/work'],
  ['/關於?page=2', '/關於?page=2'],
  ['#prices', '#prices'],
  ['#价格', '#价格'],
  ['tel:+852-1234', 'tel:+852-1234'],
])('the typed address %j becomes the valid link %j', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
  expect(addressFormIssue(meant)).toBeUndefined();
});

it.each([
  ['sms:+85212345678', '"sms:"'],
  ['whatsapp://send?phone=852', '"whatsapp:"'],
  ['javascript:alert(1)', '"javascript:"'],
  ['?page=2', 'a page of this site'],
  ['about.html', 'a page of this site'],
  ['work', 'a page of this site'],
  ['//example.org', 'one "/"'],
  ['https://', 'with https://'],
  ['https://a@b.example', 'with https://'],
])('the typed address %j is refused with a reason', (typed, words) => {
  expect(meantAddress(typed)).toBe(typed);
  expect(addressFormIssue(typed)?.toLowerCase()).toContain(words.toLowerCase());
});
