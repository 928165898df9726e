import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, ferryBoat, gull, junk, paperBoat, person } from './parts/cast.ts';
import { can } from './parts/goods.ts';
import { at, bar, clip, disc, each, path, pick, picture, rect, signal, swell, times } from './parts/kit.ts';
import { lettering } from './parts/lettering.ts';
import { wireBox } from './parts/pages.ts';
import { harbourShade, paperShade } from './parts/shades.ts';
import { kayak, pacific, sea } from './parts/waves-pacific.ts';

const step = [800, 600] as const;

/** The ferry in dry weather: washed, painted, oiled, wound. Its gulls keep below a header, and its sea runs out at the left. */
const maintenance = `
  ${disc(1130, 240, 150, neon)}${gull(205, 420, 1.1, paper)}${gull(90, 330, 0.7, paper)}
  ${ferryBoat(720, 640, 2.2, ferry, taxi)}
  ${at(880, 396, cast.ten(tile, ink), 0.84)}${person('three', 590, 396, 0.84, tart, ink)}
  ${rect(940, 672, 190, 84, tile)}${bar('M900 640V790M1150 640V790', 7, ink)}${rect(880, 786, 290, 16, ink)}${at(960, 786, cast.oneIdle(taxi, paper), 0.66)}${bar('M1010 690L1096 716', 9, ink)}${path('M1084 690h40v58h-40z', tart)}
  ${clip('maintenance-sea', 'M0 1000C110 995 90 800 210 750H1400V1000Z', `${swell(800, 40, 280, 0, 1400, 1000, harbour)}${swell(880, 36, 320, -140, 1400, 1000, harbourShade)}`)}`;

const perFloor = 5;
/** A tower block at night with exactly so many windows lit; the ground line is the foot of the picture. */
function towerBlock(hours: number): string {
  const floors = hours / perFloor;
  const pitch = 18.4;
  const height = floors * pitch + 30;
  const roof = 640 - height;
  const lit = (night: boolean) =>
    times(hours, (index) => {
      const column = index % perFloor;
      const floor = Math.floor(index / perFloor);
      if (((index * 7 + hours) % 11 === 4) !== night) return '';
      return `M${74 + column * 68} ${Math.round((roof + 12 + floor * pitch) * 10) / 10}h52v11h-52z`;
    });
  const tops: Record<number, string> = {
    25: `${path(`M300 ${roof}v-26h70v26zM320 ${roof - 26}v-16h30v16z`, ink)}${bar(`M110 ${roof}v-60M88 ${roof - 57}h44`, 7, ink)}`,
    50: at(240, roof + 2, cast.three(tart, paper), 0.62),
    100: `${path(`M90 ${roof}v-40h90v40z`, ink)}${path(`M270 ${roof}v-24h120v24z`, ink)}${bar(`M330 ${roof - 24}v-50`, 7, ink)}${signal('nine', 334, roof - 74, 34, 36, ink)}`,
    150: `${bar(`M240 ${roof}v-54`, 9, ink)}${signal('nine', 244, roof - 52, 36, 36, taxi)}`,
  };
  return `${tops[hours] ?? ''}${rect(46, roof, 388, height, ink)}${path(lit(false), tart)}${path(lit(true), neon)}`;
}

const words = await lettering('READ THE SWELL', 70, pacific.deep, 92);
const title = (fill: string, scale = 700 / words.width): string =>
  `<g transform="translate(50 190) scale(${scale.toFixed(3)})">${words.markup.replace(pacific.deep, fill)}</g>`;
const outlined = `<g transform="translate(50 190) scale(${(700 / words.width).toFixed(3)})">${words.markup.replace(`fill="${pacific.deep}"`, `fill="none" stroke="${ink}" stroke-width="3"`)}</g>`;
const menu = (fill: string): string =>
  `${rect(50, 44, 120, 26, fill)}${each([500, 590, 680], (x) => rect(x, 50, 64, 14, fill))}`;
const waves = (inks: readonly [string, string, string], boat = ''): string =>
  `${sea(390, 800, 600, inks[0], 50, 260, 0)}${boat}${sea(460, 800, 600, inks[1], 42, 300, -60)}${sea(530, 800, 600, inks[2], 30, 220, 20)}`;

const asked = `
  ${bar(times(27, (index) => `M${index * 30} 0V600`) + times(20, (index) => `M0 ${index * 30}H800`), 1.5, tile)}
  ${bar('M50 44h120v26h-120zM500 50h64M590 50h64M680 50h64', 4, ink)}${outlined}${bar('M0 190H800M0 118H800', 3, taxi)}
  ${bar('M0 390q65-50 130 0t130 0 130 0 130 0 130 0 130 0 130 0M0 460q75-42 150 0t150 0 150 0 150 0 150 0 150 0M0 530q55-30 110 0t110 0 110 0 110 0 110 0 110 0 110 0 110 0', 4, ink)}
  ${bar('M600 220a110 110 0 1 1-1 0z', 4, taxi)}${at(690, 480, `${rect(-15, -170, 30, 150, tart)}${path('M-15-20L0 16L15-20Z', milk)}${rect(-15, -192, 30, 24, neon)}`, 1, 34)}`;
const arranged = `${menu('#8d7c60')}${rect(50, 120, 700, 40, '#8d7c60')}${rect(50, 176, 480, 40, '#8d7c60')}${rect(50, 260, 700, 230, paper)}${wireBox(50, 260, 700, 230, '#8d7c60', 5)}${each([50, 290, 530], (x) => rect(x, 520, 220, 80, '#8d7c60'))}${at(404, 372, `${rect(-90, -34, 180, 68, tart)}${rect(-62, -8, 124, 16, ink)}`, 1, -3)}`;
const drawn = `${menu(ink)}${disc(600, 330, 110, '#c9c2b4')}${title(ink)}${waves(['#a59d8f', '#6b645a', ink])}`;
const built = `${menu(pacific.deep)}${disc(600, 330, 110, pacific.coral)}${title(pacific.deep)}${waves([pacific.mid, pacific.teal, pacific.deep], kayak(430, 388, 0.9))}`;

const pill = 'M250 20H1350A230 230 0 0 1 1350 480H250A230 230 0 0 1 250 20Z';
/** A tide gauge, laid on its side: signals for numbers, boats for traffic. */
const capsule = `${path(pill, milk)}${clip(
  'capsule-glass',
  pill,
  `${disc(1180, 130, 150, neon)}${path('M0 290L190 170 330 240 470 150 660 290Z', ferry)}${junk(470, 300, 0.74, taxi, tart, paper)}${ferryBoat(850, 286, 0.62, ferry, taxi)}${swell(300, 26, 200, 0, 1600, 500, harbour)}
  ${paperBoat(270, 330, 0.5, paper, paperShade, -5)}${paperBoat(1110, 330, 0.62, paper, paperShade, 4)}${at(680, 370, can(0, 0, 0.6, tart, ink, 'nine'), 1, 12)}${at(1330, 330, cast.eight(taxi, ink), 0.62)}${swell(372, 24, 240, -90, 1600, 500, harbourShade)}
  ${times(27, (index) => rect(160 + index * 50, index % 3 ? 452 : 432, 8, 60, paper))}${each(['one', 'three', 'northWest', 'southWest', 'nine', 'northEast', 'southEast', 'one', 'nine'] as const, (name, index) => signal(name, 164 + index * 150 - 19, 388, 38, 38, pick([tart, paper, tile], index)))}`,
)}${bar(pill, 16, ink)}`;

export const drawings: readonly Drawing[] = [
  picture('services/maintenance-hero', [1400, 1000], milk, maintenance),
  ...[25, 50, 100, 150].map((hours, index) =>
    picture(`services/maintenance-block-${index + 1}`, [480, 640], undefined, towerBlock(hours), [0.5, 1]),
  ),
  picture('services/web-design-step-1', step, paper, asked),
  picture('services/web-design-step-2', step, '#d9c6a4', arranged),
  picture('services/web-design-step-3', step, '#fffaf0', drawn),
  picture('services/web-design-step-4', step, pacific.pale, built),
  picture('services/capsule', [1600, 500], undefined, capsule),
];
