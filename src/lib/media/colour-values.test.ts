import { expect, it } from 'vitest';
import type { Colour } from '../brand-shape.ts';
import { contrast, hexOf } from './colour-values.ts';

it.each<[Colour, string]>([
  ['oklch(0.885 0.046 78deg)', '#ead6b8'],
  ['oklch(0.555 0.222 28deg)', '#d60e14'],
  // Outside the sRGB gamut.
  ['oklch(0.385 0.082 166deg)', '#005139'],
  ['oklch(0 0 0deg)', '#000000'],
  ['oklch(1 0 0deg)', '#ffffff'],
  ['#b3140e', '#b3140e'],
])('hexOf converts %s to %s', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex);
});

it('hexOf rejects an unknown notation', () => {
  expect(() => hexOf('oklch(50% 0.1 20)')).toThrow('oklch(50% 0.1 20)');
});

it('contrast is the WCAG ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
