import { type IconName, iconPaths } from '../../ui/icon/icon-paths.ts';

const cargo: readonly IconName[] = ['hourglass', 't', 'triangle', 't-inverted', 'triangle-down'];
const paints = ['accent3', 'accent1', 'accent4', 'accent2', 'accent5'] as const;
const pale = new Set(['accent4', 'accent5']);

/** Seven columns of containers, three high, with some gaps. */
function Containers() {
  return Array.from({ length: 21 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    if ((column * 5 + row * 3) % 8 === 7) return null;
    const paint = paints[(column * 2 + row * 3) % paints.length] ?? 'accent1';
    const icon = cargo[(column + row) % cargo.length] ?? 'hourglass';
    return (
      <g key={`${column} ${row}`} transform={`translate(${30 + column * 62} ${192 - row * 44})`} fill="currentColor">
        <path data-ink={paint} d="M0 0H60V42H0Z" />
        <path data-ink={pale.has(paint) ? 'ink' : 'paper'} transform="translate(18 9) scale(.25)" d={iconPaths[icon]} />
      </g>
    );
  });
}

const sampan = (
  <g fill="currentColor">
    <path data-ink="ink" d="M0 186L36 250H364L400 168L330 196H70ZM193 200V8H199V200Z" />
    <path data-ink="accent1" d="M204 14L304 40L312 96L298 172L204 180Z" />
    <path data-ink="accent4" d="M188 52L122 72L112 120L124 176L188 180Z" />
    <path
      data-ink="ink"
      d="M204 60L310 70V73L204 63ZM204 118L308 120V123L204 121ZM188 90L117 96V99L188 93ZM188 134L115 136V139L188 137Z"
    />
  </g>
);

const windows = (count: number, from: number, top: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * 36} ${top}h24v26h-24z`).join('');

const ferry = (
  <g fill="currentColor">
    <path data-ink="paper2" d="M-206 -56H206V0H-206ZM-176 -112H176V-56H-176Z" />
    <path data-ink="accent2" d="M-196 -128H196L184 -112H-184ZM-250 0H250L214 66H-214Z" />
    <path data-ink="ink" d={windows(11, -192, -44) + windows(9, -156, -100)} />
    <path data-ink="accent1" d="M-24 -180H24V-128H-24Z" />
    <path data-ink="ink" d="M-24 -180H24V-166H-24ZM-123 -128V-236H-117V-128ZM117 -128V-210H123V-128Z" />
    <path data-ink="ink" d="M-146 -236h52l-21 24 21 24h-52l21-24z" />
    <path data-ink="paper" d="M-250 0H250L244 12H-244Z" />
  </g>
);

const freighter = (
  <g fill="currentColor">
    <Containers />
    <path data-ink="accent5" d="M480 90H570V236H480Z" />
    <path data-ink="ink" d="M470 74H582V92H470Z" />
    <path
      data-ink="ink"
      d={Array.from(
        { length: 8 },
        (_, index) => `M${490 + (index % 4) * 20} ${106 + Math.floor(index / 4) * 30}h13v16h-13z`,
      ).join('')}
    />
    <path data-ink="accent1" d="M510 26H548V74H510Z" />
    <path data-ink="ink" d="M0 234H620L588 300H40Z" />
  </g>
);

const ships = [
  { box: '0 0 400 250', drawing: sampan },
  { box: '-260 -240 520 306', drawing: ferry },
  { box: '0 0 620 300', drawing: freighter },
] as const;

/** Part of a ship above the water, from a sampan to a freighter; decorative. */
export function ShipDrawing({
  size,
  className,
}: {
  readonly size: 0 | 1 | 2;
  readonly className?: string | undefined;
}) {
  const { box, drawing } = ships[size];
  return (
    <svg className={className} viewBox={box} aria-hidden="true">
      {drawing}
    </svg>
  );
}
