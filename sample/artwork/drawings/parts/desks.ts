import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { cat, monitor, pottedPlant } from './cast.ts';
import { at, bar, disc, each, eyes, lines, path, rect, signal, times } from './kit.ts';
import { ferryShade, sandShade, tartShade } from './shades.ts';

/** A long desk on trestles: top at y. */
export const desk = (x: number, y: number, width: number, height: number): string =>
  `${rect(x, y, width, 30, ferry)}${each([x + 40, x + width / 2 - 12, x + width - 64], (left) => rect(left, y + 30, 24, height - 30, ferry))}${rect(x + 64, y + 30, width / 2 - 76, 16, ferryShade)}`;

/** Somebody behind a screen: head and shoulders of a signal, foot at y. */
export const sitterEight = (x: number, y: number, fill: string): string =>
  `${path(`M${x} ${y - 250}L${x + 116} ${y}H${x - 116}Z`, fill)}${eyes(x, y - 118, 15, 38, 6, 3)}${bar(`M${x - 66} ${y - 104}V${y - 150}q0-66 66-66t66 66v46`, 12, ink)}${rect(x - 80, y - 122, 26, 46, ink)}${rect(x + 54, y - 122, 26, 46, ink)}`;

export const sitterOne = (x: number, y: number, fill: string): string =>
  `${path(`M${x - 110} ${y - 230}H${x + 110}V${y - 156}H${x + 42}V${y}H${x - 42}V${y - 156}H${x - 110}Z`, fill)}${eyes(x, y - 192, 16, 42, -6, 3)}`;

export const sitterThree = (x: number, y: number, fill: string): string =>
  `${path(`M${x - 40} ${y - 240}h80v124h66v116h-212v-116h66z`, fill)}${eyes(x, y - 196, 15, 38, 3, 5)}`;

export const designScreen = (x: number, y: number): string =>
  monitor(
    x,
    y,
    270,
    160,
    harbour,
    `${rect(x + 28, y + 28, 104, 104, neon)}${signal('nine', x + 50, y + 46, 60, 68, ink)}${lines(x + 152, y + 34, [90, 66, 78, 40], 13, 27, paper)}`,
  );

export const codeScreen = (x: number, y: number): string =>
  monitor(
    x,
    y,
    280,
    150,
    paper,
    each([140, 88, 170, 60, 116], (length, index) =>
      rect(
        x + 32 + (index % 3) * 20,
        y + 26 + index * 22,
        length,
        10,
        index === 1 ? taxi : index === 3 ? harbour : ink,
      ),
    ),
  );

export const tallScreen = (x: number, y: number): string =>
  monitor(
    x,
    y,
    160,
    190,
    taxi,
    `${path(`M${x + 80} ${y + 34}l52 92H${x + 28}z`, paper)}${lines(x + 30, y + 144, [100, 60], 9, 18, paper)}`,
  );

/** Sketches pinned to the wall: a site map, a first idea, the same idea again. */
export const pinboard = (x: number, y: number): string =>
  `${rect(x, y, 330, 220, sandShade)}
  ${rect(x + 22, y + 24, 112, 78, paper)}${bar(`M${x + 78} ${y + 46}v18m-34 18v-18h68v18`, 5, ink)}${rect(x + 66, y + 34, 24, 14, ink)}${each([34, 68, 102], (left) => rect(x + left, y + 80, 20, 12, taxi))}
  ${at(x + 158, y + 30, `${rect(0, 0, 74, 96, tile)}${signal('southWest', 14, 22, 46, 48, ferry)}`, 1, 4)}
  ${at(x + 250, y + 20, `${rect(0, 0, 62, 62, neon)}${lines(10, 14, [42, 30, 38], 7, 14, ink)}`, 1, -5)}
  ${at(x + 36, y + 124, `${rect(0, 0, 82, 74, tart)}${lines(12, 16, [58, 40, 50], 7, 16, ink)}`, 1, -3)}
  ${rect(x + 150, y + 146, 70, 54, harbour)}${disc(x + 185, y + 173, 18, tart)}${rect(x + 244, y + 106, 66, 92, paper)}${signal('one', x + 256, y + 124, 42, 52, ink)}`;

/** A wall clock at twenty past three; the office closes at half past. */
export const clock = (x: number, y: number, radius: number): string =>
  `${disc(x, y, radius, ink)}${disc(x, y, radius - 9, paper)}${bar(`M${x} ${y}L${x + radius * 0.5} ${y + 3}M${x} ${y}L${x + radius * 0.6} ${y + radius * 0.36}`, 6, ink)}${disc(x, y, 7, taxi)}`;

export const wheelChair = (x: number, y: number, fill: string): string =>
  `${path(`M${x - 66} ${y - 300}h132v112h-132z`, fill)}${rect(x - 12, y - 188, 24, 40, ink)}${path(`M${x - 84} ${y - 160}h168v34h-168z`, fill)}${rect(x - 9, y - 126, 18, 76, ink)}${path(`M${x - 74} ${y - 24}l74-34 74 34v14h-148z`, ink)}${each([-64, 0, 64], (offset) => disc(x + offset, y - 10, 13, ink))}`;

/** The inspector of cables, at work; the cable rises to the desk above. */
export const cableInspector = (x: number, y: number, rise: number): string =>
  `${bar(`M${x + 150} ${y - 24}q64-20 30-90t40-${rise - 110}`, 9, taxi, true)}${cat(x, y, 1.1)}${bar(`M${x + 40} ${y - 50}q60 34 110 26`, 9, taxi, true)}`;

export const duck = (x: number, y: number, fill = paper): string =>
  `${path(`M${x - 34} ${y}q-20-34 8-34h20q-12-40 22-40t26 34q-4 40-40 40z`, fill)}${path(`M${x + 40} ${y - 52}l26 8-26 10z`, taxi)}${disc(x + 24, y - 56, 5, ink)}`;

export const bin = (x: number, y: number): string =>
  `${path(`M${x} ${y - 96}h96l-14 96h-68z`, harbour)}${disc(x + 26, y - 100, 20, paper)}${disc(x + 62, y - 106, 24, milk)}${path(`M${x - 4} ${y - 96}h104v14h-104z`, ink)}${disc(x + 132, y - 16, 16, paper)}`;

export const rug = (x: number, y: number, width: number): string =>
  `${path(`M${x + 40} ${y}h${width - 80}l40 66h${-width}z`, taxi)}${times(5, (index) => signal('nine', x + 70 + (index * (width - 140)) / 5, y + 18, (width - 200) / 5.4, 30, tart))}`;

export const deskPlant = (x: number, y: number): string => pottedPlant(x, y, taxi, ferry);
export const floor = (y: number, width: number, foot: number): string => rect(0, y, width, foot - y, tartShade);
