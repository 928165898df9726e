import { ink, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { at, bar, disc, path, picture, rect, signal, times } from './parts/kit.ts';
import { neonShade, tileShade } from './parts/shades.ts';

/*
 * Both hands lie on one skeleton: the pinch is the origin, the arm leaves to the left. The whole hand goes below its half
 * of the signal and the thumb once more above it, so that the half is held. Nothing is drawn across the half itself.
 */

const neonDeep = '#c74a80';
const neonMiddle = '#ee75a6';
const tileDeep = '#3f8f7c';

const bone = (x1: number, y1: number, x2: number, y2: number, width: number, fill: string): string =>
  bar(`M${x1} ${y1}L${x2} ${y2}`, width, fill);
const joint = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, ink) + disc(x, y, radius * 0.4, paper);

const turned = (degrees: number, x: number, y: number, markup: string): string =>
  degrees === 0 ? markup : `<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`;

/** A finger of the machine: knuckle, two joints, a rubber tip. */
function robotFinger(
  points: readonly (readonly [number, number])[],
  width: number,
  fill: string,
  radius: number,
): string {
  const [knuckle = [0, 0], middle = [0, 0], last = [0, 0], tip = [0, 0]] = points;
  const angle = (Math.atan2(tip[1] - last[1], tip[0] - last[0]) * 180) / Math.PI;
  const length = Math.hypot(tip[0] - last[0], tip[1] - last[1]);
  const half = width * 0.4;
  return `${bone(...knuckle, ...middle, width, fill)}${bone(...middle, ...last, width * 0.9, fill)}${at(
    last[0],
    last[1],
    `${path(`M0 ${-half}H${length * 0.5}V${half}H0z`, fill)}${path(`M${length * 0.46} ${-half * 1.1}H${length - 8}L${length + 10} 0L${length - 8} ${half * 1.1}H${length * 0.46}z`, ink)}`,
    1,
    Math.round(angle),
  )}${joint(...middle, radius)}${joint(...last, radius * 0.86)}`;
}

const robotThumb = (open: number): string =>
  turned(
    24 * open,
    -268,
    88,
    `${robotFinger(
      [
        [-268, 88],
        [-164, 136],
        [-70, 112],
        [2, 30],
      ],
      50,
      tile,
      26,
    )}${joint(-268, 88, 29)}`,
  );

const robotHand = (open: number): string => `
  ${path('M-1500-62H-560V86H-1500Z', tile)}${path('M-1500 46H-560V86H-1500Z', tileShade)}
  ${path('M-576-62h26v148h-26zM-716-62h12v148h-12zM-916-62h12v148h-12z', ink)}${path('M-876-30h120v18h-120z', ink)}
  ${signal('nine', -676, -24, 66, 60, ink)}${bar('M-716 110q70 40 190-14t120-22', 13, taxi)}
  ${path('M-552-48h160v124h-160z', ink)}${bar('M-524-48V76M-490-48V76M-456-48V76M-422-48V76', 12, tileShade)}
  ${robotFinger(
    [
      [-214, 44],
      [-150, 2],
      [-108, 30],
      [-118, 92],
    ],
    34,
    tileDeep,
    15,
  )}
  ${robotFinger(
    [
      [-212, 8],
      [-138, -42],
      [-78, -12],
      [-80, 60],
    ],
    38,
    tileShade,
    18,
  )}
  ${robotFinger(
    [
      [-210, -24],
      [-128, -84],
      [-58, -58],
      [-40, 10],
    ],
    42,
    tileDeep,
    20,
  )}
  ${turned(
    -26 * open,
    -214,
    -62,
    robotFinger(
      [
        [-214, -62],
        [-126, -136],
        [-34, -112],
        [4, -28],
      ],
      48,
      tile,
      26,
    ),
  )}
  ${path('M-412-100H-240L-180-56V66L-254 120H-412Z', tile)}${path('M-412 76H-208L-254 120H-412Z', tileShade)}
  ${rect(-412, -100, 20, 220, tileShade)}${disc(-316, -4, 48, ink)}${disc(-316, -4, 18, paper)}${bar('M-316-4h40', 6, paper)}
  ${disc(-370, -72, 8, ink)}${disc(-256, -72, 8, ink)}${disc(-370, 52, 8, ink)}${joint(-214, -62, 29)}${robotThumb(open)}`;

const finger = (data: string, width: number, fill: string): string => bar(data, width, fill, true);

const nail = (x: number, y: number, degrees: number): string =>
  at(x, y, path('M-17 3q0-12 14-12h10q11 2 11 10t-11 9h-12q-12 0-12-7z', paper), 1, degrees);

const humanThumb = (open: number): string =>
  turned(
    22 * open,
    -310,
    70,
    `${path('M-410 10C-336 10-272 38-228 74C-232 112-300 126-410 112Z', neon)}
    ${finger('M-310 80L-182 130Q-142 144-110 120L-46 70Q-20 48 0 26', 52, neon)}${nail(6, 40, -46)}
    ${bar('M-140 152q10-12 8-26M-124 150q8-10 8-22', 6, neonShade, true)}${bar('M-384 30C-330 32-286 50-258 78', 6, neonShade, true)}`,
  );

const humanHand = (open: number): string => `
  ${path('M-1500-86L-520-80V104L-1500 124Z', paper)}${path(
    times(8, (index) => `M${-1500 + index * 122} -86h40V${116 - index * 2}h-40z`),
    ink,
  )}
  ${path('M-556-94H-470V114H-556Z', ink)}${signal('nine', -532, 62, 38, 36, tart)}
  ${finger('M-320-60L-304-190Q-300-216-286-236L-262-272', 42, neonDeep)}
  ${finger('M-284-60L-238-204Q-228-232-208-252L-166-296', 46, neonShade)}
  ${finger('M-246-56L-172-184Q-158-208-134-224L-72-262', 48, neonMiddle)}
  ${turned(
    -22 * open,
    -225,
    -56,
    `${finger('M-236-46L-146-118Q-116-140-84-122L-40-92Q-16-74 0-30', 50, neon)}${nail(9, -48, 62)}
    ${bar('M-124-152q6 12 2 26M-106-154q8 12 6 26', 6, neonShade, true)}${bar('M-44-72q10-2 18-8', 6, neonShade, true)}`,
  )}
  ${path('M-480-64C-430-66-396-92-338-100C-280-108-216-96-192-62C-174-30-178 20-198 56C-224 106-300 124-400 112C-430 106-450 90-480 86Z', neon)}
  ${bar('M-256-50C-232-48-216-38-206-20M-262-10C-240-8-226 2-216 16', 6, neonShade, true)}${bar('M-458-40q12 30 4 86M-440-42q12 34 2 90', 6, neonShade, true)}
  ${humanThumb(open)}`;

interface Frame {
  readonly ending: string;
  readonly size: readonly [number, number];
  readonly robot: (markup: string) => string;
  readonly human: (markup: string) => string;
  /** Left, top, width and height of the whole hourglass. */
  readonly glass: readonly [number, number, number, number];
}

const frames: readonly Frame[] = [
  {
    ending: '',
    size: [1200, 800],
    glass: [400, 170, 400, 460],
    robot: (markup) => at(444, 196, markup, 0.8, 6),
    human: (markup) => at(778, 612, markup, '-.8 .8', 6),
  },
  {
    ending: '-portrait',
    size: [600, 900],
    glass: [140, 250, 320, 400],
    robot: (markup) => at(444, 264, markup, 0.68, 97),
    human: (markup) => at(156, 636, markup, '-.68 .68', 97),
  },
];

/** Half of the No. 9, with its half of the waist. */
function half([left, top, width, height]: Frame['glass'], lower: boolean, fill: string): string {
  const middle = left + width / 2;
  const waist = width / 16;
  const edge = lower ? top + height : top;
  const inner = top + height / 2;
  return path(`M${left} ${edge}H${left + width}L${middle + waist} ${inner}H${middle - waist}Z`, fill);
}

export const drawings: readonly Drawing[] = frames.flatMap(({ ending, size, robot, human, glass }) => [
  picture(`hands/robot${ending}`, size, undefined, robot(robotHand(0))),
  picture(`hands/robot-thumb${ending}`, size, undefined, robot(robotThumb(0))),
  picture(`hands/robot-open${ending}`, size, undefined, robot(robotHand(1))),
  picture(`hands/human${ending}`, size, undefined, human(humanHand(0))),
  picture(`hands/human-thumb${ending}`, size, undefined, human(humanThumb(0))),
  picture(`hands/human-open${ending}`, size, undefined, human(humanHand(1))),
  picture(`hands/signal-left${ending}`, size, undefined, half(glass, false, paper)),
  picture(`hands/signal-right${ending}`, size, undefined, half(glass, true, tart)),
]);
