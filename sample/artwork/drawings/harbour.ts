/** The harbour as it is seen from the ninth floor: what the home page's own signal opens on. */
import { harbour as blue, ferry as green, ink, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';

const width = 1200;
const height = 1400;

type Shape = 'plain' | 'one' | 'three' | 'eight';

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly shape?: Shape;
  /** Colour of its windows. */
  readonly windows?: string;
}

/** Shares of the picture's width and height, from west to east. Some towers are signals, as some of the real ones might be. */
const skyline: readonly Tower[] = [
  { x: 0, y: 0.44, width: 0.1, height: 0.3, colour: paper, windows: neon },
  { x: 0.09, y: 0.36, width: 0.07, height: 0.36, colour: taxi, windows: paper },
  { x: 0.17, y: 0.48, width: 0.12, height: 0.24, colour: ink, shape: 'three' },
  { x: 0.28, y: 0.33, width: 0.08, height: 0.4, colour: tart, windows: ink },
  { x: 0.36, y: 0.41, width: 0.13, height: 0.3, colour: blue, shape: 'one' },
  { x: 0.47, y: 0.3, width: 0.09, height: 0.42, colour: ink, windows: tart },
  { x: 0.56, y: 0.46, width: 0.1, height: 0.26, colour: tile, windows: green },
  { x: 0.65, y: 0.35, width: 0.12, height: 0.36, colour: paper, shape: 'eight' },
  { x: 0.74, y: 0.42, width: 0.1, height: 0.3, colour: taxi, shape: 'three' },
  { x: 0.84, y: 0.34, width: 0.08, height: 0.38, colour: blue, windows: tile },
  { x: 0.92, y: 0.45, width: 0.1, height: 0.28, colour: ink, windows: neon },
];

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const rectangle = (x: number, y: number, w: number, h: number, colour: string): string =>
  `<path fill="${colour}" d="M${Math.round(x)} ${Math.round(y)}h${Math.round(w)}v${Math.round(h)}h${-Math.round(w)}z"/>`;

/** Rows of small windows, some of them dark. */
const lit = (x: number, y: number, w: number, h: number, colour: string): string =>
  times(Math.floor(h / 34) - 1, (row) =>
    times(Math.floor(w / 26), (column) =>
      (column * 7 + row * 5 + Math.round(x)) % 3
        ? rectangle(x + 9 + column * 26, y + 16 + row * 34, 12, 16, colour)
        : '',
    ),
  );

function tower({ x, y, width: w, height: h, colour, shape = 'plain', windows }: Tower): string {
  const [left, top, wide, high] = [x * width, y * height, w * width, h * height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const third = Math.round(wide / 3);
  if (shape === 'one') {
    return `<path fill="${colour}" d="M${left} ${top}h${wide}v${third}h${-third}v${high}h${-third}v${-high}h${-third}z"/>`;
  }
  if (shape === 'three') {
    return `<path fill="${colour}" d="M${left + third} ${top}h${third}v${Math.round(high * 0.55)}h${third}v${high}h${-third * 3}v${-high}h${third}z"/>`;
  }
  if (shape === 'eight') return `<path fill="${colour}" d="M${left + wide / 2} ${top}l${wide / 2} ${high}h${-wide}z"/>`;
  return rectangle(left, top, wide, high, colour) + (windows ? lit(left, top, wide, high, windows) : '');
}

/** The Star Ferry seen from the side. */
const starFerry = `<g transform="translate(636 1150) scale(1.2)"><path fill="${green}" d="M-250 0H250L214 64H-214Z"/><path fill="${paper}" d="M-250 0H250L244 12H-244ZM-206-56H206V0H-206ZM-176-112H176V-56H-176Z"/><path fill="${green}" d="M-196-128H196L184-112H-184Z"/>${times(11, (index) => rectangle(-190 + index * 35, -44, 24, 26, ink))}${times(9, (index) => rectangle(-164 + index * 37, -100, 26, 28, ink))}<path fill="${taxi}" d="M-24-180H24V-128H-24Z"/><path fill="${ink}" d="M-24-180H24V-166H-24ZM-123-236h6v108h-6zM117-210h6v82h-6zM-146-236h52l-21 24 21 24h-52l21-24z"/></g>`;

const junk = `<g transform="translate(264 1337) scale(.8)"><path fill="${ink}" d="M-90 0H100L70 44H-60ZM-12-190h8V0h-8z"/><path fill="${taxi}" d="M-14-186C-90-150-110-70-92-12H-14Z"/><path fill="${tart}" d="M6-170C70-130 90-70 78-12H6Z"/></g>`;

const rain = times(26, (index) => `M${(index * 197) % width} ${(index * 131) % 868}l-20 50`);

export const drawings: readonly Drawing[] = [
  {
    name: 'harbour/from-the-ninth-floor',
    width,
    height,
    focus: [0.5, 0.6],
    body: [
      rectangle(0, 0, width, height, neon),
      `<circle cx="816" cy="280" r="180" fill="${tart}"/>`,
      `<path fill="${green}" d="M0 644L192 420L360 560L552 336L744 532L960 378L1200 588V980H0Z"/>`,
      skyline.map(tower).join(''),
      rectangle(0, 924, width, 476, blue),
      times(16, (index) =>
        rectangle(
          ((index * 271) % width) - 40,
          980 + ((index * 67) % 392),
          90 + ((index * 53) % 130),
          9,
          index % 3 ? '#4a5ff2' : tile,
        ),
      ),
      starFerry,
      junk,
      `<path stroke="${paper}" stroke-width="6" stroke-linecap="round" d="${rain}"/>`,
    ].join(''),
  },
];
