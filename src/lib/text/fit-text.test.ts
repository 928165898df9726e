import { expect, it } from 'vitest';
import { cutToWidth, widthOf } from './fit-text.ts';

it.each([
  ['Case', 4],
  ['個案', 4],
  ['SEO優化', 7],
  ['𠮶', 2],
])('%s is as wide as %i letters', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it.each([
  ['all of it', 9, 'all of it'],
  ['a shop on the third floor', 16, 'a shop on the…'],
  ['a shop, then another', 12, 'a shop…'],
  ['unbroken-and-too-long', 10, 'unbroken-…'],
  ['三樓店舖的搜尋', 14, '三樓店舖的搜尋'],
  ['三樓店舖的搜尋', 13, '三樓店舖的搜…'],
  ['找 Google 之前先看三樓', 13, '找 Google 之…'],
  ['先看Google地圖', 9, '先看…'],
  ['收費15萬起', 7, '收費…'],
  ['掛波……落閘', 6, '掛波…'],
  ['掛波——落閘', 6, '掛波…'],
  ['叫做「掛波」', 7, '叫做…'],
  ['掛波，落閘', 7, '掛波…'],
  ['三樓𠮶𠮶𠮶', 7, '三樓𠮶…'],
])('%s cut to %i is %s', (text, width, cut) => {
  expect(cutToWidth(text, width)).toBe(cut);
});
