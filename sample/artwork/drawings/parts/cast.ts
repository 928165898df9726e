import { ink, paper } from '../../inks.ts';
import { at, bar, disc, each, eyes, path, rect, signal, times } from './kit.ts';

const legs = (places: readonly number[], y: number, height: number, colour: string, way = 1): string =>
  bar(
    each(places, (x) => `M${x} ${y}V${y + height}h${14 * way}`),
    7,
    colour,
    true,
  );

/** An open umbrella; the handle's end is the origin. */
const umbrella = (x: number, y: number, width: number, fill: string, tilt = 0): string => {
  const third = Math.round(width / 3);
  const scallops = [-14, 14, -14, 14, -14, 14].map((dip) => `l${-third} ${dip}`).join(' ');
  return at(
    x,
    y,
    `${bar('M0 0V-92', 6, fill, true)}${path(`M${-third * 3} -78A${third * 3} ${Math.round(width * 0.86)} 0 0 1 ${third * 3} -78${scallops}z`, fill)}`,
    1,
    tilt,
  );
};

/** An umbrella that the wind has won. */
const brokenUmbrella = (x: number, y: number, tilt = 0, fill = ink): string =>
  at(
    x,
    y,
    `${bar('M0 0V-96', 6, fill, true)}${path('M-62 -118L-28 -84L0 -92L28 -84L62 -118L31 -58L0 -52L-31 -58Z', fill)}`,
    1,
    tilt,
  );

/** The cast: signals with eyes, legs and one prop each. Feet stand at the origin, heads at -220. */
export const cast = {
  one: (fill: string, line: string) =>
    `${brokenUmbrella(96, -190, 24, line)}${legs([-12, 12], -44, 40, line)}${path('M-92 -218H92V-164H28V-44H-28V-164H-92Z', fill)}${eyes(10, -191, 11, 27, 4, 0)}`,
  oneIdle: (fill: string, line: string) =>
    `${legs([-12, 12], -44, 40, line)}${path('M-92 -218H92V-164H28V-44H-28V-164H-92Z', fill)}${eyes(10, -191, 11, 27, 4, 0)}`,
  three: (fill: string, line: string) =>
    `${legs([-56, 52], -30, 26, line)}${path('M-28 -206H28V-92H86V-30H-86V-92H-28Z', fill)}${eyes(2, -178, 10, 25, 4, 2)}${path('M-40 -206h80l-16-26h-48z', line)}`,
  eight: (fill: string, line: string) =>
    `${legs([-26, 24], -38, 34, line)}${umbrella(-52, -98, 66, line, -14)}${path('M0 -216L82 -38H-82Z', fill)}${eyes(2, -128, 10, 25, 4, -1)}`,
  eightIdle: (fill: string, line: string) =>
    `${legs([-26, 24], -38, 34, line)}${path('M0 -216L82 -38H-82Z', fill)}${eyes(2, -128, 10, 25, 4, -1)}`,
  nine: (fill: string, line: string) =>
    `${legs([-40, 40], -40, 36, line)}${path('M-76 -222H76L9 -131L76 -40H-76L-9 -131Z', fill)}${eyes(4, -196, 11, 29, 4, 1)}${path('M-26 -142L0 -131L-26 -120ZM26 -142L0 -131L26 -120Z', line)}${path('M66 -96h54v46h-54z', line)}${bar('M82 -96v-12h22v12', 4, line)}`,
  nineIdle: (fill: string, line: string) =>
    `${legs([-40, 40], -40, 36, line)}${path('M-76 -222H76L9 -131L76 -40H-76L-9 -131Z', fill)}${eyes(4, -196, 11, 29, 4, 1)}`,
  ten: (fill: string, line: string) =>
    `${legs([-14, 14], -38, 34, line)}${path('M-28 -216H28V-156H88V-98H28V-38H-28V-98H-88V-156H-28Z', fill)}${eyes(3, -184, 10, 25, 4, 2)}${bar('M-72 -100v44', 4, line)}${path('M-94 -58h44l8 46h-60z', line)}`,
  tenIdle: (fill: string, line: string) =>
    `${legs([-14, 14], -38, 34, line)}${path('M-28 -216H28V-156H88V-98H28V-38H-28V-98H-88V-156H-28Z', fill)}${eyes(3, -184, 10, 25, 4, 2)}`,
} as const;

export type CastName = keyof typeof cast;

/** One of the cast at a place; a negative scale turns the face the other way. */
export const person = (name: CastName, x: number, y: number, scale: number, fill: string, line = ink, turned = false) =>
  at(x, y, cast[name](fill, line), turned ? `${-scale} ${scale}` : scale);

/** The office cat, sitting, seen from behind the ears down; the origin is under its middle. */
export const cat = (x: number, y: number, scale = 1, fill = ink, way = 1): string =>
  at(
    x,
    y,
    `${bar('M64 -12q60 0 46 -84', 16, fill, true)}${path('M-70 0V-90h-4v-66l28 26h44l28 -26v66q52 20 44 90z', fill)}${eyes(-24, -92, 13, 44, 4, 1)}`,
    `${scale * way} ${scale}`,
  );

export const mug = (x: number, y: number, fill: string, steam = ''): string =>
  `${rect(x, y - 50, 44, 50, fill)}${bar(`M${x + 44} ${y - 42}h17v26h-17`, 8, fill)}${steam && bar(`M${x + 12} ${y - 64}q-8-12 0-22t0-22M${x + 32} ${y - 64}q-8-12 0-22t0-22`, 5, steam, true)}`;

/** A screen on its foot; the origin is the top left corner, its foot stands 44 below. */
export const monitor = (x: number, y: number, width: number, height: number, fill: string, content: string): string =>
  `${rect(x, y, width, height, ink)}${rect(x + 10, y + 10, width - 20, height - 20, fill)}${content}${path(`M${x + width / 2 - 15} ${y + height}h30v32h46v12h-122v-12h46z`, ink)}`;

export const tableLamp = (x: number, y: number, drop: number, shade: string, line = ink): string =>
  `${rect(x - 3, y, 6, drop, line)}${path(`M${x} ${y + drop}l62 62h-124z`, shade)}`;

/** The ferry, side on; the origin is the middle of its deck. */
export const ferryBoat = (x: number, y: number, scale: number, hull: string, funnel: string): string =>
  at(
    x,
    y,
    `${path('M-250 0H250L214 64H-214Z', hull)}${path('M-250 0H250L244 12H-244Z', paper)}${path('M-206 -56H206V0H-206ZM-176 -112H176V-56H-176Z', paper)}${path('M-196 -128H196L184 -112H-184Z', hull)}${path(times(11, (i) => `M${-190 + i * 35} -44h24v26h-24z`) + times(9, (i) => `M${-164 + i * 37} -100h26v28h-26z`), ink)}${rect(-24, -180, 48, 52, funnel)}${rect(-24, -180, 48, 14, ink)}${bar('M-120 -128V-236M120 -128V-210', 6, ink)}${signal('nine', -146, -238, 52, 50, ink)}`,
    scale,
  );

/** A junk under battened sails; the origin is the middle of its waterline. */
export const junk = (x: number, y: number, scale: number, hull: string, sail: string, second: string): string =>
  at(
    x,
    y,
    `${path('M-200 -56L-164 20H164L200 -74L130 -46H-130Z', hull)}${rect(-7, -236, 8, 190, ink)}${path('M4 -228L104 -202L112 -146L98 -70L4 -62Z', sail)}${bar('M4 -180L110 -170M4 -122L108 -120', 4, ink)}${path('M-12 -190L-78 -170L-88 -122L-76 -66L-12 -62Z', second)}${bar('M-12 -150L-83 -144M-12 -106L-85 -104', 4, ink)}`,
    scale,
  );

export const paperBoat = (x: number, y: number, scale: number, light: string, dark: string, tilt = 0): string =>
  at(
    x,
    y,
    `${path('M0 -120L92 2H-92Z', dark)}${path('M0 -120V2H-92Z', light)}${path('M-200 -36L-90 0H90L200 -36L120 80H-120Z', light)}${path('M0 0H90L200 -36L120 80H0Z', dark)}`,
    scale,
    tilt,
  );

/** A gull on the wing. */
export const gull = (x: number, y: number, scale: number, fill: string): string =>
  at(x, y, path('M0 0L-62 -38L-30 -40L0 -18L30 -40L62 -38Z', fill), scale);

/** An egg tart seen from above. */
export const eggTart = (x: number, y: number, radius: number, crust: string, custard: string): string => {
  const points = times(12, (i) => {
    const angle = (i / 12) * Math.PI * 2;
    return `${i === 0 ? 'M' : 'L'}${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
  });
  return path(`${points}Z`, crust) + disc(x, y, radius * 0.68, custard);
};

export const pottedPlant = (x: number, y: number, pot: string, leaf: string): string =>
  `${path(`M${x - 50} ${y}l-16-74h132l-16 74z`, pot)}${path(`M${x} ${y - 74}q-92-50-82-158 72 44 82 158 0-146 60-196 42 116-60 196`, leaf)}`;
