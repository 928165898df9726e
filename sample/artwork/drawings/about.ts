import { ferry, harbour, ink, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast, cat, ferryBoat, gull, junk, monitor, mug, person, tableLamp } from './parts/cast.ts';
import * as desks from './parts/desks.ts';
import { at, disc, each, lines, path, picture, rain, rect, signal, swell, windows } from './parts/kit.ts';
import { harbourShade } from './parts/shades.ts';
import { liftCar, signalHouse } from './parts/tower.ts';
import * as street from './parts/tram.ts';

const header = [1200, 900] as const;

/** One desk as it is found on a Tuesday. */
const headerDesk = `
  ${rect(0, 0, 1200, 70, paper)}${desks.pinboard(110, 130)}${desks.clock(1010, 210, 74)}${tableLamp(640, 70, 90, taxi)}
  ${desks.sitterOne(880, 640, harbour)}
  ${rect(0, 640, 1200, 40, ferry)}${rect(0, 680, 1200, 220, '#d98f12')}${each([80, 1080], (x) => rect(x, 680, 34, 220, ferry))}
  ${monitor(330, 396, 380, 210, paper, `${rect(356, 422, 150, 150, neon)}${signal('nine', 384, 446, 94, 102, ink)}${lines(534, 428, [130, 100, 120, 60], 14, 34, ink)}`)}${desks.duck(620, 396)}
  ${mug(70, 640, taxi, paper)}${at(230, 600, `${rect(-70, 26, 140, 14, harbour)}${rect(-60, 10, 130, 16, neon)}${rect(-64, -6, 120, 16, tile)}`)}${desks.deskPlant(1080, 640)}
  ${rect(400, 616, 250, 24, ink)}${windows(412, 620, 14, 2, 11, 6, 16.4, 9, paper)}${cat(560, 880, 1.3)}${desks.bin(250, 880)}`;

/** The harbour on a good day. */
const headerHarbour = `
  ${disc(860, 240, 160, tart)}${path('M0 470L190 300 360 400 560 220 760 410 960 290 1200 440V640H0Z', ferry)}
  ${each(
    [
      [20, 300, 110, paper, ink],
      [140, 380, 90, taxi, paper],
      [250, 240, 80, ink, tart],
      [420, 360, 120, harbour, tile],
      [640, 330, 86, tart, ink],
      [740, 420, 120, tile, ferry],
      [900, 300, 90, taxi, paper],
      [1010, 390, 110, paper, ink],
    ] as const,
    ([x, y, width, fill, lit]) =>
      `${rect(x, y, width, 640 - y, fill)}${windows(x + 14, y + 20, Math.floor((width - 10) / 30), Math.floor((600 - y) / 40), 14, 20, 30, 40, lit)}`,
  )}
  ${swell(600, 34, 240, 0, 1200, 900, harbour)}${ferryBoat(520, 650, 0.96, ferry, taxi)}${swell(706, 32, 220, -80, 1200, 900, harbour)}${junk(970, 770, 1.05, ink, taxi, tart)}${swell(770, 34, 280, -40, 1200, 900, harbourShade)}${at(220, 820, `${path('M-90-10L-66 34H66L94-20Q0 4-90-10Z', paper)}`)}${at(214, 816, cast.eightIdle(neon, ink), 0.5)}${swell(836, 22, 200, 0, 1200, 900, harbourShade)}
  ${gull(200, 170, 1, paper)}${gull(330, 120, 0.7, paper)}${gull(1060, 130, 0.8, paper)}`;

/** The tram in the rain, upper deck lit. */
const headerTram = `
  ${street.building(0, 120, 190, 640, taxi, ink)}${street.building(200, 230, 140, 530, paper, ink)}${street.building(880, 150, 150, 610, tart, ink)}${street.building(1040, 40, 160, 720, ferry, tile)}
  ${path('M0 70L1200 34v7L0 77z', ink)}${street.signboard(150, 300, neon, ink, 'northWest')}${rain(0, 0, 1200, 740, 46, paper, 44)}${street.rails(760, 1200, 900)}${street.tram(330, 174, 1.08)}
  ${person('eight', 180, 766, 0.9, tart)}${person('one', 1060, 766, 0.84, neon)}`;

/** The lift of nine floors: the one button that nobody asks about is missing. */
const lift = liftCar;

export const drawings: readonly Drawing[] = [
  picture(
    'about/tower',
    [360, 820],
    undefined,
    `${signalHouse}${each(
      [
        [760, 20, 10],
        [780, 20, -13],
        [800, 20, 8],
      ] as const,
      ([y, height, slip]) => rect(24 + slip, y, 312, height, ink) + rect(110 + slip, y, 88, height, taxi),
    )}`,
    [0.5, 0.3],
  ),
  picture('about/lift', [560, 102], undefined, lift),
  picture('about/header-desk', header, tart, headerDesk),
  picture('about/header-harbour', header, neon, headerHarbour),
  picture('about/header-tram', header, harbour, headerTram),
];
