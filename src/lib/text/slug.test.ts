import { expect, it } from 'vitest';
import { slugFrom } from './slug.ts';

it.each([
  ['Food & drink', 'food-and-drink'],
  ['What a No. 8 does to your checkout', 'what-a-no-8-does-to-your-checkout'],
  ['Café “Zürich”', 'cafe-zurich'],
  ['Straße', 'strasse'],
  ['STRASSE, GROẞ', 'strasse-gross'],
  ['Łódź', 'lodz'],
  ['Smørrebrød på Ærø', 'smorrebrod-pa-aero'],
  ['Đà Nẵng', 'da-nang'],
  ['Þór í Œuvre', 'thor-i-oeuvre'],
  ['İstanbul’da ışık', 'istanbulda-isik'],
  ['It’s ours', 'its-ours'],
  ['  --  ', ''],
  ['九號風球', ''],
  ['a'.repeat(150), 'a'.repeat(100)],
])('the slug of %j is %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});
