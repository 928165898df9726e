/** Every article's drawings, by the name of its file, and what an article without any gets. */

import { ferry, harbour, ink, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, dip, grid, pick, rain, rect, ring, scene, signal, signalNames, swell, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { businessScenes } from './scenes-business.ts';
import { careScenes } from './scenes-care.ts';
import { decisionScenes } from './scenes-decisions.ts';
import { designScenes } from './scenes-design.ts';
import { developmentScenes } from './scenes-development.ts';
import { ecommerceScenes } from './scenes-ecommerce.ts';
import { emailScenes } from './scenes-email.ts';
import { searchScenes } from './scenes-search.ts';
import { awning, boat, building, hourglass } from './things.ts';

export const articleScenes: ArticleScenes = {
  ...businessScenes,
  ...decisionScenes,
  ...ecommerceScenes,
  ...developmentScenes,
  ...careScenes,
  ...searchScenes,
  ...emailScenes,
  ...designScenes,
};

/** A number from a name, the same on every machine. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** A composition for an article that has no drawing of its own, one of twelve kinds by its name. */
export function stockScene(name: string, ground: string, width: number, height: number): string {
  const seed = seedOf(name);
  const inks = [taxi, harbour, tart, neon, ferry, tile].filter((colour) => colour !== ground);
  const [first, second, third] = [pick(inks, seed), pick(inks, seed + 1), pick(inks, seed + 3)];
  const shape = pick(
    signalNames.filter((signalName) => signalName !== 'ten'),
    seed >>> 4,
  );
  const whole = { x: 0, y: 0, width, height };
  const size = height * 0.76;
  const left = (width - size) / 2;
  const families: (() => string)[] = [
    () =>
      signal(shape, left, height * 0.12, size, size, first) + circle(width * 0.8, height * 0.24, height * 0.12, second),
    () =>
      dip('stock', width, height, height * 0.6, first, signal(shape, left, height * 0.1, size, height * 0.84, second)),
    () => rain(whole, paper, 44, 80, 12) + signal('eight', left, height * 0.2, size, height * 0.8, first),
    () =>
      grid(whole, 6, 4, 30, (cell, column, row) =>
        signal(
          pick(signalNames.slice(0, 4), column + row),
          cell.x,
          cell.y,
          cell.width,
          cell.height,
          pick([first, second], column + row),
        ),
      ),
    () =>
      building({ x: left, y: height * 0.08, width: size, height }, ink, 6, 8, (column, row) =>
        (column + row) % 3 ? first : second,
      ),
    () =>
      circle(width * 0.7, height * 0.32, height * 0.24, first) +
      swell(height * 0.6, 60, 420, 0, whole, second) +
      boat(width * 0.36, height * 0.68, height / 420, ink, third, shape) +
      swell(height * 0.78, 50, 360, 90, whole, ink),
    () =>
      hourglass(
        { x: left + size * 0.1, y: height * 0.1, width: size * 0.8, height: height * 0.8 },
        ink,
        first,
        0.6,
        0.5,
      ),
    () =>
      rect(width / 2, 0, width / 2, height, first) +
      signal(shape, width * 0.06, height * 0.16, width * 0.38, height * 0.68, ink) +
      signal('eightDown', width * 0.56, height * 0.16, width * 0.38, height * 0.68, second),
    () =>
      times(5, (index) =>
        rect(
          0,
          (index * height) / 5,
          width * (0.36 + ((index * 37) % 60) / 100),
          height / 5 - 24,
          pick([first, ink, second], index),
        ),
      ),
    () =>
      awning({ x: 0, y: 0, width, height: height * 0.3 }, 8, [first, paper]) +
      signal(shape, left, height * 0.36, size, height * 0.64, second),
    () =>
      times(4, (index) =>
        ring(width / 2, height, height * (0.9 - index * 0.2), height * 0.1, pick([first, second], index)),
      ) + signal('eight', width / 2 - 120, height - 220, 240, 220, ink),
    () =>
      times(3, (index) =>
        signal(
          shape,
          (width * (index + 0.12)) / 3,
          height * (0.4 - index * 0.14),
          width * 0.26,
          height,
          pick([first, second, third], index),
        ),
      ),
  ];
  return scene(ground, pick(families, seed >>> 8)());
}
