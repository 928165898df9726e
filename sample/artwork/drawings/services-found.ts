import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, gull, paperBoat, person } from './parts/cast.ts';
import {
  at,
  bar,
  clip,
  disc,
  each,
  lines,
  path,
  pick,
  picture,
  rect,
  ring,
  signal,
  swell,
  times,
} from './parts/kit.ts';
import { ferryShade, harbourShade, inkLight, taxiShade } from './parts/shades.ts';

const info = [1200, 900] as const;
const price = [480, 360] as const;

const lighthouse = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    `${path('M-70-370H70L100 0H-100Z', paper)}${path('M-79-290H79L87-210H-87ZM-94-120H94L100-30H-100Z', taxi)}${rect(-60, -450, 120, 80, tart)}${path('M-6-450h12v80h-12z', ink)}${path('M-80-374H80V-358H-80ZM-70-464H70V-448H-70Z', ink)}${path('M0-530L70-464H-70Z', taxi)}${rect(-20, -60, 40, 60, ink)}`,
    scale,
  );

/** As far as the light goes: what it strikes is found, the rest is rumour. In a band of half its width it still stands on its rock. */
const found = `
  ${path('M250 260L1200 40V560Z', tart)}${path('M250 260L1200 170V430Z', paper)}
  ${signal('northWest', 600, 236, 110, 120, ink)}${signal('nine', 800, 210, 130, 160, ink)}${signal('three', 1020, 190, 150, 190, ink)}
  ${signal('one', 560, 530, 80, 90, inkLight)}${signal('southWest', 930, 546, 90, 84, inkLight)}${signal('nine', 360, 146, 56, 66, inkLight)}
  ${lighthouse(230, 612, 0.85)}${path('M40 672L110 602H350L430 672Z', ferry)}${swell(690, 36, 220, 0, 1200, 900, harbour)}${swell(808, 36, 260, -100, 1200, 900, harbourShade)}${at(740, 690, `${path('M-90-10L-66 34H66L94-20Q0 4-90-10Z', paper)}${rect(-3, -96, 7, 88, paper)}${path('M8-92L60-30H8Z', neon)}`)}`;

/** A survey boat sounds what it can reach; the rest stays white. */
const survey = `
  ${path('M0 620Q150 520 300 580T600 470T860 210T1060 90L1150 0H0Z', milk)}${path('M0 500Q130 400 270 450T540 360T760 150T920 0H0Z', tart)}${path('M0 320Q120 240 240 280T460 190T620 0H0Z', '#e0a91a')}
  ${bar('M560 640L380 800M560 640L760 420M560 640L820 740M380 800L150 700M820 740L1010 800M760 420L960 330', 7, ferry)}
  ${each(
    [
      [560, 640, 'northWest'],
      [380, 800, 'three'],
      [760, 420, 'nine'],
      [820, 740, 'one'],
      [150, 700, 'southWest'],
      [1010, 800, 'southEast'],
      [960, 330, 'northEast'],
    ] as const,
    ([x, y, name], index) =>
      disc(x, y, 46, index === 0 ? ink : ferry) + signal(name, x - 24, y - 26, 48, 50, index === 0 ? tart : paper),
  )}
  ${at(1010, 560, `${path('M-110-16L-80 44H84L116-30Q20-4-110-16Z', taxi)}${rect(-40, -76, 90, 62, paper)}${rect(-24, -62, 22, 24, ink)}${rect(14, -62, 22, 24, ink)}${bar('M-80-16V-110', 7, ink)}`)}${bar('M1010 604V690M990 650h40M990 680h40', 6, ink)}
  ${at(150, 150, `${disc(0, 0, 84, ink)}${path('M0-70L18 0L0 70L-18 0Z', paper)}${path('M0-70L18 0H-18Z', taxi)}`)}`;

/** Twelve months of rope: six to surface, twelve to be seen. */
const months = `
  ${rect(0, 0, 1200, 320, tile)}${disc(960, 150, 90, tart)}${swell(330, 26, 180, 0, 1200, 900, harbour)}
  ${times(12, (index) => {
    const x = 78 + index * 95;
    const risen = index >= 5;
    const top = risen ? 300 - (index - 5) * 26 : 760 - index * 92;
    const size = 34 + index * 3.4;
    const fill = pick([taxi, tart, neon, paper], index);
    return `${bar(`M${x} ${top + size}V900`, 5, index < 5 ? tile : paper)}${signal('northWest', x - size, top - size, size * 2, size * 1.6, fill)}${rect(x - size, top + size * 0.6, size * 2, size * 0.5, index % 4 === 1 ? ink : fill)}`;
  })}
  ${bar('M1123 20V84', 7, ink)}${path('M1126 12h64l-18 18 18 18h-64z', taxi)}${path('M0 840Q300 780 600 830T1200 810V900H0Z', harbourShade)}
  ${at(690, 690, `${path('M-70 0Q-10-50 50 0Q-10 50-70 0ZM36 0l46-36v72z', neon)}${disc(-36, -6, 10, paper)}${disc(-39, -6, 5, ink)}`)}${at(560, 560, path('M-40 0Q-6-30 30 0Q-6 30-40 0ZM22 0l28-22v44z', tart))}`;

const chartSheet = `${path('M60 60H400V320H60Z', paper)}${path('M60 200Q140 150 220 200T400 160V60H60Z', tile)}${bar('M110 270L190 220L260 250L350 130', 7, ink)}`;
const audit = `${chartSheet}${each(
  [
    [110, 270],
    [190, 220],
    [260, 250],
    [350, 130],
  ] as const,
  ([x, y]) => disc(x, y, 13, taxi),
)}${ring(270, 190, 92, 24, ink)}${bar('M338 260L430 350', 34, ink)}${clip('audit-lens', 'M188 190a82 82 0 1 1 164 0a82 82 0 1 1-164 0', `${rect(170, 90, 200, 200, tart)}${signal('southWest', 222, 138, 96, 104, ink)}`)}`;
const starter = `${path('M210 96L480 30V180Z', tart)}${rect(0, 300, 480, 60, harbour)}${path('M70 300L110 262H260L300 300Z', ferry)}${lighthouse(180, 280, 0.44)}`;
const advanced = `${path('M286 68L480 0V146ZM242 68L0 14V122Z', tart)}${rect(0, 300, 480, 60, harbour)}${path('M120 306L180 250H350L410 306Z', ink)}${lighthouse(264, 262, 0.47)}${at(80, 300, cast.eightIdle(neon, paper), 0.4)}${gull(420, 190, 0.6, paper)}`;

/** A letter worth opening: out of a red envelope, held by nobody, blue inside. */
const letter = `
  ${path('M150 440L600 130L1050 440V860H150Z', taxiShade)}
  ${rect(260, 60, 680, 620, paper)}${lines(300, 96, [150], 18, 1, ink)}${rect(300, 146, 600, 270, harbour)}${disc(780, 250, 70, tart)}${path('M300 416V340q50-40 100 0t100 0 100 0 100 0 100 0 100 0V416Z', neon)}${signal('nine', 360, 186, 110, 130, paper)}${lines(300, 456, [420, 300], 30, 54, ink)}
  ${path('M150 440L600 700L1050 440V860H150Z', taxi)}${path('M150 860L520 630L600 676L680 630L1050 860Z', '#c2160f')}`;

/** A pillar box at the kerb. Collection times may vary with the brief. */
const postbox = `
  ${rect(0, 760, 1200, 140, ink)}${rect(0, 760, 1200, 22, tile)}${rect(70, 180, 170, 580, tart)}${times(12, (index) => rect(92 + (index % 3) * 46, 210 + Math.floor(index / 3) * 74, 32, 44, ink))}${rect(900, 60, 200, 700, neon)}${times(24, (index) => rect(922 + (index % 4) * 44, 90 + Math.floor(index / 4) * 70, 28, 42, ink))}
  ${at(430, 150, `${path('M20 90Q20 0 190 0T360 90V116H20Z', ferryShade)}${rect(0, 104, 380, 40, ferry)}${rect(20, 144, 340, 440, ferryShade)}${rect(-6, 576, 392, 60, ink)}${rect(70, 190, 240, 32, ink)}${path('M96 100H284L296 208H84Z', paper)}${bar('M96 100L190 166L284 100', 7, ink)}${rect(70, 208, 240, 18, ink)}${rect(84, 276, 212, 136, paper)}${signal('nine', 142, 294, 96, 100, ferry)}${path('M84 436H296V448H84ZM84 470H296V482H84ZM84 504H296V516H84Z', ferry)}`)}
  ${person('oneIdle', 340, 842, 1.06, taxi, paper)}${person('eightIdle', 990, 844, 0.94, tart, paper, true)}${at(842, 700, `${rect(-46, -30, 92, 60, taxi)}${bar('M-46-30L0 8L46-30', 6, paper)}`, 1, -12)}`;

/** Each boat leaves by itself, once, at its hour. */
const automation = `
  ${rect(0, 0, 1200, 430, tile)}${disc(220, 210, 130, ink)}${disc(220, 210, 112, paper)}${times(12, (index) => {
    const angle = (index / 12) * Math.PI * 2;
    return disc(220 + Math.cos(angle) * 92, 210 + Math.sin(angle) * 92, index % 3 ? 5 : 9, ink);
  })}${bar('M220 210V136M220 210l52 24', 11, ink)}${disc(220, 210, 12, taxi)}${rect(205, 340, 30, 120, ink)}
  ${swell(450, 30, 220, 0, 1200, 900, harbour)}${path('M0 430H330L290 900H0Z', ferry)}${path('M0 430H336V462H0Z', ink)}${times(4, (index) => rect(40 + index * 70, 462, 18, 438, ferryShade))}
  ${paperBoat(470, 520, 0.62, paper, milk, -4)}${paperBoat(730, 600, 0.78, taxi, taxiShade, 5)}${paperBoat(1010, 500, 0.62, paper, milk, -3)}${lines(400, 528, [60, 44], 6, 15, ink)}
  ${swell(690, 34, 260, -100, 1200, 900, harbourShade)}${paperBoat(900, 770, 0.9, neon, '#dd5c92', 3)}${at(90, 432, cast.nineIdle(tart, ink), 0.72)}${gull(600, 150, 1, paper)}${gull(760, 220, 0.7, paper)}${gull(930, 130, 0.8, paper)}`;

export const drawings: readonly Drawing[] = [
  picture('services/seo-info-1', info, ink, found),
  picture('services/seo-info-2', info, tile, survey),
  picture('services/seo-info-3', info, tile, months),
  picture('services/seo-price-1', price, milk, audit),
  picture('services/seo-price-2', price, ink, starter),
  picture('services/seo-price-3', price, ferry, advanced),
  picture('services/email-info-1', info, tart, letter),
  picture('services/email-info-2', info, paper, postbox),
  picture('services/email-info-3', info, tile, automation),
];
