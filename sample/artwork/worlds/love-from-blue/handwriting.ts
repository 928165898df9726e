/** A hand that writes with one line, so that ink can behave like ink. */
import { chance, ink } from './paper.ts';

type Glyph = readonly [width: number, path: string];

/** Baseline at 0, lower-case letters 50 high. */
const letters: Readonly<Record<string, Glyph>> = {
  a: [49, 'M38-40C28-54 6-50 5-24C4 2 28 4 38-16M40-48C38-30 36-8 40-2Q44 2 50-4'],
  b: [47, 'M8-95C6-60 6-30 8-4M8-26C14-54 42-54 42-26C42 4 14 6 8-10'],
  c: [43, 'M40-40C28-54 6-48 6-24C6 2 28 4 42-8'],
  d: [49, 'M40-38C28-54 6-50 5-24C4 2 30 4 40-16M43-95C41-60 39-20 42-2'],
  e: [45, 'M8-26C24-24 40-30 38-40C34-54 6-50 6-22C6 4 30 4 42-10'],
  f: [32, 'M36-86C26-100 16-92 16-70C16-40 16-20 15 2M2-48C12-50 22-50 32-52'],
  g: [48, 'M38-40C28-54 6-50 5-26C4-2 28 0 38-18M41-48C40-20 42 10 36 24C28 40 8 36 4 24'],
  h: [48, 'M8-95C7-60 6-30 7 0M8-24C16-54 40-54 40-30C40-16 39-8 40 0'],
  i: [20, 'M9-48C8-30 7-14 9-2Q11 2 16-2M10-68L11-66'],
  j: [22, 'M14-48C14-20 16 10 10 24C4 34-6 32-8 26M15-68L16-66'],
  k: [42, 'M8-95C7-60 7-30 8 0M36-48C26-36 18-28 9-24C20-18 30-8 40 0'],
  l: [20, 'M9-95C7-60 6-20 8-4Q11 3 17-3'],
  m: [72, 'M7-48C8-30 7-14 7 0M7-26C14-54 34-54 34-30L34 0M34-26C42-54 62-54 62-28C62-16 62-8 63 0'],
  n: [49, 'M7-48C8-30 7-14 7 0M7-24C14-54 40-54 40-30C40-16 40-8 41 0'],
  o: [47, 'M24-49C4-48 2-22 6-10C12 6 38 4 42-18C45-38 36-50 22-48'],
  p: [47, 'M8-48C9-20 8 10 7 36M8-28C14-54 43-52 42-26C41 0 16 4 8-10'],
  r: [37, 'M7-48C8-30 7-14 7 0M7-24C12-44 24-52 36-46'],
  s: [41, 'M36-42C26-54 8-48 10-36C12-24 36-28 36-13C36 4 12 4 4-8'],
  t: [34, 'M17-80C15-50 14-20 16-6Q20 4 32-4M2-52C12-54 24-54 34-56'],
  u: [50, 'M7-48C6-30 4-8 14-2C26 4 38-10 40-24M41-48C40-30 39-12 42-2Q44 1 49-3'],
  v: [44, 'M4-48C10-30 16-14 21-1C28-16 34-32 40-48'],
  w: [66, 'M4-48C8-30 12-14 17-1C23-14 28-28 32-42C36-28 40-14 46-1C52-16 57-32 61-48'],
  x: [45, 'M6-48C16-32 28-16 40 0M40-48C28-32 16-16 4 0'],
  y: [46, 'M5-48C8-32 14-16 22-6M42-48C36-24 26 10 12 34'],
  z: [44, 'M6-47C18-48 28-48 38-47C28-32 16-16 5-1C18-3 28-2 40-2'],
  A: [70, 'M4 2C16-30 28-62 36-92C46-62 56-30 66 0M18-32C30-34 44-34 56-34'],
  B: [62, 'M10-90C9-60 9-30 10 0M6-88C30-98 52-88 48-68C46-52 28-48 12-48C36-50 60-42 56-22C52 0 26 4 8 0'],
  C: [64, 'M58-76C46-98 8-94 8-46C8 6 46 6 62-18'],
  D: [70, 'M10-90C9-60 9-30 10 0M4-88C40-98 66-76 64-44C62-10 36 4 6 0'],
  F: [54, 'M10-90C9-60 9-30 10 0M8-89C26-92 40-92 52-90M10-48C22-50 34-50 44-49'],
  H: [68, 'M10-90C9-60 9-30 10 0M58-90C57-60 57-30 58 0M10-44C26-46 42-46 58-48'],
  I: [22, 'M10-90C9-60 9-30 10 0'],
  K: [60, 'M10-90C9-60 9-30 10 0M54-90C40-70 26-54 12-46C28-34 44-16 58 0'],
  L: [56, 'M12-90C10-60 9-30 10-3C26-1 40-1 54-4'],
  M: [82, 'M8 0C10-30 12-60 14-90C24-64 32-46 40-28C50-46 60-66 70-90C71-60 73-30 75 0'],
  P: [56, 'M10-90C9-60 9-30 10 0M6-88C34-98 58-86 54-62C50-42 26-40 12-42'],
  S: [56, 'M48-78C38-98 8-92 10-68C12-46 52-48 50-22C48 6 14 6 4-14'],
  T: [60, 'M32-88C31-60 30-30 31 0M2-88C22-91 42-91 62-90'],
  W: [86, 'M4-90C10-60 16-30 22 0C30-24 36-44 42-66C48-44 54-24 62 0C70-30 76-60 82-90'],
  Y: [56, 'M4-90C12-74 20-58 30-46M58-90C46-60 32-30 20 2'],
  '1': [30, 'M6-76C12-80 16-86 18-92C17-60 16-30 17 0'],
  '2': [52, 'M6-72C10-96 44-94 42-68C40-44 18-22 5-3C22-4 36-3 50-4'],
  '3': [50, 'M6-82C22-98 48-88 40-66C36-54 24-50 18-50C40-50 52-32 42-14C34 4 10 4 4-10'],
  '4': [58, 'M34-88C26-66 14-46 4-34C22-33 40-33 56-35M40-54C39-34 38-16 38 2'],
  '8': [50, 'M42-78C34-96 8-92 12-72C16-52 46-48 44-20C42 6 8 4 8-20C8-44 44-52 43-76'],
  '9': [48, 'M38-70C34-92 8-92 8-68C8-46 34-46 39-66C40-40 38-20 32 0'],
  '.': [18, 'M6-2L7-1'],
  ',': [18, 'M8-3C9 2 7 8 3 12'],
  '’': [16, 'M8-92C9-86 7-80 4-76'],
  '!': [22, 'M8-90C8-64 7-44 8-26M8-3L9-2'],
  '?': [46, 'M6-74C10-96 42-94 40-70C38-52 20-48 20-26M20-3L21-2'],
};

const gap = 7;
const space = 30;

/** How far the pen goes for one line. */
function lineOf(text: string, row: number): { readonly strokes: string; readonly width: number } {
  let pen = 0;
  let strokes = '';
  for (const [index, letter] of [...text].entries()) {
    const glyph = letters[letter];
    if (glyph === undefined) {
      pen += space;
      continue;
    }
    const drop = (chance(index, row) - 0.5) * 5;
    const turn = (chance(index, row + 9) - 0.5) * 5;
    strokes += `<path d="${glyph[1]}" transform="translate(${pen.toFixed(0)} ${drop.toFixed(1)}) rotate(${turn.toFixed(1)}) skewX(-7)"/>`;
    pen += glyph[0] + gap;
  }
  return { strokes, width: pen };
}

/** Lines as a pen breaks them. A blinking place for the next letter follows the last one when asked for. */
export function write(
  lines: readonly string[],
  colour: string = ink.blue,
  caret = false,
  className = 'hand',
  weight = 6.5,
): string {
  const leading = 128;
  const written = lines.map((text, row) => ({
    ...lineOf(text, row + 2),
    drift: (chance(row, 5) - 0.5) * 16,
    lean: -1.4 + (chance(row, 8) - 0.5),
  }));
  const width = Math.max(...written.map((line) => line.width)) + 30;
  const last = written.at(-1);
  const place =
    caret && last
      ? `<path class="caret" d="M${(last.width + last.drift + 22).toFixed(0)} ${(lines.length - 1) * leading - 84}V${(lines.length - 1) * leading + 22}" stroke="${ink.peach}" stroke-width="7"/>`
      : '';
  return `<svg class="${className}" viewBox="-12 -108 ${(width + 24).toFixed(0)} ${lines.length * leading + 20}" role="img" aria-label="${lines.join(' ')}"><g fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${written.map(({ strokes, drift, lean }, row) => `<g transform="translate(${drift.toFixed(1)} ${row * leading}) rotate(${lean.toFixed(2)})">${strokes}</g>`).join('')}${place}</g></svg>`;
}
