/** Paper, scissors and a steady hand: shapes with facets, and a shadow under each. */

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** 0 to 1, the same for the same numbers: stands in for chance. */
export function chance(seed: number, second = 0): number {
  const wave = Math.sin(seed * 127.1 + second * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

export const ink = {
  blue: '#1b39c6',
  deep: '#0f2184',
  peach: '#ff8a5c',
  ember: '#e8603a',
  cream: '#fff3c4',
  pale: '#bcd8ff',
  sky: '#7fa6ff',
  white: '#fffdf5',
  yolk: '#ffc640',
} as const;

type Spot = readonly [x: number, y: number];
const fixed = (value: number): string => String(Number(value.toFixed(1)));

/** Scissors never quite go where the pencil went. */
export function cut(spots: readonly Spot[], seed: number, slip = 2): string {
  return `M${spots.map(([x, y], index) => `${fixed(x + (chance(index, seed) - 0.5) * slip * 2)} ${fixed(y + (chance(index, seed + 40) - 0.5) * slip * 2)}`).join('L')}Z`;
}

/** One piece of paper. */
export const piece = (path: string, colour: string, className = 'paper'): string =>
  `<path class="${className}" d="${path}" fill="${colour}"/>`;

export const box = (x: number, y: number, width: number, height: number, seed: number, slip = 2): string =>
  cut(
    [
      [x, y],
      [x + width * 0.34, y],
      [x + width * 0.7, y],
      [x + width, y],
      [x + width, y + height * 0.5],
      [x + width, y + height],
      [x + width * 0.6, y + height],
      [x + width * 0.3, y + height],
      [x, y + height],
      [x, y + height * 0.55],
    ],
    seed,
    slip,
  );

export const disc = (x: number, y: number, radius: number, seed: number, squash = 1, sides = 22): string =>
  cut(
    Array.from(
      { length: sides },
      (_, turn) =>
        [
          x + Math.cos((turn / sides) * Math.PI * 2) * radius,
          y + Math.sin((turn / sides) * Math.PI * 2) * radius * squash,
        ] as const,
    ),
    seed,
    radius * 0.022,
  );

export function heart(x: number, y: number, size: number, seed: number, turn = 0): string {
  const around = Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    const across = 16 * Math.sin(angle) ** 3;
    const up = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
    const tilt = (turn * Math.PI) / 180;
    return [
      x + ((across * Math.cos(tilt) + up * Math.sin(tilt)) * size) / 32,
      y + ((across * Math.sin(tilt) - up * Math.cos(tilt)) * size) / 32,
    ] as const;
  });
  return cut(around, seed, size * 0.012);
}

/** Water, cut in one go. */
export const waves = (width: number, top: number, bottom: number, count: number, high: number, seed: number): string =>
  cut(
    [
      ...Array.from(
        { length: count * 4 + 1 },
        (_, step) =>
          [
            (step / (count * 4)) * (width + 40) - 20,
            top - Math.abs(Math.sin((step / 4) * Math.PI + seed)) * high,
          ] as const,
      ),
      [width + 20, bottom],
      [-20, bottom],
    ],
    seed,
    1.5,
  );

/** The bitten edge of a stamp. */
export function stampPath(width: number, height: number, bite = 11): string {
  const across = Math.round(width / (bite * 2));
  const down = Math.round(height / (bite * 2));
  const stepX = width / across;
  const stepY = height / down;
  const edge = (count: number, dx: number, dy: number): string =>
    times(
      count,
      () =>
        `l${fixed(dx * 0.22)} ${fixed(dy * 0.22)}a${fixed(Math.hypot(dx, dy) * 0.28)} ${fixed(Math.hypot(dx, dy) * 0.28)} 0 0 0 ${fixed(dx * 0.56)} ${fixed(dy * 0.56)}l${fixed(dx * 0.22)} ${fixed(dy * 0.22)}`,
    );
  return `M0 0${edge(across, stepX, 0)}${edge(down, 0, stepY)}${edge(across, -stepX, 0)}${edge(down, 0, -stepY)}Z`;
}

export const stamp = (
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  ground: string = ink.peach,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(stampPath(width, height), ink.white)}<path d="${box(width * 0.09, height * 0.08, width * 0.82, height * 0.84, 4, 1)}" fill="${ground}"/>${piece(heart(width * 0.5, height * 0.45, width * 0.52, 3), ink.cream, 'paper small')}<path d="${box(width * 0.2, height * 0.76, width * 0.6, height * 0.05, 3, 0.6)}" fill="${ink.deep}"/></g>`;

/** Lines of a postmark, pressed on while the van waited. */
export const postmark = (x: number, y: number, radius: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${ink.deep}" stroke-width="5" opacity=".8"><circle r="${radius}"/><circle r="${radius * 0.68}"/>${times(4, (line) => `<path d="M${radius + 10} ${line * 22 - 34}q20-12 40 0t40 0 40 0 40 0 40 0"/>`)}</g>`;

/** Confetti of hearts over a width and height. */
export const shower = (count: number, width: number, height: number, seed: number, low: number, high: number): string =>
  times(count, (index) => {
    const columns = Math.ceil(Math.sqrt((count * width) / height));
    const rows = Math.ceil(count / columns);
    const x = ((index % columns) + 0.5 + (chance(index, seed) - 0.5) * 0.8) * (width / columns);
    const y = (Math.floor(index / columns) + 0.5 + (chance(index, seed + 3) - 0.5) * 0.8) * (height / rows);
    const size = low + (high - low) * chance(index, seed + 7);
    return piece(
      heart(x, y, size, index, (chance(index, seed + 11) - 0.5) * 80),
      [ink.peach, ink.cream, ink.pale, ink.peach, ink.cream, ink.sky][index % 6] ?? ink.cream,
    );
  });
