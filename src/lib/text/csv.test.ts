import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  it('keeps commas, quotation marks and line ends inside their cell', () => {
    expect(csvLine(['a,b', 'say "yes"', 'two\nlines', null, 7])).toBe('"a,b","say ""yes""","two\nlines","","7"\r\n');
  });

  it.each([
    '=1+1',
    '+852 0006+1',
    '-1-1',
    '+A1',
    '-(1)',
    '+852\n=1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u00a0=1',
    '＝1',
    '\u200b=1',
    '\u2060＋1',
    '−1',
    '﹣1',
    '\n@A1',
    "=cmd|'/c calc'!A0",
  ])('escapes the possible formula %j', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  it.each(['+852 0006', '+852 2345-6789', '+44 (0) 20 7946 0018', '-1', '-1.5', '(+852) 6', '+1.212.555.0100'])(
    'does not escape the number %j',
    (text) => {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    },
  );

  it('does not escape plain text', () => {
    expect(csvLine(['M. Chan', "o'clock", 'a=b'])).toBe(`"M. Chan","o'clock","a=b"\r\n`);
  });
});
