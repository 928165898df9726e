import { expect, test } from 'vitest';
import { palette } from '../config/brand/palette.ts';
import { labelsOfColours } from './looks.ts';

test('colours without a name of the brand are numbered, and all labels are unique', () => {
  const labels = labelsOfColours({ accent4: 'Sand' });
  expect(labels).toMatchObject({ accent1: 'Colour 1', accent4: 'Sand' });
  const { wrong: _wrong, ...colours } = palette;
  expect(Object.keys(labels)).toEqual(Object.keys(colours));
  expect(new Set(Object.values(labels)).size).toBe(Object.keys(colours).length);
});
