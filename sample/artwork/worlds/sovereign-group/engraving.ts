/** Line engraving: everything is thin lines, and most of it is two ellipses, turned. */

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const fixed = (value: number): string => String(Number(value.toFixed(1)));

export const brass = '#c9a25c';
export const gilt = '#ecd9ac';

interface Turned {
  readonly count: number;
  readonly across: number;
  readonly down: number;
  readonly colour: string;
  readonly width: number;
  readonly className?: string;
}

/** One ellipse, turned until it meets itself. */
export const turned = ({ count, across, down, colour, width, className = '' }: Turned): string =>
  `<g class="${className}" fill="none" stroke="${colour}" stroke-width="${width}">${times(count, (turn) => `<ellipse rx="${across}" ry="${down}" transform="rotate(${fixed((turn * 180) / count)})"/>`)}</g>`;

export interface Office {
  readonly city: string;
  readonly time: string;
  readonly open: boolean;
  readonly says: string;
  readonly telephone: string;
  /** How often its rosette turns the two ellipses. */
  readonly turns: readonly [number, number];
}

export const offices: readonly Office[] = [
  {
    city: 'Hong Kong',
    time: '16:30',
    open: true,
    says: 'Four people at their desks',
    telephone: '+852 0009 2009',
    turns: [36, 24],
  },
  {
    city: 'Singapore',
    time: '16:30',
    open: true,
    says: 'Two, and one on the stairs',
    telephone: '+65 0009 2009',
    turns: [24, 36],
  },
  {
    city: 'Dubai',
    time: '12:30',
    open: true,
    says: 'Three people at their desks',
    telephone: '+971 0009 2009',
    turns: [18, 18],
  },
  {
    city: 'Gibraltar',
    time: '10:30',
    open: true,
    says: 'Five people, one kettle',
    telephone: '+350 0009 2009',
    turns: [30, 12],
  },
  {
    city: 'Malta',
    time: '10:30',
    open: false,
    says: 'A holiday. Back on Tuesday at nine',
    telephone: '+356 0009 2009',
    turns: [12, 30],
  },
];

/** The mark of an office: a wide ellipse and a narrow one. */
export function rosette(turns: readonly [number, number], weight = 1.1, light = gilt, dark = brass): string {
  return (
    turned({ count: turns[0], across: 390, down: 150, colour: dark, width: weight, className: 'wide' }) +
    turned({ count: turns[1], across: 236, down: 84, colour: light, width: weight, className: 'narrow' }) +
    `<g fill="none" stroke="${light}" stroke-width="${weight}">${times(5, (ring) => `<circle r="${84 - ring * 11}"/>`)}</g><circle r="394" fill="none" stroke="${dark}" stroke-width="${weight * 1.4}"/>`
  );
}

export const mark = (
  turns: readonly [number, number],
  weight = 1.1,
  className = 'rosette',
  light = gilt,
  dark = brass,
): string =>
  `<svg class="${className}" viewBox="-400 -400 800 800" aria-hidden="true">${rosette(turns, weight, light, dark)}</svg>`;

/** A strip of strands that cross, as round the edge of a note. */
export function band(
  width: number,
  height: number,
  strands: number,
  waves: number,
  colour: string,
  weight = 0.9,
  className = 'band',
): string {
  const middle = height / 2;
  const lines = times(strands, (strand) => {
    const phase = (strand / strands) * Math.PI * 2;
    const points = Array.from({ length: waves * 16 + 1 }, (_, step) => {
      const turn = (step / 16) * Math.PI * 2;
      const swell = 0.62 + 0.38 * Math.cos(turn / 4);
      return `${step ? 'L' : 'M'}${fixed((step / (waves * 16)) * width)} ${fixed(middle + Math.sin(turn + phase) * middle * 0.94 * swell)}`;
    });
    return `<path d="${points.join('')}"/>`;
  });
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><g fill="none" stroke="${colour}" stroke-width="${weight}">${lines}</g></svg>`;
}

/** Engraved hills: pairs of strands that cross; those in front hide those behind. */
export function landscape(width: number, height: number, className = 'bleed'): string {
  const ground = '#0c1a3e';
  const rows = 46;
  const strand = (row: number, side: number): string => {
    const share = row / rows;
    return Array.from({ length: 121 }, (_, step) => {
      const x = step / 120;
      const hills =
        Math.exp(-(((x - 0.2) / 0.13) ** 2)) * 0.42 +
        Math.exp(-(((x - 0.47) / 0.1) ** 2)) * 0.2 +
        Math.exp(-(((x - 0.83) / 0.16) ** 2)) * 0.46 +
        0.03;
      // Far rows are high ground, near rows are water.
      const land = hills * Math.max(0, 1 - share * 1.55) ** 1.2 * (0.92 + 0.08 * Math.sin(x * 31 + row));
      const weave = Math.sin(x * (34 - share * 16) + row * 0.55) * (0.006 + share * 0.017) * side;
      const y = 0.56 + share ** 1.25 * 0.6 - land + weave;
      return `${step ? 'L' : 'M'}${fixed(x * width)} ${fixed(y * height)}`;
    }).join('');
  };
  const lines = times(
    rows,
    (row) =>
      `<path d="${strand(row, 1)}V${height + 9}H0z" fill="${ground}" stroke="${brass}" stroke-width="${fixed(1 + row / 46)}"/><path d="${strand(row, -1)}" fill="none" stroke="${gilt}" stroke-width="${fixed(0.7 + row / 60)}" opacity=".75"/>`,
  );
  return `<svg class="${className}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="#2f4a9e" stroke-width="1">${times(26, (line) => `<path d="M0 ${fixed((line + 1) * height * 0.024)}H${width}"/>`)}</g><g transform="translate(${fixed(width * 0.58)} ${fixed(height * 0.4)})"><circle r="${fixed(height * 0.31)}" fill="${ground}"/>${turned({ count: 30, across: height * 0.3, down: height * 0.11, colour: brass, width: 1.3 })}</g>${lines}</svg>`;
}

/** A clock face with sixty engraved minutes and two hands. */
export function clock(time: string, ink = '#0c1a3e', className = 'clock'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `<svg class="${className}" viewBox="-104 -104 208 208" role="img" aria-label="${time}"><g fill="none" stroke="${brass}" stroke-width=".8">${times(24, (turn) => `<ellipse rx="86" ry="46" transform="rotate(${turn * 7.5})"/>`)}</g><g fill="none" stroke="${ink}"><circle r="101" stroke-width="1.6"/><circle r="96" stroke-width=".7"/>${times(60, (minute) => `<path d="M0-94V${minute % 5 === 0 ? -80 : -88}" stroke-width="${minute % 15 === 0 ? 3 : minute % 5 === 0 ? 1.6 : 0.8}" transform="rotate(${minute * 6})"/>`)}</g><g fill="${ink}"><path d="M-4 16L0-54 4 16z" transform="rotate(${hours * 30 + minutes / 2})"/><path d="M-3 20L0-84 3 20z" transform="rotate(${minutes * 6})"/><circle r="6"/></g><circle r="2.4" fill="${brass}"/></svg>`;
}

/** The coast as engravers drew it: its own line, again and again, further out. */
export function gibraltar(): string {
  const coast =
    'M120-40C140 10 150 40 190 60C230 74 262 70 276 96C292 150 286 210 296 262C306 330 330 380 326 440C322 486 300 520 286 560C278 584 256 590 248 566C240 520 226 470 214 420C202 366 176 330 168 280C160 226 176 170 150 130C130 104 96 80 70-40Z';
  const ridge = 'M262 130C256 200 262 270 272 330C278 390 282 440 276 500';
  const widths = Array.from({ length: 26 }, (_, line) => 208 - line * 8);
  return `<svg class="chart" viewBox="-60 0 620 620" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Map of Gibraltar"><rect x="-400" width="1400" height="620" fill="#f4ecd9"/><g fill="none" stroke-linejoin="round">${widths.map((width, line) => `<path d="${coast}" stroke="${line % 2 ? '#f4ecd9' : '#2f4a9e'}" stroke-width="${width + (line % 2 ? 0 : 1.6)}" opacity="${line % 2 ? 1 : fixed(0.25 + line / 34)}"/>`).join('')}</g><path d="${coast}" fill="#f4ecd9" stroke="#0c1a3e" stroke-width="2.4"/><g stroke="#8d6d34" stroke-width="1.1" fill="none">${times(44, (line) => `<path d="M${fixed(262 + Math.sin(line / 7) * 6)} ${128 + line * 8.6}q${fixed(14 + Math.sin(line * 1.7) * 6)} 3 ${fixed(26 + (line / 44) * 14)} ${fixed(9 + Math.sin(line) * 3)}"/><path d="M${fixed(260 + Math.sin(line / 7) * 6)} ${128 + line * 8.6}q-10 4-${fixed(16 + Math.sin(line * 2.3) * 5)} 12"/>`)}<path d="${ridge}" stroke-width="2"/></g><path d="M150 118L262 90M168 280L222 300 236 420" stroke="#0c1a3e" stroke-width="1" stroke-dasharray="3 3" fill="none"/><g transform="translate(205 236)"><circle r="15" fill="#0c1a3e"/><path d="M-7-4L0-11 7-4V8H-7z" fill="${brass}"/></g></svg>`;
}

/** Shade made of lines: for boxes that must look printed. */
export const hatch = (id: string, colour: string, gap: number, angle: number): string =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 ${gap / 2}h${gap}" stroke="${colour}" stroke-width="1"/></pattern>`;
