import { at, bar, disc, each, path, rect, ring, swell } from './kit.ts';

/** The kayak club's own inks. */
export const pacific = {
  pale: '#d5efe9',
  mid: '#2f9a9a',
  teal: '#0a6470',
  deep: '#013a43',
  coral: '#ff6a45',
  sun: '#ffd24a',
};

export const sea = (
  y: number,
  width: number,
  foot: number,
  fill: string,
  rise: number,
  wave: number,
  offset: number,
): string => swell(y, rise, wave, offset, width, foot, fill);

export const kayak = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    `${path('M-190 60L190 22q50 4 60 18q-40 34-120 36L-100 86q-70-4-90-26z', pacific.sun)}${disc(20, -6, 26, pacific.deep)}${path('M-20 56q8-44 42-46q34 4 40 40z', pacific.coral)}${bar('M-120-50L175 98', 9, pacific.deep)}${path('M-120-50l-54-40 18-16 52 42zM175 98l56 44 16-16-52-44z', pacific.deep)}`,
    scale,
    -4,
  );

/** A chart of the bay: depth in bands, routes as dashes, one place where not to go. */
export const surfMap = (): string =>
  `${path('M0 0H1200V520Q1000 600 860 500T560 420T300 560T0 500Z', '#bfe3dd')}${path('M0 0H1200V360Q1040 440 880 350T560 270T280 400T0 350Z', pacific.mid)}${path('M0 0H1200V200Q1020 270 870 200T560 130T270 240T0 200Z', pacific.teal)}
  ${path('M0 800V690Q160 600 320 680T640 650T960 700T1200 640V800Z', pacific.sun)}
  ${`<path d="M170 660Q220 470 420 470T640 300T960 330" fill="none" stroke="${pacific.deep}" stroke-width="10" stroke-dasharray="26 20"/>`}
  ${each(
    [
      [170, 660],
      [420, 470],
      [640, 300],
    ] as const,
    ([x, y]) => disc(x, y, 26, pacific.deep) + disc(x, y, 10, pacific.sun),
  )}
  ${ring(960, 330, 62, 13, pacific.coral)}${path('M960 262l60 104h-120z', pacific.coral)}${rect(954, 300, 12, 34, pacific.pale)}${rect(954, 342, 12, 12, pacific.pale)}
  ${kayak(500, 366, 0.5)}${at(1060, 620, `${disc(0, 0, 84, pacific.pale)}${path('M0-70L20 0L0 70L-20 0Z', pacific.deep)}${path('M0-70L20 0H-20Z', pacific.coral)}${path('M-60 0L0-12V12ZM60 0L0-12V12Z', pacific.teal)}`)}`;
