/** Things that come back in several pictures, built from the signals. */

import { ink, paper } from '../inks.ts';
import { type Box, circle, pick, place, polygon, rect, type SignalName, signal, stroke, times } from './draw.ts';

/** An hourglass with sand; the two levels go from 0 (empty) to 1 (full). */
export function hourglass(box: Box, glass: string, sand: string, upper: number, lower: number): string {
  const middle = box.x + box.width / 2;
  const waist = box.y + box.height / 2;
  const half = box.height / 2;
  const reach = (share: number) => box.width * (0.025 + 0.39 * share);
  const from = upper * 0.82;
  const to = 0.9 * (1 - lower) + 0.04;
  const top =
    upper > 0
      ? polygon(
          sand,
          middle - reach(from),
          waist - from * half,
          middle + reach(from),
          waist - from * half,
          middle,
          waist,
        )
      : '';
  const foot = waist + half * 0.9;
  const bottom =
    lower > 0
      ? polygon(
          sand,
          middle - reach(to),
          waist + to * half,
          middle + reach(to),
          waist + to * half,
          middle + reach(0.88),
          foot,
          middle - reach(0.88),
          foot,
        )
      : '';
  return signal('nine', box.x, box.y, box.width, box.height, glass) + top + bottom;
}

/** A small boat whose sail is a signal; the origin is the middle of its waterline. */
export function boat(x: number, y: number, scale: number, hull: string, sail: string, name: SignalName): string {
  return place(
    x,
    y,
    rect(-5, -210, 10, 210, ink) +
      signal(name, -80, -215, 160, 165, sail) +
      polygon(hull, -130, -40, 130, -40, 90, 30, -90, 30),
    scale,
  );
}

/** A parcel with a band of string. */
export function parcel(x: number, y: number, width: number, height: number, fill: string, string: string): string {
  return (
    rect(x, y, width, height, fill) +
    rect(x + width * 0.44, y, width * 0.12, height, string) +
    rect(x, y + height * 0.42, width, height * 0.14, string)
  );
}

/** An envelope with a triangular flap. */
export function envelope(box: Box, body: string, flap: string): string {
  const { x, y, width, height } = box;
  return rect(x, y, width, height, body) + polygon(flap, x, y, x + width, y, x + width / 2, y + height * 0.62);
}

/** A pointing hand, finger to the left; the origin is the finger tip. */
export function hand(x: number, y: number, fill: string, cuff: string, scale = 1, degrees = 0): string {
  const shape =
    rect(0, -22, 170, 44, fill) +
    rect(130, -22, 150, 150, fill) +
    rect(96, 22, 60, 84, fill) +
    rect(280, -34, 60, 174, cuff);
  return place(x, y, shape, scale, degrees);
}

/** An arrow along the x axis, tip at the origin. */
export function arrow(x: number, y: number, length: number, fill: string, scale = 1, degrees = 0): string {
  return place(
    x,
    y,
    rect(-length, -26, length - 80, 52, fill) + polygon(fill, 0, 0, -110, -80, -110, 80),
    scale,
    degrees,
  );
}

/** Two eyes looking one way. */
export function eyes(x: number, y: number, radius: number, gap: number, look: number): string {
  return [-1, 1]
    .map((side) => {
      const centre = x + (side * gap) / 2;
      return circle(centre, y, radius, paper) + circle(centre + look, y + radius * 0.12, radius * 0.54, ink);
    })
    .join('');
}

/** Legs with feet. */
export function legs(places: number[], y: number, height: number, colour: string): string {
  return places.map((x) => stroke(colour, 16, `M${x} ${y}V${y + height}h34`, 'round')).join('');
}

/** A street building with a grid of windows; the paint decides each window's colour, or none. */
export function building(
  box: Box,
  fill: string,
  columns: number,
  rows: number,
  paint: (column: number, row: number) => string | undefined,
): string {
  const across = box.width / columns;
  const down = box.height / rows;
  return (
    rect(box.x, box.y, box.width, box.height, fill) +
    times(columns * rows, (index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const colour = paint(column, row);
      if (!colour) return '';
      const x = box.x + (column + 0.25) * across;
      return rect(x, box.y + (row + 0.24) * down, across * 0.5, down * 0.52, colour);
    })
  );
}

/** A roller shutter: slats with thin gaps. */
export function shutter(box: Box, fill: string, gap: string, slats: number): string {
  const step = box.height / slats;
  return (
    rect(box.x, box.y, box.width, box.height, fill) +
    times(slats - 1, (index) => rect(box.x, box.y + (index + 1) * step - 3, box.width, 6, gap))
  );
}

/** A row of awning stripes ending in points. */
export function awning(box: Box, stripes: number, colours: string[]): string {
  const width = box.width / stripes;
  return times(stripes, (index) => {
    const x = box.x + index * width;
    const { y, height } = box;
    return polygon(
      pick(colours, index),
      x,
      y,
      x + width,
      y,
      x + width,
      y + height * 0.7,
      x + width / 2,
      y + height,
      x,
      y + height * 0.7,
    );
  });
}
