import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { gull, mug, person, tableLamp } from './parts/cast.ts';
import * as desks from './parts/desks.ts';
import * as outlook from './parts/harbour-window.ts';
import { at, disc, path, picture, rain, rect } from './parts/kit.ts';
import * as kitchen from './parts/kitchen.ts';
import * as meeting from './parts/meeting.ts';
import * as roof from './parts/roof.ts';
import * as street from './parts/tram.ts';

const size = [800, 1000] as const;

const harbourWindow = `
  ${outlook.tapedWindow('phone-view', 36, 36, 728, 720, 2)}${rect(0, 792, 800, 14, ink)}${outlook.sill(806, 800, 1000)}
  ${outlook.sillPlant(130, 792)}${outlook.catOnSill(310, 792)}${outlook.watcher(510, 792)}${outlook.books(610, 792)}${outlook.mugOnSill(650, 720)}${outlook.bucket(620, 980)}`;

const workDesks = `
  ${rect(0, 0, 800, 70, paper)}${desks.pinboard(60, 170)}${desks.clock(620, 200, 66)}${tableLamp(470, 70, 70, harbour)}${tableLamp(740, 70, 180, ferry)}
  ${desks.floor(800, 800, 1000)}
  ${desks.sitterOne(230, 690, harbour)}${desks.sitterEight(640, 690, neon)}
  ${desks.desk(-60, 690, 940, 260)}${desks.designScreen(330, 486)}${desks.duck(440, 486)}${mug(120, 690, taxi, paper)}${desks.deskPlant(40, 690)}
  ${desks.wheelChair(620, 980, taxi)}${desks.cableInspector(250, 960, 300)}`;

const wayToTheMeeting = `
  ${disc(660, 180, 120, tart)}${street.building(0, 90, 150, 760, paper, ink)}${street.building(160, 200, 110, 640, tile, ink)}${street.building(540, 240, 120, 600, ferry, tile)}${street.building(670, 120, 130, 720, taxi, ink)}
  ${path('M0 96L800 66v7L0 103z', ink)}${street.rails(846, 800, 1000)}${street.tram(120, 226, 1.14)}${person('eight', 70, 850, 0.78, harbour)}${street.cab(460, 962, 1.3)}${gull(330, 150, 0.8, paper)}${gull(440, 190, 0.5, paper)}`;

const meetingTable = `
  ${meeting.seat(270, 90, 180, taxi, ink, milk)}${meeting.seat(540, 90, 180, tart, harbour, tile)}${meeting.seat(80, 470, 90, paper, ink, neon)}${meeting.seat(724, 400, 270, tile, paper, tart)}${meeting.emptySeat(200, 910, 0)}
  ${meeting.table(146, 150, 508, 700)}${meeting.stains([[220, 800]])}${meeting.laptop(270, 252, 180, harbour)}${meeting.coffee(440, 220, '#a4552a')}${meeting.phone(586, 230, -12)}
  ${meeting.plan(372, 500, -6)}${meeting.pointer(338, 590, -3, paper)}
  ${meeting.tarts(536, 744)}${meeting.notes(166, 640, 7)}${meeting.coffee(590, 420, '#c98a4d')}${meeting.redPencil(206, 400, 16)}`;

const theRoof = `
  ${roof.lowSun(180, 230, 110)}${roof.skyline(680, 800, 800)}${roof.parapet(680, 800, 1000)}
  ${rect(28, 470, 9, 210, ink)}${roof.washing(32, 490, 360)}${rect(386, 470, 9, 210, ink)}${roof.mast(500, 680, 590)}${roof.airConditioner(30, 960)}
  ${person('three', 320, 972, 1, taxi, ink)}${person('eightIdle', 500, 972, 1.1, neon, ink)}${person('oneIdle', 680, 972, 1, harbour, ink, true)}${roof.paperPlane(570, 400)}${gull(300, 90, 0.8, paper)}`;

const theKitchen = `
  ${kitchen.wallTiles(0, 800, 740, [1, 0])}
  ${kitchen.kitchenWindow(350, 60, 410, 430, `${path('M368 400l80-90 70 50 90-120 132 160v72H368z', ferry)}${rain(370, 60, 370, 380, 22, paper, 40)}`)}
  ${at(40, 110, kitchen.mugRack(-8, 0, 3))}${kitchen.shelf(20, 556, 310)}
  ${kitchen.floorTiles(900, 800, 1000)}${kitchen.counter(0, 700, 800, 220)}${kitchen.stove(330, 700)}${kitchen.steam(602, 504, 0.94)}${kitchen.kettle(446, 634)}
  ${kitchen.tartBox(20, 700)}${person('three', 330, 980, 1.16, harbour, ink)}${person('nineIdle', 560, 982, 1.06, taxi, ink, true)}${kitchen.bucketOfTheLeak(660, 984)}${kitchen.extinguisher(60, 984)}`;

export const drawings: readonly Drawing[] = [
  picture('office/phone-window', size, ink, harbourWindow, [0.5, 0.6]),
  picture('office/phone-desks', size, tart, workDesks, [0.5, 0.6]),
  picture('office/phone-way', size, neon, wayToTheMeeting, [0.5, 0.5]),
  picture('office/phone-table', size, ferry, meetingTable, [0.5, 0.5]),
  picture('office/phone-roof', size, tile, theRoof, [0.5, 0.6]),
  picture('office/phone-kitchen', size, tile, theKitchen, [0.5, 0.6]),
];
