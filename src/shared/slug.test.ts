import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['Food & drink', 'food-and-drink'],
  ['What a No. 8 does to your checkout', 'what-a-no-8-does-to-your-checkout'],
  ['Café “Zürich”', 'cafe-zurich'],
  ['It’s ours', 'its-ours'],
  ['  --  ', ''],
  ['九號風球', ''],
  ['a'.repeat(150), 'a'.repeat(100)],
])('makes of %j the address %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});
