import { expect, it } from 'vitest';
import { brand } from '../../config/brand/facts.ts';
import { withBrand } from './with-brand.ts';

it('says the name of the brand, in words and in addresses', () => {
  expect(withBrand('{brand.name}, /insights/{brand.slug}-verified')).toBe(
    `${brand.name}, /insights/${brand.slug}-verified`,
  );
});

it('leaves other braces alone', () => {
  expect(withBrand('`{ brand }` and {name}')).toBe('`{ brand }` and {name}');
});

it('refuses what the brand does not say', () => {
  expect(() => withBrand('{brand.motto}')).toThrow('{brand.motto}');
  expect(() => withBrand('{brand.address}')).toThrow('{brand.address}');
});
