/** Swells are drawn as trochoids, the curve that real deep water makes: sharp crests, long flat troughs. */
export interface Swell {
  readonly base: number;
  readonly amplitude: number;
  readonly length: number;
  readonly phase: number;
  readonly colour: string;
  readonly tint: string;
  readonly foam?: boolean;
}

type Point = readonly [number, number];

export const ink = {
  dark: '#013a43',
  night: '#012a31',
  deep: '#0a6470',
  teal: '#12808a',
  mid: '#2a9a9c',
  aqua: '#8fd4cb',
  pale: '#d5efe9',
  foam: '#f6fbf7',
  coral: '#ff7a55',
  ember: '#e5552f',
  sun: '#ffd24a',
} as const;

const lean = 0.42;
const rounded = (value: number): string => value.toFixed(1);

/** A swell's surface at one angle; `share` flattens it and `drop` lowers it, for the stripes inside. */
function surface(swell: Swell, angle: number, share = 1, drop = 0): Point {
  const height = swell.amplitude * share;
  const up = height * Math.cos(angle);
  const along = ((angle - swell.phase) / (2 * Math.PI)) * swell.length;
  return [along - 0.8 * height * Math.sin(angle) + lean * up, swell.base - up + drop];
}

function anglesBetween(swell: Swell, from: number, to: number): number[] {
  const start = (from / swell.length) * 2 * Math.PI + swell.phase;
  const end = (to / swell.length) * 2 * Math.PI + swell.phase;
  const steps = Math.ceil(((end - start) / (2 * Math.PI)) * 36);
  return Array.from({ length: steps + 1 }, (_, index) => start + ((end - start) * index) / steps);
}

const lineOf = (points: readonly Point[]): string => points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L');

/** One band: its body, two stripes that follow the crest inside it, and a lip of foam. */
export function band(swell: Swell, from: number, to: number, floor: number): string {
  const angles = anglesBetween(swell, from - swell.length, to + swell.length);
  const body = (share: number, drop: number, fill: string): string =>
    `<path d="M${lineOf(angles.map((angle) => surface(swell, angle, share, drop)))}V${floor}H${from - swell.length}Z" fill="${fill}"/>`;
  const stripe = (share: number, drop: number, thick: number): string => {
    const top = angles.map((angle) => surface(swell, angle, share, drop));
    const bottom = angles.map((angle): Point => {
      const [x, y] = surface(swell, angle, share, drop);
      return [x, y + thick * (0.25 + 0.75 * ((Math.cos(angle) + 1) / 2) ** 1.5)];
    });
    return `<path d="M${lineOf(top)}L${lineOf(bottom.reverse())}Z" fill="${swell.tint}"/>`;
  };
  const lip = swell.foam
    ? `<path d="M${lineOf(angles.map((angle) => surface(swell, angle)))}L${lineOf(
        angles
          .map((angle): Point => {
            const [x, y] = surface(swell, angle);
            return [x, y + swell.amplitude * 0.3 * Math.max(0, Math.cos(angle + 0.35)) ** 5];
          })
          .reverse(),
      )}Z" fill="${ink.foam}"/>`
    : '';
  const scale = swell.amplitude / 50;
  return body(1, 0, swell.colour) + stripe(0.86, 22 * scale, 9 * scale) + stripe(0.7, 44 * scale, 6 * scale) + lip;
}

/** A tandem-length sea kayak with its paddler, pointing right; its waterline lies at 0. */
export const kayak = `
<path d="M-232 -22Q-150 -34 -60 -34H70Q170 -34 250 -52Q244 -18 186 6Q120 22 0 22T-190 4Q-222 -6 -232 -22Z" fill="${ink.sun}"/>
<path d="M-232 -22Q-150 -34 -60 -34H70Q170 -34 250 -52Q180 -22 60 -18T-140 -14Q-196 -14 -232 -22Z" fill="#ffe38c"/>
<path d="M-206 0Q-100 10 20 10T204 -8Q170 22 20 22T-206 0Z" fill="#eeb21f"/>
<ellipse cx="-6" cy="-30" rx="56" ry="9" fill="${ink.dark}"/>
<path d="M110 -32l58 -6M-130 -27l-52 -1M-116 -30l-30 8" stroke="${ink.dark}" stroke-width="3" fill="none"/>
<path d="M-170 -24l30 -2l8 7l-30 2z" fill="${ink.coral}"/>
<path d="M-40 -30Q-46 -92 -12 -104Q22 -104 32 -74Q38 -50 36 -30Z" fill="${ink.coral}"/>
<path d="M-40 -30Q-46 -92 -12 -104Q-18 -66 -8 -30Z" fill="${ink.ember}"/>
<path d="M-42 -58h80" stroke="${ink.dark}" stroke-width="6"/>
<path d="M-4 -92Q24 -78 52 -92" stroke="#c98c5e" stroke-width="15" stroke-linecap="round" fill="none"/>
<path d="M-14 -90Q-34 -66 -20 -50" stroke="#b5784c" stroke-width="15" stroke-linecap="round" fill="none"/>
<circle cx="8" cy="-126" r="24" fill="#c98c5e"/>
<path d="M-17 -126A25 25 0 0 1 33 -131L56 -124Q46 -118 32 -119L-17 -117Z" fill="${ink.foam}"/>
<path d="M-17 -126A25 25 0 0 1 12 -151Q-6 -138 -3 -118L-17 -117Z" fill="${ink.aqua}"/>
<path d="M-132 6L150 -150" stroke="${ink.dark}" stroke-width="8" stroke-linecap="round"/>
<path d="M142 -146Q152 -186 204 -188Q206 -154 158 -136Z" fill="${ink.dark}"/>
<path d="M150 -144L198 -184Q196 -156 158 -136Z" fill="${ink.deep}"/>
<path d="M-124 0Q-136 40 -186 42Q-190 8 -142 -10Z" fill="${ink.dark}"/>`;

/** The sun, cut by bars of cloud that thicken towards the water. */
export const sun = (x: number, y: number, radius: number, id: string): string => {
  const bars = [0.18, 0.42, 0.64, 0.83].map((share, index) => {
    const height = radius * (0.035 + index * 0.028);
    return `<rect x="${x - radius}" y="${rounded(y + radius * share)}" width="${radius * 2}" height="${rounded(height)}" fill="black"/>`;
  });
  return `<mask id="${id}"><rect x="${x - radius}" y="${y - radius}" width="${radius * 2}" height="${radius * 2}" fill="white"/>${bars.join('')}</mask>
<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink.coral}" mask="url(#${id})"/>`;
};

const gull = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-30 -6Q-14 -14 0 2Q14 -14 30 -6Q14 -6 0 9Q-14 -6 -30 -6Z" fill="${ink.dark}"/>`;

/** Wind as long strokes with a barb at the head, all on one slant. */
const wind = (places: readonly (readonly [number, number, number])[], colour: string): string =>
  places
    .map(
      ([x, y, long]) =>
        `<path d="M${x} ${y}l${long} ${-long * 0.14}l-22 -9m22 9l-17 15" stroke="${colour}" stroke-width="4" fill="none"/>`,
    )
    .join('');

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the sea's surface lies. */
  readonly level: number;
  readonly kayak: readonly [number, number, number];
  /** Degrees by which the kayak climbs (below zero) or runs down. */
  readonly pitch?: number;
  readonly sun: readonly [number, number, number];
  /** 1 is a calm day. */
  readonly sea: number;
  /** How much longer than usual the swells are. */
  readonly stretch?: number;
  /** Without wind and gulls. */
  readonly still?: boolean;
  readonly id: string;
}

/** The five bands of the club's sea, each nearer, deeper and longer than the one behind. */
export function bandsOf({
  width,
  height,
  level,
  sea,
  stretch = 1,
}: Pick<Scene, 'width' | 'height' | 'level' | 'sea' | 'stretch'>): string[] {
  const step = (height - level) / 4.6;
  const colours = [
    [ink.aqua, '#b4e3da'],
    [ink.mid, '#55b3af'],
    [ink.teal, '#2f979b'],
    [ink.deep, '#17757f'],
    [ink.dark, '#0b525c'],
  ] as const;
  return colours.map(([colour, tint], index) =>
    band(
      {
        base: level + index * step,
        amplitude: (index === 4 ? 42 : 30 + index * 7) * sea,
        length: (390 + index * 64) * stretch,
        phase: 0.4 + index * 2.15 + (index === 4 ? 1 : 0),
        colour,
        tint,
        foam: index !== 4,
      },
      -60,
      width + 60,
      height + 200,
    ),
  );
}

/** Sky, sun, sea and paddler. The whole sea rises towards the right, as it does from a low seat. */
export function scene(picture: Scene): string {
  const { width, height, level, id } = picture;
  const [kayakX, kayakY, kayakSize] = picture.kayak;
  const [far = '', second = '', third = '', ...near] = bandsOf(picture);
  return `<svg class="sea" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<rect width="${width}" height="${height}" fill="${ink.pale}"/>
${sun(...picture.sun, id)}
${
  picture.still
    ? ''
    : wind(
        [
          [width * 0.41, level * 0.3, 190],
          [width * 0.86, level * 1.02, 120],
          [width * 0.02, level * 0.86, 150],
        ],
        '#a9dbd3',
      )
}
${picture.still ? '' : gull(width * 0.56, level * 0.3, 1) + gull(width * 0.595, level * 0.24, 0.6)}
<g transform="rotate(-5 ${width / 2} ${level})">${far}${second}${third}
<g transform="translate(${kayakX} ${kayakY}) rotate(${picture.pitch ?? -7}) scale(${kayakSize})">${kayak}</g>${near.join('')}</g></svg>`;
}
