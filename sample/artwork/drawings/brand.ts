/** What the brand itself needs as pictures: the round badge and patterns of signals. */
import { signalPaths } from '../../../src/ui/signal/signal-paths.ts';
import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { outline } from '../lib/outline.ts';

const anybody = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2';

/** Letters set one by one over the top of a circle: text on a path is nothing that an image file can rely on. */
async function overCircle(text: string, radius: number, size: number): Promise<string> {
  const lettering = { font: anybody, axes: { wght: 760, wdth: 94 }, size };
  const degrees = 180 / (Math.PI * radius);
  const letters = await Promise.all([...text].map((letter) => outline(letter === ' ' ? 'i' : letter, lettering)));
  const total = letters.reduce((sum, { width }) => sum + width, 0);
  let passed = -total / 2;
  return [...text]
    .map((letter, index) => {
      const { path = '', width = 0 } = letters[index] ?? {};
      const angle = (passed + width / 2) * degrees;
      passed += width;
      if (letter === ' ') return '';
      return `<path transform="rotate(${angle.toFixed(2)} 120 120)translate(${(120 - width / 2).toFixed(1)} ${120 - radius})" d="${path}"/>`;
    })
    .join('');
}

const badge: Drawing = {
  name: 'brand/badge',
  width: 240,
  height: 240,
  body: `<circle cx="120" cy="120" r="120" fill="${tart}"/><g fill="${ink}">${await overCircle('Making websites since 2009', 102, 12.5)}</g>`,
};

const names = ['1', '8', '9', '3', '8-south-west', '10'] as const;

/** A tile of six by four signals that repeats without a seam. The cross takes neither red nor white (see design.md). */
function pattern(name: string, ground: string, inks: readonly string[]): Drawing {
  const cell = 120;
  const shapes = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    const signal = names[(column + row * 2) % names.length] ?? '9';
    const colour = signal === '10' ? ink : inks[(column * 2 + row) % inks.length];
    return `<path fill="${colour}" transform="translate(${column * cell + 24} ${row * cell + 24}) scale(.75)" d="${signalPaths[signal]}"/>`;
  });
  return {
    name: `brand/pattern-${name}`,
    width: 6 * cell,
    height: 4 * cell,
    body: `<path fill="${ground}" d="M0 0H720V480H0Z"/>${shapes.join('')}`,
  };
}

export const drawings: readonly Drawing[] = [
  badge,
  pattern('tart', tart, [taxi, harbour, ferry]),
  pattern('harbour', harbour, [paper, tart, neon]),
  pattern('tile', tile, [ferry, taxi, harbour]),
  pattern('milk', milk, [taxi, ferry, harbour]),
];
