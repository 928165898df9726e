import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { bar, disc, each, eyes, path, rect, signal, times } from './kit.ts';
import { lettering } from './lettering.ts';
import { sandShade } from './shades.ts';

const numerals = new Map(
  await Promise.all(
    [9, 8, 7, 6, 5, 3, 2, 1].map(async (floor) => {
      const size = floor === 9 ? 96 : 62;
      return [floor, await lettering(String(floor), size, ink, floor === 9 ? 96 : 110)] as const;
    }),
  ),
);

const storey = (y: number, height: number, floor: number, wall: string, inside: string): string =>
  `${rect(24, y, 312, height, wall)}<g transform="translate(36 ${y + height - 16})">${numerals.get(floor)?.markup ?? ''}</g>${inside}${rect(24, y + height - 6, 312, 6, ink)}`;

const rooms = (y: number, fills: readonly string[], inside = ''): string =>
  `${each(fills, (fill, index) => rect(110 + index * 74, y + 12, 62, 42, fill))}${inside}`;

/** Signal House: a mast, nine floors, no fourth. The street is at 760. */
export const signalHouse = `
  ${rect(176, 8, 8, 130, ink)}${rect(112, 40, 136, 8, ink)}${signal('nine', 198, 54, 46, 52, ink)}${path('M60 136v-40h60v40z', harbour)}${rect(284, 114, 36, 22, paper)}${rect(250, 106, 24, 30, paper)}${bar('M268 106V84h14', 4, ink)}
  ${rect(14, 132, 332, 16, ink)}
  ${storey(148, 112, 9, tart, `${rect(110, 162, 214, 76, paper)}${path('M118 238l30-60 30 60z', taxi)}${eyes(148, 216, 7, 17)}${path('M188 182h58v18h-20v38h-18v-38h-20z', harbour)}${eyes(217, 192, 6, 16)}${path('M258 238v-28h20v-32h18v32h20v28z', ferry)}${eyes(287, 192, 6, 15)}`)}
  ${storey(260, 72, 8, sandShade, rooms(260, [ink, tile, ink], `${path('M184 302l31-24 31 24z', taxi)}${rect(213, 302, 4, 12, ink)}`))}
  ${storey(332, 72, 7, milk, rooms(332, [neon, neon, ink], `${each([118, 142, 192, 216], (x, index) => rect(x, 358, 18, 28, index % 2 ? ink : paper))}${path('M270 386v-22h8l8-10 8 10h8v22z', tart)}`))}
  ${storey(
    404,
    72,
    6,
    sandShade,
    rooms(
      404,
      [ink, ink, tart],
      each([126, 156, 200, 230], (x) => path(`M${x} 420l9 14-4 12 7 12h-24l7-12-4-12z`, tile)),
    ),
  )}
  ${storey(476, 72, 5, milk, rooms(476, [paper, ink, ink], `${path('M126 530v-26l8 8h14l8-8v26z', ink)}${eyes(141, 518, 5, 13)}${disc(215, 510, 13, neon)}${rect(272, 498, 30, 20, harbour)}`))}
  ${storey(548, 72, 3, sandShade, rooms(548, [ink, taxi, ink], `${path('M192 580h46l-8 22h-30z', paper)}${bar('M200 572v-8M214 572v-10M228 572v-8', 4, paper)}${path('M120 602l20-26 20 26z', tart)}`))}
  ${storey(620, 72, 2, milk, rooms(620, [harbour, ink, tile], `${path('M126 640h30v12h-9v22h-12v-22h-9z', paper)}${path('M198 674v-14h12v-18h12v18h12v14z', tart)}${path('M268 644h30l-12 15 12 15h-30l12-15z', ink)}`))}
  ${storey(692, 68, 1, milk, `${rect(110, 704, 88, 56, taxi)}${rect(110, 704, 214, 16, ink)}${rect(210, 726, 114, 34, ink)}${rect(128, 736, 52, 24, tart)}${each([226, 262, 298], (x, index) => disc(x, 744, 8, [tart, neon, tile][index] ?? tart))}`)}`;

/** Three in the lift, and a button for every floor but one. */
export const liftCar = `
  ${rect(0, 0, 560, 102, taxi)}${rect(84, 0, 392, 102, tart)}${path('M160 14L226 102H94Z', harbour)}${eyes(163, 74, 11, 28)}${path('M226 10H334V50H300V102H260V50H226Z', neon)}${eyes(276, 30, 11, 30)}${path('M376 22h40v48h46v32H330V70h46z', ferry)}${eyes(398, 42, 9, 23)}${path('M366 22h60l-10-16h-40z', ink)}
  ${path('M62 0H84V102H62ZM476 0h22v102h-22z', '#9c0d09')}${path('M20 40l12-18 12 18z', tart)}${path('M20 62l12 18 12-18z', '#9c0d09')}${times(8, (index) => disc(518 + (index % 2) * 20, 24 + Math.floor(index / 2) * 18, 6, index === 0 ? tart : paper))}`;
