import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, eggTart, gull, person } from './parts/cast.ts';
import { banquet } from './parts/drc-feast.ts';
import { bag, bottle, can, coin, crate, cup, parcel, shopPage, till, van } from './parts/goods.ts';
import { at, bar, clip, disc, each, path, pick, picture, rect, signal, swell, times } from './parts/kit.ts';
import { ferryShade, inkLight, tartShade } from './parts/shades.ts';
import { carpet } from './parts/tai-ping.ts';

const info = [1200, 900] as const;
const price = [480, 360] as const;
const float = [700, 800] as const;

const lantern = (x: number, y: number, fill: string): string =>
  `${bar(`M${x} ${y - 34}v20M${x} ${y + 84}v22`, 6, ink)}${path(`M${x - 30} ${y - 14}h60l22 49-22 49h-60l-22-49z`, fill)}${rect(x - 22, y - 22, 44, 12, ink)}${rect(x - 22, y + 80, 44, 12, ink)}`;

/** A shop that floats: the page is the sail, the counter the deck. */
const shopifyHero = `
  ${disc(1080, 270, 170, tart)}${gull(150, 170, 1.1, paper)}${gull(300, 110, 0.7, paper)}
  ${swell(640, 50, 260, -60, 1400, 1000, ferryShade)}
  ${at(
    700,
    720,
    `${rect(-14, -640, 28, 600, ink)}${at(-4, -600, `${path('M-260 16L-250-14H270L290 470L-240 500Z', ink)}${at(-236, 0, shopPage(490, 470))}`)}
  ${path('M-590-90L-470 120H450L600-140Q430-40 200-40H-300Q-470-40-590-90Z', taxi)}${path('M-520 30L-500 66H484L506 24Z', paper)}
  ${crate(-420, -40, 0.9, 'southEast')}${at(380, -46, cast.nine(neon, ink), 1)}${bag(300, -44, 0.66, tart, ink)}${bar('M-574-270V-84M-580-266h70', 9, ink)}${lantern(-510, -228, tart)}`,
  )}
  ${swell(790, 60, 300, -180, 1400, 1000, ferry)}
  ${at(180, 800, parcel(-60, 0, 130, 100, tart, ink), 1, -8)}${at(1250, 830, can(0, 0, 0.8, harbour, tart, 'nine'), 1, 14)}${swell(860, 44, 220, 0, 1400, 1000, ferryShade)}`;

/** Half open, and already a queue. */
const shutter = `
  ${rect(180, 100, 840, 660, ferry)}${rect(220, 180, 760, 580, paper)}${times(6, (index) => rect(220, 180 + index * 40, 760, 32, ink))}${rect(220, 416, 760, 16, tart)}
  ${rect(220, 650, 760, 110, taxi)}${rect(200, 640, 800, 24, ink)}${can(330, 640, 0.86, harbour, tart, 'nine')}${bottle(450, 640, 0.76, ferry, paper)}${bag(880, 640, 0.86, tart, ink, 'three')}${cup(760, 640, 1)}${eggTart(580, 604, 36, tartShade, tart)}${eggTart(664, 604, 36, tartShade, tart)}
  ${times(10, (index) => path(`M${180 + index * 84} 90h84v70l-42 46-42-46z`, index % 2 ? paper : taxi))}${rect(0, 760, 1200, 140, ink)}
  ${person('eightIdle', 330, 884, 0.9, tart, paper)}${person('oneIdle', 560, 884, 0.9, neon, paper, true)}${person('three', 800, 884, 0.9, tile, paper)}`;

/** Everything comes across, in order, towed. */
const migration = `
  ${disc(260, 240, 120, paper)}${swell(560, 40, 240, 0, 1200, 900, ferryShade)}
  ${at(930, 590, `${path('M-180-50L-140 60H160L220-110Q120-50-180-50Z', taxi)}${rect(-60, -150, 130, 104, paper)}${rect(-40, -130, 40, 40, ink)}${rect(14, -130, 40, 40, ink)}${rect(-20, -220, 44, 72, ink)}${rect(-20, -220, 44, 20, tart)}${signal('nine', -150, -8, 44, 48, paper)}`)}
  ${each([0, 1, 2], (index) => at(130 + index * 230, 610, `${path('M-106-10L-86 44H86L106-10Z', ink)}${crate(-80, -10, 0.74, pick(['nine', 'one', 'southWest'] as const, index))}${index === 1 ? parcel(-52, -125, 104, 76, tart, ferry) : ''}${index < 2 ? bar('M106-2q10 24 24 0', 7, ink) : bar('M106-2Q160 40 190-20', 7, ink)}`))}
  ${swell(640, 44, 280, -120, 1200, 900, ferry)}${swell(760, 36, 220, -20, 1200, 900, ferryShade)}${at(360, 494, cast.three(harbour, ink), 0.6)}${gull(560, 200, 1, paper)}${gull(700, 150, 0.7, paper)}`;

/** Pay as you always pay; it leaves by the other door. */
const payments = `
  ${rect(0, 640, 1200, 260, ferry)}${rect(0, 640, 1200, 24, ink)}${till(380, 640, 1.16)}
  ${at(720, 560, `${rect(-110, -70, 220, 140, harbour)}${rect(-110, -40, 220, 30, ink)}${rect(-86, 20, 90, 18, paper)}${disc(70, 30, 17, tart)}${disc(88, 30, 17, taxi)}`, 1, -14)}${coin(640, 200, 56)}${coin(760, 300, 44)}${coin(560, 110, 36)}
  ${van(800, 836, 1.06, tart, ink)}${parcel(120, 836, 130, 90, neon, ink)}${parcel(150, 746, 90, 66, tart, ferry)}${rect(900, 130, 210, 330, ink)}${times(6, (index) => rect(916 + (index % 2) * 92, 146 + Math.floor(index / 2) * 102, 84, 92, pick([taxi, paper, tile, tart, neon, paper], index)) + rect(984 + (index % 2) * 92, 184 + Math.floor(index / 2) * 102, 8, 22, ink))}`;

/** A junk whose sail carries goods; the sail is cut and battened as a real one. */
const sailShape = 'M120 90L560 40L600 200L584 560L110 600L76 360Z';
const goodsJunk = (name: string, hull: string, trim: string, goods: string): string => `
  ${rect(330, 8, 20, 660, ink)}${clip(name, sailShape, goods)}${bar('M104 214L600 180M84 336L596 316M92 462L590 446', 8, ink)}${bar('M120 90L560 40M110 600L584 560', 14, ink)}
  ${path('M340 10h110l-26 26 26 26H340z', hull)}${path('M20 600L112 676H560L690 584L620 780H100Z', hull)}${path('M68 706L83 740H633L645 706Z', trim)}`;

const carpets = goodsJunk('sail-carpets', taxi, tart, at(-6, 0, carpet(10, 10, 5, 5, 112)));
const dishes = goodsJunk(
  'sail-dishes',
  ink,
  inkLight,
  `${rect(60, 20, 560, 600, '#b5121f')}${banquet(336, 326, 0.56)}`,
);
const cans = goodsJunk(
  'sail-cans',
  neon,
  paper,
  `${rect(60, 20, 560, 600, '#d6ff3d')}${times(6, (index) => can(170 + (index % 3) * 166, 300 + Math.floor(index / 3) * 262, 1.14, pick([taxi, harbour, ferry, '#6a35d9', taxi, harbour], index), pick([paper, tart, neon, '#d6ff3d', tart, paper], index), pick(['nine', 'northWest', 'one', 'three', 'southWest', 'nine'] as const, index)))}`,
);

/** A receipt out of a till, as high as the words beside it: fewer steps to the end of it. A mast on the till says what weather it is. */
const receiptLines = 10;
const receipt = `
  ${rect(0, 1120, 1200, 200, ink)}${path(`M560 60H1060V1110${times(10, (index) => `l-25 ${index % 2 ? 26 : -26}l-25 ${index % 2 ? -26 : 26}`)}Z`, paper)}
  ${signal('nine', 620, 110, 76, 84, taxi)}${rect(724, 120, 270, 26, ink)}${rect(724, 164, 180, 14, ink)}
  ${times(receiptLines, (index) => `${signal(pick(['one', 'southWest', 'three', 'northWest', 'nine'] as const, index), 620, 240 + index * 70, 40, 40, pick([harbour, ferry, ink, taxi], index))}${rect(690, 252 + index * 70, pick([180, 130, 200, 150, 110], index), 16, ink)}${rect(940, 252 + index * 70, 60, 16, ink)}`)}
  ${rect(620, 960, 380, 8, ink)}${rect(620, 994, 150, 34, ink)}${path('M850 986h160l-18 26 18 26H850z', tart)}
  ${bar('M260 740V90M110 250H410', 18, paper)}${bar('M130 250v60M390 250v60', 6, paper)}${signal('one', 82, 310, 96, 100, tart)}${signal('northWest', 342, 310, 96, 100, neon)}${signal('southWest', 342, 424, 96, 100, neon)}${disc(260, 84, 22, tart)}
  ${till(330, 1120, 1.06)}${coin(150, 1220, 44)}${coin(250, 1244, 34)}${at(770, 1304, cast.eightIdle(neon, paper), 0.72)}${bag(980, 1304, 0.7, tart, ink)}`;

const waterline = 176;
/** The sea in front of a hull: what is under it shows darker. */
const priced = (above: string, hull: string, sunk: string): string =>
  `${rect(0, waterline, 480, 360 - waterline, tile)}${bar(`M24 ${waterline + 30}h46M404 ${waterline + 56}h60M10 ${waterline + 112}h42M428 ${waterline + 146}h36M200 ${waterline + 164}h60`, 6, paper)}${above}${hull}${sunk}`;

const junkPrice = priced(
  `${rect(232, 18, 8, 130, ink)}${path('M244 24L330 46L338 90L326 142L244 148Z', taxi)}${bar('M244 66L336 76M244 106L334 108', 4, ink)}${path('M226 54L168 72L160 112L170 146L226 150Z', tart)}${bar('M226 88L163 94M226 120L162 122', 4, ink)}`,
  path(`M110 132L140 ${waterline}H344L376 116L312 150H172Z`, ink),
  path(`M140 ${waterline}H344L330 ${waterline + 34}H156Z`, inkLight),
);
const lorchaPrice = priced(
  `${each([140, 232, 320], (x, index) => rect(x, 14 + index * 12, 8, 130, ink) + path(`M${x + 12} ${20 + index * 12}l58 16 6 36-8 56-56 4z`, pick([taxi, tart, harbour], index)) + bar(`M${x + 12} ${60 + index * 12}l60 4M${x + 12} ${96 + index * 12}l60 2`, 4, ink))}`,
  path(`M76 116L104 ${waterline}H390L424 104L370 140H130Z`, taxi) + rect(100, 156, 300, 8, paper),
  path(`M104 ${waterline}H390L368 ${waterline + 86}H134Z`, '#9c0d09'),
);
const freighterPrice = priced(
  `${times(15, (index) => {
    const column = index % 5;
    const level = Math.floor(index / 5);
    return (column * 5 + level * 3) % 7 === 6
      ? ''
      : rect(
          54 + column * 52,
          94 - level * 36,
          49,
          33,
          pick([harbour, taxi, tart, ferry, neon], column * 2 + level * 3),
        ) +
          signal(
            pick(['nine', 'one', 'northWest', 'three', 'southWest'] as const, column + level),
            70 + column * 52,
            100 - level * 36,
            18,
            20,
            pick([paper, paper, ink, paper, ink], column * 2 + level * 3),
          );
  })}${rect(364, 6, 30, 40, taxi)}${rect(340, 46, 76, 86, milk)}${rect(332, 38, 92, 12, ink)}${times(6, (index) => rect(350 + (index % 3) * 22, 60 + Math.floor(index / 3) * 28, 14, 16, ink))}`,
  path(`M24 128H456L446 ${waterline}H34Z`, ink),
  path(`M34 ${waterline}H446L414 ${waterline + 156}H70Z`, inkLight) +
    times(3, (index) => rect(412 - index * 8, waterline + 24 + index * 44, 14, 10, tart)),
);

export const drawings: readonly Drawing[] = [
  picture('services/shopify-hero', [1400, 1000], tile, shopifyHero),
  picture('services/shopify-info-1', info, tile, shutter),
  picture('services/shopify-info-2', info, tile, migration, [0.5, 0.7]),
  picture('services/shopify-info-3', info, tile, payments),
  picture('services/ecommerce-float-1', float, undefined, carpets),
  picture('services/ecommerce-float-2', float, undefined, dishes),
  picture('services/ecommerce-float-3', float, undefined, cans),
  picture('services/ecommerce-info-1', [1200, 1320], ferry, receipt),
  picture('services/pricing-junk', price, paper, junkPrice),
  picture('services/pricing-lorcha', price, paper, lorchaPrice),
  picture('services/pricing-freighter', price, paper, freighterPrice),
];
