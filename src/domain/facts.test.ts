import { describe, expect, it } from 'vitest';
import { type Fact, interpolate, interpolateAll, unknownTokens } from './facts.ts';

const list: readonly Fact[] = [
  { token: 'projects', label: 'Projects', kind: 'text', value: '400+' },
  { token: 'pages', label: 'Pages', kind: 'number', value: '2500' },
  { token: 'shop', label: 'A shop', kind: 'dollars', value: '150000' },
  { token: 'launch', label: 'Launch', kind: 'text', value: 'launch in 4–8 weeks' },
  { token: 'range', label: 'A range', kind: 'text', value: '收費15至60萬元' },
  { token: 'months', label: 'Months', kind: 'text', value: '6星期至6個月' },
];
const facts = new Map(list.map((fact) => [fact.token, fact]));

describe('facts in texts', () => {
  it.each([
    ['{projects} projects, {pages} pages', '400+ projects, 2,500 pages'],
    ['from {shop}, or {shop:plain}, or {shop:thousands} thousand', 'from HK$150,000, or 150,000, or 150 thousand'],
    ['{shop:wan}萬', '15萬'],
    ['{launch:capital}; {launch:figures}', 'Launch in 4–8 weeks; 4–8'],
    ['{range:figures}，{months:figures}', '15至60萬，6'],
    ['{nothing} and {shop:upside} and {} stay', '{nothing} and {shop:upside} and {} stay'],
  ])('%s', (written, expected) => {
    expect(interpolate(written, facts)).toBe(expected);
  });

  it('are replaced at any depth, and other values stay unchanged', () => {
    const describe = () => '{projects}';
    const given = { rows: [{ text: '{projects}' }], cap: 3, describe, none: null };
    expect(interpolateAll(given, facts)).toEqual({ rows: [{ text: '400+' }], cap: 3, describe, none: null });
  });

  it('with an unknown token or format are listed once each', () => {
    expect(unknownTokens('{projects} {projcts} {shop:upside} {projcts} { } {Not}', facts)).toEqual([
      '{projcts}',
      '{shop:upside}',
    ]);
  });
});
