import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../../inks.ts';
import { at, bar, disc, path, rect, ring, type SignalName, signal, times } from './kit.ts';
import { tartShade } from './shades.ts';

/** Things for sale; each stands on its origin. */
export const bag = (
  x: number,
  y: number,
  scale: number,
  fill: string,
  mark: string,
  name: SignalName = 'nine',
): string =>
  at(
    x,
    y,
    `${bar('M-36-178v-22q0-34 36-34t36 34v22', 10, ink)}${path('M-80-180H80L100 0H-100Z', fill)}${signal(name, -40, -136, 80, 86, mark)}`,
    scale,
  );

export const parcel = (x: number, y: number, width: number, height: number, fill: string, band: string): string =>
  rect(x, y - height, width, height, fill) + rect(x + width * 0.42, y - height, width * 0.16, height, band);

export const crate = (x: number, y: number, scale: number, mark: SignalName): string =>
  at(
    x,
    y,
    `${rect(0, -156, 216, 156, '#b9772f')}${path('M0-156h216v20H0zM0-20h216V0H0zM0-92h216v24H0zM36-156h24V0H36zM156-156h24V0h-24z', '#8a5320')}${signal(mark, 80, -120, 56, 80, ink)}`,
    scale,
  );

export const can = (x: number, y: number, scale: number, fill: string, mark: string, name: SignalName): string =>
  at(
    x,
    y,
    `${path('M-58-180L-46-194H46L58-180V-12L46 0H-46L-58-12Z', fill)}${path('M-46-194H46L52-184H-52ZM-54-8H54L46 0H-46Z', '#d9d2c3')}${signal(name, -36, -136, 72, 84, mark)}`,
    scale,
  );

export const bottle = (x: number, y: number, scale: number, fill: string, label: string): string =>
  at(
    x,
    y,
    `${path('M-18-250h36v82q30 20 30 60V0h-96v-108q0-40 30-60z', fill)}${rect(-20, -262, 40, 34, taxi)}${rect(-40, -96, 80, 62, label)}${signal('northWest', -18, -84, 36, 38, ink)}`,
    scale,
  );

export const cup = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    `${path('M-50-110H50L38 0H-38Z', paper)}${rect(-56, -124, 112, 22, ink)}${path('M-46-76H46L42-36H-42Z', '#a4552a')}`,
    scale,
  );

/** A till with its drawer open by a coin. */
export const till = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    `${path('M-230 0v-120l60-160h340l60 160V0z', taxi)}${rect(-250, -44, 500, 44, '#9c0d09')}${rect(-140, -370, 200, 110, ink)}${rect(-124, -354, 168, 62, tile)}${rect(-60, -260, 40, 20, ink)}${times(9, (index) => rect(-130 + (index % 3) * 64 - Math.floor(index / 3) * 8, -244 + Math.floor(index / 3) * 42, 46, 28, index === 8 ? tart : paper))}${rect(86, -244, 70, 112, ink)}${signal('nine', 98, -230, 46, 84, tart)}`,
    scale,
  );

export const van = (x: number, y: number, scale: number, fill: string, mark: string): string =>
  at(
    x,
    y,
    `${path('M0-30V-190H220v60h74l56 66v34z', fill)}${path('M236-116h50l34 40h-84z', paper)}${signal('nine', 60, -158, 86, 96, mark)}${[70, 270].map((left) => disc(left, -30, 38, ink) + disc(left, -30, 15, paper)).join('')}`,
    scale,
  );

/** A page with a shop in it, as tall as a sail. */
export const shopPage = (width: number, height: number): string =>
  `${rect(0, 0, width, height, paper)}${rect(0, 0, width, 46, ink)}${rect(18, 16, 90, 14, tart)}${rect(20, 66, width - 40, height * 0.34, tart)}${can(width * 0.34, 66 + height * 0.31, 0.72, harbour, tart, 'nine')}${can(width * 0.66, 66 + height * 0.31, 0.72, taxi, paper, 'northWest')}${times(
    4,
    (index) => {
      const left = 20 + (index % 2) * (width / 2 - 8);
      const top = height * 0.34 + 86 + Math.floor(index / 2) * (height * 0.24);
      const across = width / 2 - 32;
      const fill = [neon, tile, milk, ferry][index] ?? milk;
      return (
        rect(left, top, across, height * 0.2, fill) +
        signal(
          (['one', 'southWest', 'nine', 'three'] as const)[index] ?? 'one',
          left + across / 2 - 30,
          top + height * 0.05,
          60,
          height * 0.1,
          index === 3 ? tart : ink,
        )
      );
    },
  )}`;

export const coin = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, tart) +
  ring(x, y, radius * 0.72, radius * 0.12, tartShade) +
  signal('nine', x - radius * 0.32, y - radius * 0.4, radius * 0.64, radius * 0.8, ink);
