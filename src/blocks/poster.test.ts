import { expect, it } from 'vitest';
import { linedHeading, posterHeading, withoutOldLines } from './poster.ts';

const lookup = { interpolate: async (words: string) => words } as never;
const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, cap: 12 }));
const wide = lines('Shops that', 'float');
const narrow = lines('Shops', 'that', 'float');

it('a poster heading keeps stored lines that match its text apart from case and punctuation', async () => {
  const stored = { text: 'Shops that float.', wide: lines('SHOPS', 'THAT FLOAT'), narrow };
  expect(await posterHeading().read(stored, lookup)).toMatchObject(stored);
});

it('a poster heading drops stored lines that no longer match its text', async () => {
  const read = await posterHeading().read({ text: 'Shops that sink', wide, narrow }, lookup);
  expect(read).toEqual({ text: 'Shops that sink' });
});

it('a heading that requires lines gets new ones when the stored ones no longer match', async () => {
  const read = await linedHeading().read({ text: 'Shops that sink', wide, narrow }, lookup);
  expect(read?.wide.map(({ text }) => text).join(' ')).toBe('Shops that sink');
  expect(read?.narrow.map(({ text }) => text).join(' ')).toBe('Shops that sink');
});

it('a section keeps the lines of its heading, and drops those of another text', () => {
  const headingLines = { wide, narrow };
  expect(withoutOldLines({ heading: 'Shops that float', headingLines })).toHaveProperty('headingLines');
  expect(withoutOldLines({ heading: 'Shops', headingLines, items: [1] })).toEqual({ heading: 'Shops', items: [1] });
});
