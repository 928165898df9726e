/** Piles as the hand knows them, yarn on the hank, and the fringe of a carpet. */
import { chance, pick, times } from './weave.ts';

export type Pile = 'Flat' | 'Looped' | 'Plush' | 'Carved' | 'Shaggy';

const width = 300;
const height = 120;
const night = '#1c0a20';

const tone = (x: number, y: number): string => (0.84 + chance(x, y) * 0.16).toFixed(2);

const grid = (
  stepX: number,
  stepY: number,
  draw: (x: number, y: number, column: number, row: number) => string,
): string =>
  times(Math.ceil(height / stepY) + 2, (row) =>
    times(Math.ceil(width / stepX) + 2, (column) => draw((column - 1) * stepX, (row - 1) * stepY, column, row)),
  );

const dots = (colours: readonly string[], skip: (x: number, y: number) => boolean): string =>
  grid(7, 6, (x, y, column, row) => {
    const centreX = x + (row % 2) * 3.5 + chance(column, row);
    if (skip(centreX, y)) return '';
    return `<circle cx="${centreX.toFixed(1)}" cy="${y}" r="4.1" fill="${pick(colours, Math.floor(chance(row, column) * 7))}" opacity="${tone(column, row)}"/><circle cx="${(centreX - 1.1).toFixed(1)}" cy="${y - 1.3}" r="1.5" fill="#fff" opacity=".22"/>`;
  });

/** Where the chisel went: two waves across the strip. */
const groove = (x: number, y: number): number =>
  Math.min(Math.abs(y - 38 - Math.sin(x / 34) * 17), Math.abs(y - 84 - Math.sin(x / 34 + 0.6) * 17));

const surfaces: Readonly<Record<Pile, () => string>> = {
  Flat: () =>
    grid(26, 22, (x, y, column, row) =>
      (column + row) % 2
        ? times(
            3,
            (index) =>
              `<rect x="${x - 1}" y="${y + 1 + index * 7}" width="28" height="6.4" rx="3" fill="${pick(['#e3cc94', '#ecdcb2', '#d9be82'], index + column)}"/><path d="M${x + 1} ${y + 2.4 + index * 7}h22" stroke="#fff" stroke-width="1.2" opacity=".4"/>`,
          )
        : times(
            3,
            (index) =>
              `<rect x="${x + 1 + index * 8.4}" y="${y - 1}" width="7.8" height="24" rx="3.5" fill="${pick(['#c79a6b', '#d3aa7c', '#bd8d5d'], index + row)}"/><path d="M${x + 3 + index * 8.4} ${y + 2}v18" stroke="#fff" stroke-width="1.2" opacity=".28"/>`,
          ),
    ),
  Looped: () =>
    grid(15, 13, (x, y, column, row) => {
      const left = x + (row % 2) * 7.5;
      return `<path d="M${left + 1.5} ${y + 14}C${left - 2} ${y - 1} ${left + 17} ${y - 1} ${left + 13.5} ${y + 14}" fill="#1f4a4a" stroke="${pick(['#a8cbb5', '#95bda8', '#b9d8c4'], Math.floor(chance(column, row) * 9))}" stroke-width="5.6" stroke-linecap="round"/><path d="M${left + 2.5} ${y + 8}C${left + 3} ${y + 2} ${left + 9} ${y + 1} ${left + 10.5} ${y + 3}" fill="none" stroke="#fff" stroke-width="1.2" opacity=".5"/>`;
    }),
  Plush: () => dots(['#c8506a', '#b8405c', '#d4647b'], () => false),
  Carved: () =>
    dots(['#f0a63a', '#e69728', '#f5b554'], (x, y) => groove(x, y) < 6) +
    [38, 84]
      .map((y, index) => {
        const line = Array.from(
          { length: 32 },
          (_, step) =>
            `${step ? 'L' : 'M'}${step * 10 - 5} ${(y + 4 + Math.sin((step * 10 - 5) / 34 + index * 0.6) * 17).toFixed(1)}`,
        ).join('');
        return `<path d="${line}" fill="none" stroke="#7a3a14" stroke-width="5" opacity=".75"/>`;
      })
      .join(''),
  Shaggy: () =>
    grid(9, 8, (x, y, column, row) => {
      const lean = (chance(column, row) - 0.5) * 26;
      const bend = (chance(row, column + 9) - 0.5) * 18;
      return `<path d="M${x} ${y}q${bend.toFixed(1)} ${8 + Math.round(chance(column, row + 5) * 8)} ${lean.toFixed(1)} ${(18 + chance(row + 3, column) * 14).toFixed(1)}" fill="none" stroke="${pick(['#2a5f63', '#3a7a7a', '#1f4c52', '#4d8f8b', '#27585f'], Math.floor(chance(column + 2, row + 7) * 11))}" stroke-width="4.2" stroke-linecap="round"/>`;
    }),
};

const grounds: Readonly<Record<Pile, string>> = {
  Flat: '#8d6238',
  Looped: '#173d44',
  Plush: '#7a2038',
  Carved: '#9c5a12',
  Shaggy: '#0f3238',
};

/** A strip of the real surface. */
export const surface = (pile: Pile): string =>
  `<svg class="surface" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${width}" height="${height}" fill="${grounds[pile]}"/>${surfaces[pile]()}</svg>`;

export const piles: readonly { readonly name: Pile; readonly says: string }[] = [
  { name: 'Flat', says: 'Two threads deep. Chairs slide.' },
  { name: 'Looped', says: 'Never cut. Forgives a suitcase.' },
  { name: 'Plush', says: 'Cut level. Keeps footprints.' },
  { name: 'Carved', says: 'Cut, then cut again.' },
  { name: 'Shaggy', says: 'Long. Lose a coin, gain a carpet.' },
];

/** One hank of yarn, wound and twisted, hanging from a peg. */
export function hank(colour: string): string {
  const strands = times(13, (index) => {
    const start = 14 + index * 6;
    const end = 92 - index * 6;
    const lit = index % 3 === 0 ? '#fff' : index % 3 === 1 ? night : colour;
    const path = `M50 12C${start - 8} 40 ${start} 90 ${start} 130S${end} 210 ${end} 260S${start} 330 ${start + 2} 380S${start} 420 50 442`;
    return `<path d="${path}" stroke="${colour}" stroke-width="7.5"/><path d="${path}" stroke="${lit}" stroke-width="1.4" opacity=".42"/>`;
  });
  return `<svg class="hank" viewBox="0 0 106 460" aria-hidden="true"><g fill="none" stroke-linecap="round">${strands}</g><path d="M28 58q22 9 46 0v14q-24 9-46 0z" fill="#f6e7cf"/><path d="M28 66q22 9 46 0" fill="none" stroke="#2a1030" stroke-width="1.2"/><circle cx="52" cy="12" r="7" fill="${night}"/></svg>`;
}

/** Warp ends, knotted off. */
export const fringe = `<svg class="fringe" viewBox="0 0 2400 60" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${times(
  120,
  (index) => {
    const x = index * 20 + 10;
    const lean = (chance(index) - 0.5) * 7;
    return `<g transform="translate(${x} 0)"><path d="M-9-2Q0 10 0 14Q0 10 9-2z" fill="#d9be82"/><path d="M-3 18Q${(lean - 5).toFixed(1)} 36 ${(lean - 6).toFixed(1)} 52M0 18Q${lean.toFixed(1)} 38 ${lean.toFixed(1)} 56M3 18Q${(lean + 5).toFixed(1)} 36 ${(lean + 6).toFixed(1)} 51" fill="none" stroke="#f6e7cf" stroke-width="2.6" stroke-linecap="round"/><circle cy="15" r="5" fill="#f6e7cf"/><path d="M-4 16q4 3 8 0" fill="none" stroke="#a8854f" stroke-width="1.2"/></g>`;
  },
)}</svg>`;

/** How a loom is drawn on its record: beam, reed, and as much cloth as is woven. */
export const loom = (share: number, colour: string): string =>
  `<svg class="loom" viewBox="0 0 120 84" aria-hidden="true"><path d="M10 8h100M10 76h100" stroke="#2a1030" stroke-width="6" stroke-linecap="round"/>${times(21, (index) => `<path d="M${18 + index * 4.2} 8V76" stroke="#2a1030" stroke-width=".7"/>`)}<rect x="16" y="${(73 - share * 60).toFixed(1)}" width="88" height="${(share * 60).toFixed(1)}" fill="${colour}"/>${times(Math.floor(share * 12), (index) => `<path d="M16 ${71 - index * 5}h88" stroke="#fff" stroke-width="1" opacity=".35"/>`)}<rect x="12" y="${(68 - share * 60).toFixed(1)}" width="96" height="5" rx="1" fill="#c79a6b"/></svg>`;
