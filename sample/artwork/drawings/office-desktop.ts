import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { gull, mug, person, tableLamp } from './parts/cast.ts';
import * as desks from './parts/desks.ts';
import * as outlook from './parts/harbour-window.ts';
import { disc, each, path, picture, rain, rect } from './parts/kit.ts';
import * as kitchen from './parts/kitchen.ts';
import * as meeting from './parts/meeting.ts';
import * as roof from './parts/roof.ts';
import * as street from './parts/tram.ts';

const size = [1600, 900] as const;

const harbourWindow = `
  ${outlook.tapedWindow('desktop-view', 70, 44, 1460, 626, 3)}${outlook.sill(720, 1600, 900)}${rect(0, 706, 1600, 14, ink)}
  ${outlook.radio(120, 706)}${outlook.sillPlant(430, 706)}${outlook.catOnSill(700, 706)}${outlook.watcher(1010, 706)}
  ${outlook.books(1180, 706)}${outlook.mugOnSill(1236, 634)}${outlook.torch(1404, 706)}${outlook.bucket(840, 880)}`;

const workDesks = `
  ${rect(0, 0, 1600, 90, paper)}${desks.pinboard(620, 150)}${desks.clock(1070, 236, 62)}
  ${each([170, 480, 1250, 1480], (x, index) => tableLamp(x, 90, [96, 40, 60, 150][index] ?? 60, [taxi, harbour, ferry, neon][index] ?? taxi))}
  ${desks.floor(690, 1600, 900)}${desks.rug(560, 800, 480)}
  ${desks.sitterEight(446, 600, neon)}${desks.sitterOne(790, 600, harbour)}${desks.sitterThree(1262, 600, tile)}
  ${desks.desk(60, 600, 1400, 220)}
  ${desks.designScreen(110, 396)}${desks.tallScreen(512, 366)}${desks.duck(592, 366)}${desks.codeScreen(880, 406)}
  ${mug(430, 600, taxi)}${mug(720, 600, paper, paper)}${desks.deskPlant(1396, 600)}
  ${desks.wheelChair(330, 880, taxi)}${desks.cableInspector(1130, 850, 270)}${desks.bin(1400, 862)}`;

const wayToTheMeeting = `
  ${disc(1360, 200, 130, tart)}${street.building(0, 130, 190, 640, paper, ink)}${street.building(200, 30, 150, 740, tile, ink)}${street.building(360, 190, 140, 580, tart, ink)}
  ${street.building(1150, 300, 150, 470, paper, ink)}${street.building(1310, 90, 120, 680, ferry, tile)}${street.building(1440, 210, 160, 560, taxi, ink)}
  ${path('M0 70L1600 26v7L0 77z', ink)}${street.signboard(190, 250, harbour, tart, 'nine')}${street.rails(744, 1600, 900)}
  ${street.tram(500, 136, 1.12)}${street.cab(1190, 786, 1.16)}${street.tramStop(110, 744)}${person('eight', 330, 746, 0.8, taxi)}${gull(1180, 130, 0.9, paper)}${gull(1270, 186, 0.6, paper)}`;

const meetingTable = `
  ${meeting.seat(470, 76, 180, taxi, ink, milk)}${meeting.seat(800, 70, 180, tart, harbour, tile)}${meeting.emptySeat(1130, 78, 180)}
  ${meeting.seat(470, 824, 0, harbour, taxi, '#c98f5e')}${meeting.seat(1130, 824, 0, neon, ink, '#8c4a2b')}
  ${meeting.seat(196, 450, 90, paper, ink, neon)}${meeting.seat(1404, 450, 270, tile, paper, tart)}
  ${meeting.table(270, 140, 1060, 620)}${meeting.stains([
    [560, 560],
    [940, 250],
  ])}
  ${meeting.laptop(470, 244, 180, harbour)}${meeting.laptop(1130, 662, 0, tile)}${meeting.notes(330, 560, 6)}
  ${meeting.pointer(770, 560, 6, paper)}${meeting.plan(800, 420, -4)}${meeting.pointer(846, 520, -8, ferry)}
  ${meeting.coffee(600, 250, '#a4552a')}${meeting.coffee(980, 690, '#c98a4d')}${meeting.coffee(386, 432, '#a4552a')}${meeting.coffee(1216, 330, '#c98a4d')}
  ${meeting.tarts(1130, 470)}${meeting.redPencil(326, 230, 5)}${meeting.phone(560, 650, 14)}${meeting.conferencePhone(1160, 240)}`;

const theRoof = `
  ${roof.lowSun(310, 250, 150)}${roof.skyline(640, 1600, 760)}${roof.parapet(640, 1600, 900)}
  ${roof.waterTank(1140, 640)}${roof.washing(60, 440, 560)}${rect(56, 420, 10, 220, ink)}${rect(612, 420, 10, 220, ink)}${roof.mast(800, 640, 590)}
  ${roof.airConditioner(130, 860)}${roof.potted(420, 866)}${person('three', 610, 872, 0.95, taxi, ink)}${person('eightIdle', 860, 872, 1.05, neon, ink)}${roof.deckChair(1010, 868, tart)}${person('oneIdle', 1370, 872, 0.98, harbour, ink, true)}
  ${roof.paperPlane(1290, 150)}${gull(1130, 120, 0.8, paper)}`;

const theKitchen = `
  ${kitchen.wallTiles(0, 1600, 640, [13, 1])}
  ${kitchen.kitchenWindow(1100, 60, 460, 380, `${path('M1118 330l90-90 80 60 110-120 144 150v92h-424z', ferry)}${rain(1120, 60, 420, 330, 24, paper, 40)}`)}
  ${kitchen.mugRack(330, 130, 7)}
  ${kitchen.floorTiles(790, 1600, 900)}${kitchen.counter(290, 580, 1310, 236)}${kitchen.fridge(36, 816, 680)}
  ${kitchen.tartBox(330, 580)}${kitchen.cups(620, 580)}${kitchen.tap(890, 580)}
  ${kitchen.stove(1010, 580)}${kitchen.steam(1312, 384, 1.02)}${kitchen.kettle(1146, 514)}
  ${person('three', 560, 866, 1.24, harbour, ink)}${person('nineIdle', 830, 870, 1.12, taxi, ink, true)}${kitchen.bucketOfTheLeak(1380, 884)}`;

export const drawings: readonly Drawing[] = [
  picture('office/desktop-window', size, ink, harbourWindow, [0.55, 0.55]),
  picture('office/desktop-desks', size, tart, workDesks, [0.5, 0.55]),
  picture('office/desktop-way', size, neon, wayToTheMeeting, [0.5, 0.5]),
  picture('office/desktop-table', size, ferry, meetingTable, [0.5, 0.5]),
  picture('office/desktop-roof', size, tile, theRoof, [0.5, 0.5]),
  picture('office/desktop-kitchen', size, tile, theKitchen, [0.4, 0.6]),
];
