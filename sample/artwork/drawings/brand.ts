/** What the brand itself needs as pictures: patterns of signals. */
import { signalPaths } from '../../../src/ui/signal/signal-paths.ts';
import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';

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
  pattern('tart', tart, [taxi, harbour, ferry]),
  pattern('harbour', harbour, [paper, tart, neon]),
  pattern('tile', tile, [ferry, taxi, harbour]),
  pattern('milk', milk, [taxi, ferry, harbour]),
];
