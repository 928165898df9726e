import { harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { eggTart } from './cast.ts';
import { at, bar, disc, each, lines, path, rect, ring, signal } from './kit.ts';
import { neonShade, tartShade } from './shades.ts';

/** Somebody at the table seen from above: shoulders, a head, hair; the origin is the chair. */
export const seat = (x: number, y: number, degrees: number, coat: string, hair: string, skin: string): string =>
  at(
    x,
    y,
    `${path('M-82 44V6q0-50 82-50t82 50v38z', coat)}${disc(0, -16, 48, skin)}${path('M-48-16a48 48 0 0 1 96 0q-48-26-96 0z', hair)}${path('M-12-66h24l-12-14z', skin)}`,
    1,
    degrees,
  );

export const emptySeat = (x: number, y: number, degrees: number): string =>
  at(x, y, `${rect(-66, -40, 132, 88, ink)}${rect(-66, 30, 132, 18, harbour)}`, 1, degrees);

export const laptop = (x: number, y: number, degrees: number, glow: string, content = ''): string =>
  at(
    x,
    y,
    `${rect(-78, -6, 156, 92, ink)}${rect(-62, 8, 124, 40, '#3a322b')}${path('M-78-6h156l8-34H-86z', ink)}${path('M-68-12h136l5-20H-73z', glow)}${content}`,
    1,
    degrees,
  );

/** The wireframe everybody points at. */
export const plan = (x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    `${rect(-150, -160, 300, 320, paper)}${bar('M-120-130h240v64h-240zM-120-130l240 64M120-130l-240 64M-120-44h104v174h-104zM12-44h108v70h-108z', 6, ink)}${rect(12, 50, 108, 80, neon)}${lines(-104, -24, [72, 54, 66], 8, 20, ink)}${path('M30 78h72l-16 22h-56z', ink)}`,
    1,
    degrees,
  );

/** A hand that points, from below. */
export const pointer = (x: number, y: number, degrees: number, sleeve: string): string =>
  at(
    x,
    y,
    `${path('M-44 196l-44-66q2-26 28-18l44 44z', neon)}${path('M-14 0q14-18 28 0v92h30q18 4 18 30v78h-112v-84q0-22 18-26l18-4z', neon)}${bar('M14 92v34M40 100v30', 6, neonShade)}${rect(-58, 196, 126, 300, sleeve)}`,
    1,
    degrees,
  );

export const coffee = (x: number, y: number, fill: string): string =>
  disc(x, y, 42, paper) + disc(x, y, 29, fill) + bar(`M${x + 38} ${y + 6}h20`, 13, paper, true);

/** Five egg tarts on a plate; one has left only its crumbs. */
export const tarts = (x: number, y: number): string =>
  `${disc(x, y, 116, paper)}${disc(x, y, 96, tile)}${eggTart(x - 42, y - 40, 36, tartShade, tart)}${eggTart(x + 42, y - 40, 36, tartShade, tart)}${eggTart(x - 44, y + 42, 36, tartShade, tart)}${eggTart(x, y, 0, tartShade, tart)}${path(`M${x + 8} ${y + 40}l10-4 4 10-10 4zM${x + 40} ${y + 64}l12 2-4 10zM${x + 60} ${y + 30}l8-6 6 8zM${x + 30} ${y + 20}l7 3-4 7z`, tartShade)}`;

export const notes = (x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    `${each([0, 44, 88], (down, index) => rect(0, down, [126, 126, 84][index] ?? 84, 36, [neon, tart, tile][index] ?? tile))}${lines(12, 14, [64, 84, 40], 8, 44, ink)}`,
    1,
    degrees,
  );

export const redPencil = (x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    `${rect(-10, 0, 20, 170, taxi)}${path('M-10 0L0-30 10 0z', milk)}${path('M-4-18L0-30l4 12z', ink)}${rect(-10, 160, 20, 18, neon)}`,
    1,
    degrees,
  );

export const phone = (x: number, y: number, degrees: number): string =>
  at(
    x,
    y,
    `${rect(-36, -66, 72, 132, ink)}${rect(-28, -56, 56, 112, harbour)}${signal('nine', -20, -30, 40, 46, paper)}`,
    1,
    degrees,
  );

/** The mug rings of thirteen years. */
export const stains = (places: readonly (readonly [number, number])[]): string =>
  each(places, ([x, y]) => ring(x, y, 32, 5, '#d9b98d'));

export const table = (x: number, y: number, width: number, height: number): string =>
  `${rect(x, y, width, height, milk)}${rect(x, y + height - 18, width, 18, '#d9b98d')}`;

export const conferencePhone = (x: number, y: number): string =>
  `${path(`M${x} ${y - 62}l66 106h-132z`, ink)}${disc(x, y + 8, 20, taxi)}`;
