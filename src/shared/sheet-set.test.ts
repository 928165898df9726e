import { describe, expect, it } from 'vitest';
import { sheetSetAddress, sheetSetAt, sheetSetFolder } from './sheet-set.ts';

const sheets = Array.from({ length: 40 }, (_, place) => `.s${place}{order:${place}}`);
const nameOf = (places: readonly number[]) => sheetSetAddress(sheets, places).slice(sheetSetFolder.length);

describe('the address of some sheets', () => {
  it.each([[[0]], [[7]], [[8]], [[39]], [[0, 1, 9, 17, 38, 39]]])(
    'leads to the sheets %j, in their order',
    (places) => {
      expect(sheetSetAt(sheets, nameOf(places))).toBe(places.map((place) => sheets[place]).join(''));
    },
  );

  it('is another one once a sheet has changed', () => {
    const changed = sheets.with(9, '.s9{order:-1}');
    expect(sheetSetAt(changed, nameOf([1, 9]))).toBeUndefined();
    expect(sheetSetAt(changed, nameOf([1, 2]))).toBeDefined();
  });

  it('is one alone: no other spelling leads there', () => {
    const name = nameOf([1, 9]);
    const [bits = '', hash = ''] = name.split('.');
    const respelt = (bytes: number[]) => `${Buffer.from(bytes).toString('base64url')}.${hash}.css`;
    expect(respelt([0x40, 0x40])).toBe(name);
    const others = [
      respelt([0x40, 0x40, 0]),
      // A bit for a sheet that there is not.
      respelt([0x40, 0x40, 0, 0, 0, 0x80]),
      `${bits}=.${hash}.css`,
      `${bits}.${hash}.css.css`,
      `${bits}.${hash}`,
      `.${hash}.css`,
      `AA.${hash}.css`,
      '../server/entry.mjs',
    ];
    expect(others.filter((other) => sheetSetAt(sheets, other) !== undefined)).toEqual([]);
  });
});
