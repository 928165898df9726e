import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { cast } from './parts/cast.ts';
import { at, bar, clip, disc, each, lines, path, pick, picture, rect, ring, signal, times } from './parts/kit.ts';
import { browser, cursor, pencil, pennant, phoneFrame, pressing, wireBox, wireFrame } from './parts/pages.ts';
import { neonShade, paperShade, tartShade } from './parts/shades.ts';
import { kayak, pacific, sea, surfMap } from './parts/waves-pacific.ts';

const row = [900, 720] as const;
const info = [1200, 900] as const;
const overlay = [1200, 800] as const;

/** Boxes on squared paper, a hand's width from an argument. */
const wireframes = `
  ${rect(96, 60, 600, 620, paper)}${wireFrame(140, 104, 512, 60, ink)}${wireBox(140, 196, 512, 210, ink)}${wireFrame(140, 438, 156, 196, ink)}${wireBox(318, 438, 156, 110, ink)}${wireFrame(318, 580, 156, 54, ink)}${wireFrame(496, 438, 156, 196, ink)}
  ${lines(162, 464, [110, 84, 100, 56], 10, 26, ink)}${lines(518, 464, [104, 60, 90], 10, 26, ink)}${lines(162, 130, [90], 12, 1, ink)}
  ${path('M520 150l220-40 24 120-220 42z', tart)}${lines(566, 164, [130], 12, 1, ink)}${bar('M572 206l96-18', 12, ink)}${pencil(664, 560, 320, 36)}${ring(574, 610, 44, 9, taxi)}`;

/** A page that answers when pressed. */
const prototypes = `
  ${browser(80, 90, 740, 560, paper, `${lines(50, 60, [300, 230], 40, 62, ink)}${lines(50, 196, [250, 200], 14, 30, paperShade)}${pennant(50, 280, 260, 84, taxi)}${rect(410, 40, 290, 400, tart)}${signal('northWest', 450, 110, 210, 260, ferry)}${rect(50, 420, 310, 14, ink)}`)}${cursor(300, 440, 1.5)}
  ${bar('M252 372l-10-34M214 398l-34-12M330 384l22-28', 10, ink, true)}`;

const small = (x: number, y: number, fill: string, mark: string, name: Parameters<typeof signal>[0]): string =>
  phoneFrame(
    x,
    y,
    190,
    330,
    fill,
    `${signal(name, 34, 34, 94, 100, mark)}${lines(22, 164, [118, 90, 106], 12, 26, mark)}${pennant(22, 238, 110, 34, mark)}`,
  );

/** Every state, the bad ones too: empty, full, waiting, wrong. */
const screens = `
  ${small(40, 70, paper, ink, 'southWest')}${small(246, 180, tile, ink, 'nine')}${small(452, 90, taxi, paper, 'one')}${small(658, 210, tart, ink, 'three')}
  ${path('M0 600H900V720H0Z', ferry)}${at(150, 604, cast.oneIdle(harbour, ink), 0.8)}${at(560, 694, cast.eightIdle(neon, paper), 0.84)}`;

const part = (column: number, line: number, content: string, fill: string): string =>
  at(78 + column * 190, 60 + line * 156, `${rect(0, 0, 174, 140, fill)}${content}`);

/** Parts that a team can rearrange; one is being rearranged. */
const system = `
  ${part(0, 0, pennant(24, 44, 126, 52, paper), taxi)}${part(1, 0, signal('nine', 44, 22, 86, 96, ink), tart)}${part(2, 0, lines(26, 30, [122, 96, 110, 60], 13, 24, paper), harbour)}${part(3, 0, disc(87, 70, 44, neon), ink)}
  ${part(0, 1, signal('northWest', 42, 20, 90, 96, ferry), tile)}${part(1, 1, rect(26, 30, 122, 26, ink) + rect(26, 74, 122, 40, ink) + rect(32, 80, 110, 28, paper), milk)}${part(
    3,
    1,
    times(9, (i) => rect(40 + (i % 3) * 34, 22 + Math.floor(i / 3) * 34, 24, 24, i === 4 ? taxi : ink)),
    paper,
  )}
  ${part(0, 2, rect(24, 46, 126, 48, ink) + disc(126, 70, 18, tart), paper)}${part(1, 2, signal('three', 44, 22, 86, 96, taxi), ink)}${part(2, 2, bar('M26 100l36-40 30 20 54-56', 13, paper), ferry)}${part(3, 2, signal('southEast', 44, 22, 86, 96, harbour), neon)}
  ${part(0, 3, rect(24, 26, 56, 88, neon) + lines(96, 32, [54, 40, 54], 12, 28, paper), harbour)}${part(1, 3, lines(26, 28, [122], 30, 1, ink) + lines(26, 76, [122, 80], 12, 26, ink), tile)}${part(2, 3, signal('one', 44, 22, 86, 96, ink), tart)}${part(3, 3, pennant(24, 44, 126, 52, ink), taxi)}
  ${bar('M458 216h174v140h-174z', 6, paper)}${at(560, 300, `${rect(-96, -76, 174, 140, tart)}${rect(-74, -54, 70, 96, ferry)}${signal('nine', -62, -34, 46, 56, tart)}${lines(14, -44, [46, 36, 46], 12, 30, ink)}`, 1, -9)}${cursor(590, 330, 1.1)}`;

/** Grey first, colour last: the same page, wiped from wire to paint. */
const greyFirst = `
  ${rect(90, 70, 1020, 830, paper)}${wireFrame(140, 120, 920, 66, ink)}${wireBox(140, 226, 920, 380, ink)}${each([140, 456, 772], (x) => wireBox(x, 646, 288, 240, ink))}
  ${clip('grey-first', 'M640 0H1200V900H400Z', `${rect(90, 70, 1020, 830, tile)}${rect(140, 120, 920, 66, ferry)}${lines(720, 146, [70], 14, 1, paper)}${lines(820, 146, [70], 14, 1, paper)}${pennant(930, 132, 110, 42, tart)}${rect(140, 226, 920, 380, harbour)}${disc(900, 400, 120, tart)}${lines(620, 320, [180, 140], 34, 60, paper)}${path('M140 606V540q60-50 120 0t120 0 120 0 120 0 120 0 120 0 120 0 80 0V606z', neon)}${each([456, 772], (x, index) => rect(x, 646, 288, 254, pick([taxi, tart], index)) + signal(pick(['nine', 'northWest'] as const, index), x + 84, 690, 120, 150, pick([paper, ink], index)))}`)}
  ${bar('M640 -10L398 910', 15, ink)}`;

/** Tested at arm's length, on a moving tram. */
const onTheTram = `
  ${rect(0, 0, 1200, 560, tile)}${path('M0 560L190 380 330 470 520 260 760 470 920 340 1200 520V560Z', ferry)}${each([60, 300, 560, 800, 1030], (x, index) => rect(x, 180 + (index % 3) * 70, 110, 400, pick([paper, taxi, neon, harbour, milk], index)))}
  ${rect(0, 540, 1200, 360, ferry)}${rect(0, 540, 1200, 26, paper)}${rect(0, 0, 1200, 60, ferry)}${rect(0, 60, 1200, 14, paper)}${each([0, 580, 1170], (x) => rect(x, 60, 36, 500, ferry))}
  ${bar('M0 116H1200', 18, ink)}${each([292, 480, 1010], (x) => bar(`M${x} 116l-22 90`, 10, ink) + path(`M${x - 22} 200l46 74h-92z`, paper) + path(`M${x - 22} 226l20 32h-40z`, tile))}
  ${bar('M250 900L214 560L268 300', 92, ink)}${path('M222 330l-6-74 40-44 66 8 14 60-34 60z', neon)}${bar('M262 236v40M288 240v38M312 248v32', 6, neonShade, true)}
  ${path('M640 900l-40-190 90-130h200l90 150-20 170z', neon)}${path('M600 900l20-70 380-10 30 80z', ink)}
  ${at(730, 176, `${phoneFrame(-170, -20, 350, 640, paper, `${lines(34, 60, [190, 140], 28, 50, ink)}${rect(34, 186, 254, 140, tart)}${signal('nine', 120, 204, 84, 104, ink)}${pennant(34, 370, 256, 96, taxi)}${lines(34, 500, [170, 120], 14, 32, milk)}`)}${each([360, 416, 472, 526], (y) => bar(`M-186 ${y + 14}L-136 ${y}`, 44, neon, true))}${bar('M200 640Q236 520 180 466L104 432', 66, neon, true)}${path('M78 420q6-14 26-10 28 8 38 24-4 16-22 12-30-8-42-26z', paper)}${bar('M172 492q16-8 22-22M192 508q14-8 20-20', 7, neonShade, true)}`, 1, 6)}`;

/** A kit of parts, so that page two hundred looks like page one. */
const kitBoard = [
  ['one', taxi],
  ['pennant', harbour],
  ['northWest', ferry],
  ['bar', ink],
  ['disc', tart],
  ['nine', neon],
  ['field', ink],
  ['southWest', tile],
  ['switch', harbour],
  ['lines', ink],
  ['three', tart],
  ['box', ferry],
  ['ten', harbour],
  ['slider', ink],
  ['ring', taxi],
  ['tick', ferry],
  ['tabs', ink],
  ['southEast', neon],
  ['card', tile],
  ['steps', ink],
] as const;
const kitOfParts = each(kitBoard, ([name, fill], index) => {
  const x = 96 + (index % 4) * 268;
  const y = 84 + Math.floor(index / 4) * 262;
  const others: Record<string, string> = {
    pennant: pennant(x, y + 44, 204, 116, fill),
    bar: rect(x, y + 66, 204, 72, fill),
    disc: disc(x + 102, y + 102, 102, fill),
    field: rect(x, y, 204, 204, fill) + rect(x + 22, y + 22, 160, 160, paper) + rect(x + 48, y + 60, 14, 84, taxi),
    switch: rect(x, y + 48, 204, 108, fill) + rect(x + 108, y + 62, 82, 80, paper),
    lines: lines(x, y + 14, [204, 150, 180, 110], 34, 50, fill),
    slider: rect(x, y + 90, 204, 24, fill) + disc(x + 136, y + 102, 48, tart),
    ring: disc(x + 102, y + 102, 102, fill) + disc(x + 102, y + 102, 58, paper),
    tick: rect(x, y, 204, 204, fill) + bar(`M${x + 48} ${y + 104}l40 42 72-86`, 28, paper),
    tabs: rect(x, y + 52, 204, 108, fill) + rect(x + 22, y + 24, 70, 28, fill) + rect(x + 22, y + 84, 120, 20, tart),
    card: rect(x, y, 204, 204, fill) + rect(x + 22, y + 22, 160, 92, ink) + rect(x + 22, y + 140, 96, 20, ink),
    steps: each([0, 1, 2], (step) => disc(x + 34 + step * 68, y + 102, 28, step === 1 ? taxi : fill)),
    box: rect(x, y, 204, 204, fill) + signal('nine', x + 56, y + 46, 92, 112, tart),
  };
  return others[name] ?? signal(name as 'one', x, y, 204, 204, fill);
});

const booking = `${sea(440, 1200, 800, pacific.mid, 70, 380, 0)}${sea(560, 1200, 800, pacific.teal, 60, 440, -120)}
  ${at(390, 60, phoneFrame(0, 0, 400, 790, pacific.pale, `${lines(40, 60, [220, 160], 34, 58, pacific.deep)}${rect(0, 210, 372, 210, pacific.mid)}${disc(280, 280, 50, pacific.coral)}${path('M0 350q46-44 93 0t93 0 93 0 93 0V420H0Z', pacific.deep)}${each([0, 1, 2], (index) => rect(40, 450 + index * 72, 292, 54, index === 1 ? pacific.sun : '#ffffff') + lines(64, 470 + index * 72, [120 - index * 20], 14, 1, pacific.deep) + rect(260, 466 + index * 72, 46, 22, index === 1 ? pacific.deep : pacific.mid))}`, pacific.deep))}
  ${pressing(700, 590, 0.9, pacific.coral, '#d94a28')}`;

const afloat = `${sea(360, 1200, 800, pacific.mid, 60, 400, 30)}
  ${at(300, 300, `${rect(-150, -90, 300, 180, '#ffffff')}${lines(-116, -50, [180, 130, 150], 20, 40, pacific.deep)}`, 1, -6)}${at(700, 330, pennant(-170, -56, 340, 112, pacific.coral), 1, 5)}${at(1010, 300, disc(0, 0, 86, pacific.sun) + bar('M-36 2l26 28 48-56', 17, pacific.deep), 1, -6)}
  ${sea(440, 1200, 800, pacific.teal, 60, 360, -60)}${at(460, 520, `${rect(-120, -60, 240, 120, pacific.sun)}${rect(-86, -26, 120, 52, pacific.deep)}`, 1, 7)}${kayak(820, 490, 0.94)}${sea(600, 1200, 800, pacific.deep, 50, 420, 0)}`;

export const drawings: readonly Drawing[] = [
  picture('services/design-row-1', row, tile, wireframes),
  picture('services/design-row-2', row, harbour, prototypes),
  picture('services/design-row-3', row, milk, screens),
  picture('services/design-row-4', row, tartShade, system),
  picture('services/design-info-1', info, milk, greyFirst),
  picture('services/design-info-2', info, tile, onTheTram, [0.58, 0.5]),
  picture('services/design-info-3', [1200, 1420], paper, kitOfParts),
  picture('services/design-overlay-1', overlay, pacific.pale, surfMap()),
  picture('services/design-overlay-2', overlay, pacific.pale, booking),
  picture('services/design-overlay-3', overlay, pacific.pale, afloat),
];
