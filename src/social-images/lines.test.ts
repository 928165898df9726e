import { describe, expect, it } from 'vitest';
import { chineseLines, isChinese, squaresOf } from './chinese-lines.ts';
import { cut, field, gap, LineSolver, type Measure, piecesOf } from './lines.ts';
import { LetterMissingError, Typefaces } from './type.ts';

const faces = await Typefaces.open();
const measure: Measure = (text, width, spacing) => faces.set(text, 'poster', width, spacing);
const solve = (title: string, second = false) => new LineSolver(measure).solve(title, second);
const textsOf = (title: string, second = false) => solve(title, second).map(({ text }) => text);

/** Horizontal extent of a solved line's ink. */
function reach({ text, stretch, spacing, size, left }: ReturnType<typeof solve>[number]) {
  const set = faces.set(text, 'poster', stretch, spacing);
  return { from: left + set.left * size, to: left + (set.left + set.width) * size };
}

const of34 = 'What a No. 8 does to your checkout';
const of90 = 'Top Hong Kong startup and SME funding options, and what each of them asks of you in return';
const of140 =
  'Everything a shop on the third floor with two languages, one lift and no sign on the street can do so that people of the area find our door';

describe('the lines of a social image', () => {
  it.each([
    ['Tai Ping', 2],
    [of34, 4],
    [of90, 7],
    [of140, 8],
  ])('of "%s" number %i', (title, count) => {
    expect(textsOf(title)).toHaveLength(count);
    expect(textsOf(title).join(' ')).toBe(title.toUpperCase());
  });

  it.each(['FPS', 'Truflation', 'Strategy led, design driven', of34, of90, of140])(
    'fill the width, end at the bottom and stay below the top of the field: %s',
    (title) => {
      const lines = solve(title);
      for (const line of lines) {
        const { from, to } = reach(line);
        expect(from).toBeCloseTo(field.left, 0);
        expect(to).toBeLessThanOrEqual(field.left + field.width + 1);
        expect(to).toBeGreaterThan(field.left + field.width * 0.96);
        expect(line.stretch).toBeGreaterThanOrEqual(50);
        expect(line.stretch).toBeLessThanOrEqual(150);
      }
      const [first, last] = [lines[0], lines.at(-1)];
      expect(first?.top).toBeGreaterThanOrEqual(field.top - 0.5);
      expect((last?.top ?? 0) + (last?.cap ?? 0)).toBeCloseTo(field.bottom, -1);
      for (const [index, line] of lines.entries()) {
        const next = lines[index + 1];
        if (next) expect(next.top - line.top - line.cap).toBeGreaterThan(gap * 0.5);
      }
    },
  );

  it('have readable capitals at 300 pixels for a long title', () => {
    expect(Math.min(...solve(of140).map(({ cap }) => cap))).toBeGreaterThanOrEqual(35);
  });

  it('of three letters are a single one, below the maximum height', () => {
    const [line] = solve('FPS');
    expect(line?.cap).toBeGreaterThan(300);
    expect(line?.cap).toBeLessThanOrEqual(420);
  });

  it('leave room for accents above capitals', () => {
    const [first, second] = solve('Cafes/ Éclairs/ Bread');
    const [plainFirst, plainSecond] = solve('Cafes/ Eclairs/ Bread');
    const between = (one = first, other = second) => (other?.top ?? 0) - (one?.top ?? 0) - (one?.cap ?? 0);
    expect(between()).toBeGreaterThan(between(plainFirst, plainSecond) + 10);
  });

  it('break at the slashes of an editor', () => {
    expect(textsOf('HK$33,750/ Website/ maintenance')).toEqual(['HK$33,750', 'WEBSITE', 'MAINTENANCE']);
    expect(textsOf('UX/UI designer')).toEqual(['UX/UI', 'DESIGNER']);
  });

  it('end without a number if possible', () => {
    expect(textsOf('What to do in 2027 now').at(-1)).not.toMatch(/\d/);
  });

  it('break words of more than 22 letters, only at hyphens', () => {
    expect(piecesOf('WELL-TEMPERED-COUNTERPOINTS NOW').map(({ text }) => text)).toEqual([
      'WELL-',
      'TEMPERED-',
      'COUNTERPOINTS',
      'NOW',
    ]);
    expect(piecesOf('E-COMMERCE')).toHaveLength(1);
    expect(textsOf('Donaudampfschifffahrtsgesellschaft')).toHaveLength(1);
  });

  it('are cut at a word after 140 letters', () => {
    const long = `${of140} on a long, long day`;
    const short = cut(long);
    expect(short.length).toBeLessThanOrEqual(140);
    expect(short).toMatch(/\w…$/);
    expect(long.startsWith(short.slice(0, -1))).toBe(true);
    expect(cut('a'.repeat(200))).toHaveLength(140);
    expect(cut(of34)).toBe(of34);
  });
});

describe('a Chinese title', () => {
  const chinese: Measure = (text) => faces.set(text, 'chinese');
  const title = '八號風球怎樣改變你的網上結帳';

  it('is set in phrases of three to six characters at a readable size', async () => {
    await faces.prepare([title]);
    const lines = chineseLines(title, chinese);
    expect(lines.map(({ text }) => text).join('')).toBe(title);
    for (const { text, size } of lines) {
      expect(squaresOf(text)).toBeGreaterThanOrEqual(3);
      expect(squaresOf(text)).toBeLessThanOrEqual(6);
      expect(size).toBeGreaterThanOrEqual(88);
    }
    expect(lines[0]?.top).toBeGreaterThanOrEqual(field.top - 0.5);
  });

  it('of more than 24 characters has lines of one size', async () => {
    const long = '香港網店老闆必讀的颱風手冊：八號風球之下怎樣安排送貨與客戶服務';
    await faces.prepare([long]);
    expect(new Set(chineseLines(long, chinese).map(({ size }) => Math.round(size))).size).toBe(1);
  });

  it('is detected, and counts two Latin letters as one square', () => {
    expect(isChinese(title)).toBe(true);
    expect(isChinese('Wong Chuk Hang 黃竹坑')).toBe(false);
    expect(squaresOf('網店SEO')).toBe(3.5);
  });
});

it('a letter without a typeface is an error', async () => {
  await expect(faces.prepare(['Привет ᚠ'])).rejects.toThrow(LetterMissingError);
});
