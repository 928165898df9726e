import { ink } from './sea.ts';

/** Ten slanted ticks, filled as far as the swell is high. */
export const ticks = (filled: number): string =>
  `<span class="ticks" role="img" aria-label="Swell ${filled} of 10">${Array.from({ length: 10 }, (_, index) => `<i${index < filled ? ' class="on"' : ''}></i>`).join('')}</span>`;

export const mark = `<svg class="mark" viewBox="0 0 64 44" aria-hidden="true"><path d="M14 0H64L50 44H0Z" fill="var(--coral)"/>
<path d="M6 25Q14 25 19 17T33 9Q26 22 35 24T52 17L56 16L53 27Q46 33 36 33T22 27Q16 34 4 33Z" fill="var(--pale)"/></svg>`;

/** Height of the water over a day, with the launch's hour marked. High water falls at `high` o'clock. */
export function tideCurve(high: number, hour: number, width = 480, height = 170): string {
  const level = (time: number): number => height * 0.5 - height * 0.34 * Math.cos(((time - high) / 12.4) * 2 * Math.PI);
  const points = Array.from(
    { length: 49 },
    (_, index) => `${((index / 48) * width).toFixed(1)} ${level(index / 2).toFixed(1)}`,
  );
  const x = (hour / 24) * width;
  const hours = [6, 12, 18]
    .map((time) => {
      const at = (time / 24) * width;
      return `<path d="M${at} 0V${height}" stroke="currentColor" stroke-opacity=".22" stroke-width="2"/><text x="${at - 6}" y="${height - 10}" text-anchor="end">${String(time).padStart(2, '0')}</text>`;
    })
    .join('');
  return `<svg class="tide" viewBox="0 0 ${width} ${height}" role="img" aria-label="Tide over the day"><path d="M0 ${height}L${points.join('L')}V${height}Z" fill="${ink.aqua}"/>
<path d="M${points.join('L')}" fill="none" stroke="${ink.dark}" stroke-width="5"/>${hours}
<path d="M${x.toFixed(1)} 0V${height}" stroke="${ink.ember}" stroke-width="4"/><circle cx="${x.toFixed(1)}" cy="${level(hour).toFixed(1)}" r="13" fill="${ink.coral}" stroke="${ink.dark}" stroke-width="5"/></svg>`;
}

/** Sixteen petals, longest where today's wind comes from; the needle points where it goes. */
export function windRose(from: number): string {
  const petals = Array.from({ length: 16 }, (_, index) => {
    const apart = Math.abs(((index * 22.5 - from + 540) % 360) - 180);
    const long = 44 + 52 * Math.max(0, Math.cos((apart / 180) * Math.PI)) ** 3 + (index % 4 === 0 ? 8 : 0);
    return `<path transform="rotate(${index * 22.5})" d="M0 -10L9 ${(-long * 0.62).toFixed(1)}L0 ${(-long).toFixed(1)}L-9 ${(-long * 0.62).toFixed(1)}Z" fill="${index % 4 === 0 ? ink.deep : ink.mid}"/>`;
  });
  return `<svg class="rose" viewBox="-110 -110 220 220" role="img" aria-label="Wind rose"><circle r="102" fill="none" stroke="currentColor" stroke-opacity=".3" stroke-width="3"/><circle r="66" fill="none" stroke="currentColor" stroke-opacity=".2" stroke-width="2"/>${petals.join('')}
<g transform="rotate(${from})"><path d="M0 -62L20 -104H-20Z" fill="${ink.coral}" stroke="${ink.dark}" stroke-width="4" stroke-linejoin="round"/></g><circle r="10" fill="${ink.coral}" stroke="${ink.dark}" stroke-width="4"/><g></g></svg>`;
}

const verdictInk = {
  go: [ink.mid, '#5bb7b1', ink.aqua],
  wait: ['#f2b92e', '#ffdd7a', ink.sun],
  no: [ink.ember, '#ff9a7c', ink.coral],
} as const;

export type Verdict = keyof typeof verdictInk;

/** A day as one wave from trough to trough, so that seven of them stand beside each other as a sea. */
export function dayWave(metres: number, verdict: Verdict): string {
  const [colour, tint, light] = verdictInk[verdict];
  const crest = (height: number, foot: number): string => {
    const top = 300 - height;
    return `M-1 ${foot}C30 ${foot} 44 ${top} 63 ${top}C76 ${top} 69 ${foot} 101 ${foot}V400H-1Z`;
  };
  const tall = 36 + metres * 98;
  return `<svg viewBox="0 0 100 400" preserveAspectRatio="none" aria-hidden="true"><path d="${crest(tall, 292)}" fill="${light}"/><path d="${crest(tall * 0.8, 306)}" fill="${tint}"/><path d="${crest(tall * 0.6, 322)}" fill="${colour}"/><path d="${crest(tall * 0.36, 344)}" fill="${ink.deep}"/><path d="${crest(tall * 0.16, 368)}" fill="${ink.dark}"/></svg>`;
}

/** Metres of swell, Monday to Sunday. */
export const forecast = [0.4, 0.7, 1.1, 0.9, 1.7, 2.4, 1.3] as const;

/** Height of the week's one long sea, in days from Monday's morning; each day has a crest that leans on the next. */
function weekHeight(day: number): number {
  const at = Math.min(Math.max(day - 0.5, 0), 6);
  const before = forecast[Math.floor(at)] ?? 0;
  const after = forecast[Math.min(Math.floor(at) + 1, 6)] ?? 0;
  const blend = (1 - Math.cos((at % 1) * Math.PI)) / 2;
  const within = day % 1;
  const leaning = within - 0.085 * Math.sin(2 * Math.PI * within) - 0.04;
  const crest = (0.5 - 0.5 * Math.cos(2 * Math.PI * leaning)) ** 1.1;
  return 96 + (before + (after - before) * blend) * 104 * (0.3 + 0.7 * crest);
}

/** One day's slice of that sea, in the colour of its verdict, so that seven slices meet at their edges. */
export function weekWave(index: number, verdict: Verdict): string {
  const [colour, tint, light] = verdictInk[verdict];
  const layer = (share: number, drop: number, fill: string): string => {
    const points = Array.from({ length: 33 }, (_, step) => {
      const height = weekHeight(index + step / 32) * share - drop;
      return `${((step / 32) * 101 - 0.5).toFixed(2)} ${(360 - height).toFixed(1)}`;
    });
    return `<path d="M-.5 400L${points.join('L')}L100.5 400Z" fill="${fill}"/>`;
  };
  return `<svg viewBox="0 0 100 400" preserveAspectRatio="none" aria-hidden="true">${layer(1, 0, light)}${layer(0.9, 6, tint)}${layer(0.76, 10, colour)}${layer(0.52, 8, ink.teal)}${layer(0.4, 12, ink.deep)}${layer(0.2, 14, ink.dark)}</svg>`;
}

export interface Board {
  readonly name: string;
  readonly level: string;
  readonly not: string;
  readonly size: string;
  readonly colour: string;
  readonly shade: string;
  readonly shape: string;
  readonly deck: string;
}

const slim = 'M60 6C104 70 112 190 92 330Q84 352 60 354Q36 352 28 330C8 190 16 70 60 6Z';
const broad = 'M60 6C116 46 120 170 106 308Q98 350 60 352Q22 350 14 308C0 170 4 46 60 6Z';
const stub = 'M60 90C112 104 116 180 108 300Q104 346 60 346Q16 346 12 300C4 180 8 104 60 90Z';
const needle = 'M60 2C92 90 98 220 74 350Q60 360 46 350C22 220 28 90 60 2Z';

export const boards: readonly Board[] = [
  {
    name: 'Sampan',
    level: 'First season',
    not: 'Not for anyone who already calls it slow. It is slow.',
    size: '10′6″, 180 l',
    colour: ink.coral,
    shade: ink.ember,
    shape: broad,
    deck: '<path d="M16 140H104M12 168H108" stroke="#f6fbf7" stroke-width="12"/><path d="M30 250H90V300H30Z" fill="#013a43"/>',
  },
  {
    name: 'Typhoon shelter',
    level: 'Can turn, can fall',
    not: 'Not for the first day of wind after a month of none.',
    size: '7′8″, 105 l',
    colour: ink.sun,
    shade: '#eeb21f',
    shape: slim,
    deck: '<path d="M24 200L96 130M22 234L99 164" stroke="#0a6470" stroke-width="11"/><path d="M36 290H84V322H36Z" fill="#013a43"/>',
  },
  {
    name: 'Number One',
    level: 'Foils upwind and back',
    not: 'Not for Big Wave Bay, in spite of what you feel on a Friday.',
    size: '5′2″, 62 l',
    colour: ink.aqua,
    shade: '#62bdb2',
    shape: stub,
    deck: '<circle cx="60" cy="176" r="26" fill="#013a43"/><circle cx="60" cy="176" r="12" fill="#8fd4cb"/><path d="M32 268H88M32 290H88M32 312H88" stroke="#013a43" stroke-width="7"/>',
  },
  {
    name: 'Last ferry',
    level: 'Downwind, accompanied',
    not: 'Not for anyone who has a meeting at nine.',
    size: '8′0″, 88 l',
    colour: ink.foam,
    shade: '#c8ddd8',
    shape: needle,
    deck: '<path d="M60 24V344" stroke="#ff7a55" stroke-width="7"/><path d="M34 176H86V210H34Z" fill="#013a43"/>',
  },
];

/** A board seen from above, its right rail in shade. */
export const boardDrawing = ({ shape, colour, shade, deck }: Board, index: number): string =>
  `<svg viewBox="-8 -4 150 372" aria-hidden="true"><clipPath id="deck${index}"><path d="${shape}"/></clipPath><path d="${shape}" transform="translate(14 10)" fill="#013a43" fill-opacity=".22"/>
<g clip-path="url(#deck${index})"><path d="M-10 -10H130V370H-10Z" fill="${shade}"/><path d="${shape}" transform="translate(-13 -6)" fill="${colour}"/>${deck}</g><path d="${shape}" fill="none" stroke="#013a43" stroke-width="4"/></svg>`;

export interface Beach {
  readonly name: string;
  readonly word: string;
  readonly swell: number;
  readonly metres: string;
  readonly x: number;
  readonly y: number;
  readonly verdict: Verdict;
}

export const beaches: readonly Beach[] = [
  { name: 'Stanley', word: 'Glassy', swell: 3, metres: '0.3', x: 560, y: 560, verdict: 'go' },
  { name: 'Tai Long Wan', word: 'Waist high', swell: 8, metres: '0.9', x: 905, y: 190, verdict: 'go' },
  { name: 'Cheung Chau', word: 'Cross-shore', swell: 5, metres: '0.6', x: 268, y: 588, verdict: 'wait' },
  { name: 'Sai Kung', word: 'Flat', swell: 1, metres: '0.1', x: 720, y: 262, verdict: 'go' },
  { name: 'Big Wave Bay', word: 'Living up to it', swell: 9, metres: '1.6', x: 694, y: 474, verdict: 'no' },
  { name: 'Pui O', word: 'Ankle high', swell: 2, metres: '0.2', x: 140, y: 470, verdict: 'go' },
];

const land = [
  'M300 -40L330 60L392 110L420 190L490 236L520 300L560 306L590 260L640 250L650 190L700 150L690 230L740 236L760 300L800 270L806 210L850 230L866 180L930 160L960 100L1010 90L1010 -40Z',
  'M430 420L500 388L560 400L620 384L668 420L716 446L700 500L650 520L640 566L606 540L580 590L548 556L520 530L470 510L424 470Z',
  'M-40 300L60 268L150 300L196 360L176 420L206 452L150 500L90 520L60 580L-40 590Z',
  'M252 552L282 560L276 586L300 610L272 632L258 606L236 590Z',
  'M352 520L384 500L400 540L392 610L364 622L346 580Z',
  'M770 340L800 330L812 360L786 372Z',
  'M836 300L860 292L868 322L846 330Z',
];

const ridges = [
  'M470 440L520 420L570 436L620 420L660 450L620 490L570 476L520 484Z',
  'M20 350L90 330L140 370L130 420L70 450L10 430Z',
  'M440 40L500 30L620 10L760 10L880 30L860 90L800 120L760 90L680 70L600 150L540 150L480 90Z',
  'M510 50L620 40L640 70L580 110L530 100Z',
];

/** A closed line that rounds every corner of a polygon, as the sea does. */
function worn(polygon: string): string {
  const corners = polygon
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
  const middle = (index: number): string => {
    const [x, y] = corners[index % corners.length] ?? [0, 0];
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [0, 0];
    return `${(x + nextX) / 2} ${(y + nextY) / 2}`;
  };
  return `M${middle(0)}${corners.map((_, index) => `Q${(corners[(index + 1) % corners.length] ?? []).join(' ')} ${middle(index + 1)}`).join('')}Z`;
}

const coast = land.map(worn).join('');

/** The coast with the depth lines that a paddler would feel, six dots and today's word at each. */
export const clubMap = `<svg class="map" viewBox="0 0 1000 680" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Six beaches"><rect width="1000" height="680" fill="${ink.deep}"/>
${[110, 74, 40].map((width, index) => `<path d="${coast}" fill="none" stroke="${['#0d6d78', '#127984', '#1d8a92'][index]}" stroke-width="${width}" stroke-linejoin="round"/>`).join('')}
<path d="${coast}" fill="${ink.aqua}" stroke="${ink.pale}" stroke-width="7" stroke-linejoin="round"/>
<g fill="none" stroke="#66beb4" stroke-width="5">${ridges.map((ridge) => `<path d="${worn(ridge)}"/>`).join('')}</g></svg>`;
