import { ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { at, bar, disc, each, eyes, path, picture, rect, ring, signal, times } from './parts/kit.ts';
import { tartShade, taxiShade } from './parts/shades.ts';

/* They float on harbour blue: light inks carry the silhouette, ink only draws inside it. */
const size = [160, 160] as const;

const umbrella = at(
  80,
  80,
  `${path('M-70-4a70 62 0 0 1 140 0l-23-12-24 12-23-12-24 12-23-12z', tart)}${path('M-23-16L0-66 23-16 0-4z', neon)}${bar('M0-6V44q0 18 16 18t16-16', 9, paper, true)}`,
  1,
  12,
);
const kettle = `${bar('M48 62q0-40 34-40t34 40', 11, paper)}${path('M112 84l34-32 10 6-28 66z', tart)}${path('M26 140q-6-88 56-88t56 88z', tart)}${rect(20, 134, 124, 12, ink)}${eyes(78, 96, 9, 26, 4, -2)}`;
const key = at(80, 80, `${ring(-36, 0, 28, 18, tile)}${path('M-10-9H70V34H54V13H40V28H26V13H-10Z', tile)}`, 1, -32);
const sock = `${path('M52 14h54v68l34 30q10 32-22 34H92L52 112z', neon)}${rect(48, 14, 62, 20, paper)}${path('M140 112q10 32-22 34h-14q-4-24 10-46l12 0z', taxi)}${path('M52 52h54v12H52zM52 76h54v12H52z', paper)}`;
const ferry = `${path('M6 94H154L136 134H24Z', tile)}${path('M30 66H130V94H30ZM42 40H118V66H42Z', paper)}${rect(34, 32, 92, 8, tile)}${rect(70, 12, 22, 20, tart)}${times(5, (index) => rect(38 + index * 18, 74, 10, 12, ink))}${times(4, (index) => rect(50 + index * 17, 47, 10, 12, ink))}`;
const tram = `${path('M36 10h88q10 0 10 10v112H26V20q0-10 10-10z', tart)}${rect(26, 70, 108, 10, ink)}${rect(38, 28, 36, 32, paper)}${rect(86, 28, 36, 32, paper)}${rect(38, 88, 24, 44, ink)}${rect(74, 88, 48, 24, paper)}${eyes(56, 46, 6, 15, 2, 1)}${disc(52, 138, 12, paper)}${disc(110, 138, 12, paper)}${disc(52, 138, 5, ink)}${disc(110, 138, 5, ink)}`;
const bird = `${path('M20 96q0-48 54-48h18q4-24 28-24t26 30q0 72-70 72-44 0-56-30z', paper)}${path('M142 46l18 8-18 8z', tart)}${path('M44 84h58q-4 26-30 26T44 84z', milk)}${disc(122, 48, 6, ink)}${bar('M66 124v18h14M92 124v18h14', 7, tart, true)}`;
const fish = `${path('M8 80Q54 22 112 80Q54 138 8 80ZM98 80l52-42v84z', neon)}${disc(42, 70, 12, paper)}${disc(39, 70, 6, ink)}${bar('M70 56q14 24 0 48M88 62q10 18 0 36', 7, taxiShade)}`;
const paperBoat = `${path('M80 18L126 84H34Z', milk)}${path('M80 18V84H34Z', paper)}${path('M4 62L36 82H124L156 62L122 132H38Z', paper)}${path('M80 82H124L156 62L122 132H80Z', milk)}`;
const hourglass = `${signal('nine', 24, 14, 112, 124, tart)}${eyes(82, 34, 11, 30, 4, 1)}${bar('M50 138v14h10M106 138v14h10', 7, paper, true)}`;
const triangle = `${signal('northWest', 16, 14, 128, 122, neon)}${eyes(82, 92, 12, 32, -4, 2)}${bar('M58 136v16h10M98 136v16h10', 7, paper, true)}`;
const tee = `${signal('one', 18, 16, 124, 120, tile)}${eyes(82, 36, 11, 30, 4, 2)}${bar('M70 136v16h10M88 136v16h10', 7, paper, true)}`;
const inverted = `${signal('three', 18, 26, 124, 110, paper)}${path('M50 26h60l-12-20H62z', ink)}${eyes(82, 46, 9, 22, 4, 4)}${bar('M40 136v14h10M112 136v14h10', 7, paper, true)}`;
const plug = `${path('M44 56h72v30q0 34-36 34t-36-34z', tart)}${rect(54, 22, 14, 34, paper)}${rect(92, 22, 14, 34, paper)}${rect(38, 50, 84, 12, ink)}${bar('M80 118q0 28 30 24t34-22', 10, tart, true)}${eyes(80, 82, 8, 24, 3, 1)}`;
const eggTart = `${path('M16 76h128l-18 56H34z', tartShade)}${path('M8 66q72-22 144 0v16H8z', tart)}${`<ellipse cx="80" cy="68" rx="62" ry="17" fill="#ffe07a"/>`}${each([44, 68, 92, 116], (x) => bar(`M${x} 86l${(x - 80) / -6} 44`, 6, tart))}${disc(62, 66, 5, ink)}${disc(92, 66, 5, ink)}`;
const mug = `${rect(30, 56, 80, 84, taxi)}${bar('M110 72h26v42h-26', 12, taxi)}${signal('nine', 50, 76, 40, 46, tart)}${bar('M54 44q-10-14 0-22t0-16M84 44q-10-14 0-22t0-16', 7, paper, true)}`;
const torch = at(
  80,
  80,
  `${rect(-66, -18, 84, 36, paper)}${path('M18-18L44-38V38L18 18z', taxi)}${path('M44-38h14v76H44z', tart)}${rect(-36, -26, 26, 10, ink)}${rect(-66, -18, 12, 36, taxi)}`,
  1,
  -28,
);
const lantern = `${bar('M80 6V24M80 124V150', 7, paper)}${path('M40 32h80l26 42-26 42H40L14 74z', taxi)}${rect(46, 22, 68, 12, tart)}${rect(46, 114, 68, 12, tart)}${bar('M62 34L52 74l10 40M98 34l10 40-10 40', 6, taxiShade)}${path('M70 148h20v10H70z', tart)}`;
const cursor = `<path d="M30 10V132L60 102L82 150L112 138L90 92H132Z" fill="${paper}"/>${eyes(62, 76, 8, 20, 3, 2)}`;
const envelope = `${rect(10, 34, 140, 96, paper)}${path('M10 34H150L80 94Z', milk)}${bar('M10 34L80 94L150 34', 7, ink)}${signal('northWest', 116, 100, 24, 22, taxi)}`;

export const drawings: readonly Drawing[] = [
  umbrella,
  kettle,
  key,
  sock,
  ferry,
  tram,
  bird,
  fish,
  paperBoat,
  hourglass,
  triangle,
  tee,
  inverted,
  plug,
  eggTart,
  mug,
  torch,
  lantern,
  cursor,
  envelope,
].map((markup, index) => picture(`icons/lost-${String(index + 1).padStart(2, '0')}`, size, undefined, markup));
