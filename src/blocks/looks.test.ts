import { expect, test } from 'vitest';
import { palette } from '../config/brand/palette.ts';
import { labelsOfColours } from './looks.ts';

test('colours that the brand gives no name are numbered, and no two have the same label', () => {
  const labels = labelsOfColours({ tart: 'Sand' });
  expect(labels).toMatchObject({ taxi: 'Colour 1', tart: 'Sand' });
  const { wrong: _wrong, ...colours } = palette;
  expect(Object.keys(labels)).toEqual(Object.keys(colours));
  expect(new Set(Object.values(labels)).size).toBe(Object.keys(colours).length);
});
