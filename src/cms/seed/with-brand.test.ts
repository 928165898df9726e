import { expect, it } from 'vitest';
import { brand } from '../../config/brand/facts.ts';
import { withBrand } from './with-brand.ts';

it('placeholders are replaced by the name and slug of the brand', () => {
  expect(withBrand('{brand.name}, /insights/{brand.slug}-verified')).toBe(
    `${brand.name}, /insights/${brand.slug}-verified`,
  );
});

it('other braces stay as they are', () => {
  expect(withBrand('`{ brand }` and {name}')).toBe('`{ brand }` and {name}');
});

it('placeholders without a text of the brand are refused', () => {
  expect(() => withBrand('{brand.motto}')).toThrow('{brand.motto}');
  expect(() => withBrand('{brand.address}')).toThrow('{brand.address}');
});
