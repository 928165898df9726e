/** The desks as members of the cast: a signal with eyes, legs and one prop. */

import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, path, polygon, rect, ring, scene, signal, stroke } from './draw.ts';
import { eyes, legs } from './things.ts';

/** Where the portrait's floor lies, so that feet of every height meet it. */
const floor = 540;

export const portraits: Record<string, string> = {
  'strategy-desk': scene(
    tart,
    rect(0, floor, 600, 60, ink),
    legs([230, 290], 440, 92, ink),
    signal('one', 70, 90, 380, 370, taxi),
    eyes(262, 150, 30, 74, 12),
    rect(430, 120, 112, 420, paper),
    rect(430, 520, 150, 20, paper),
    [150, 190, 230, 270, 310, 350, 390, 430, 470]
      .map((y, index) => rect(452, y, index % 3 === 2 ? 40 : 68, 12, ink))
      .join(''),
  ),
  'ecommerce-desk': scene(
    taxi,
    rect(0, floor, 600, 60, ink),
    legs([150, 240], 450, 82, ink),
    signal('eight', 40, 90, 320, 380, tart),
    eyes(206, 290, 28, 68, 10),
    stroke(paper, 16, 'M300 330H370L410 480H550'),
    polygon(neon, 376, 340, 570, 340, 540, 460, 408, 460),
    circle(430, 512, 26, paper),
    circle(520, 512, 26, paper),
    signal('one', 420, 270, 70, 70, tile),
  ),
  'development-desk': scene(
    neon,
    rect(0, floor, 600, 60, ink),
    legs([170, 290], 450, 82, ink),
    signal('nine', 80, 80, 310, 390, ferry),
    eyes(238, 126, 28, 72, 11),
    rect(454, 220, 46, 260, paper),
    ring(477, 180, 48, 36, paper),
    rect(456, 100, 42, 74, neon),
    stroke(ink, 16, 'M300 380H460', 'round'),
  ),
  'search-desk': scene(
    tile,
    rect(0, floor, 600, 60, ferry),
    legs([206, 252], 430, 102, ink),
    signal('eightDown', 40, 90, 380, 400, harbour),
    eyes(232, 160, 30, 76, 12),
    stroke(taxi, 30, 'M470 330L410 470'),
    circle(500, 260, 84, taxi),
    circle(500, 260, 58, paper),
  ),
  'design-desk': scene(
    ferry,
    rect(0, floor, 600, 60, ink),
    legs([130, 320], 470, 62, paper),
    signal('three', 50, 70, 370, 420, neon),
    eyes(238, 140, 27, 66, 11),
    rect(460, 170, 70, 290, tart),
    polygon(milk, 460, 460, 530, 460, 495, 540),
    polygon(ink, 484, 514, 506, 514, 495, 540),
    rect(460, 130, 70, 40, taxi),
  ),
  'care-desk': scene(
    harbour,
    rect(0, floor, 600, 60, ink),
    legs([200, 270], 460, 72, ink),
    signal('ten', 60, 130, 350, 350, tile),
    eyes(238, 200, 28, 68, 11),
    stroke(ink, 14, 'M470 540V190'),
    path('M330 220A140 130 0 0 1 610 220l-46 -20l-47 20l-47 -20l-47 20l-47 -20z', tart),
  ),
  'email-desk': scene(
    milk,
    rect(0, floor, 600, 60, ferry),
    legs([130, 240], 450, 82, ink),
    signal('nine', 40, 80, 300, 390, harbour),
    eyes(196, 126, 28, 72, 12),
    rect(420, 230, 150, 310, ferry),
    path('M420 240A75 75 0 0 1 570 240Z', ferry),
    rect(440, 270, 110, 22, ink),
    polygon(paper, 340, 220, 470, 250, 450, 340, 320, 310),
    polygon(neon, 340, 220, 470, 250, 386, 288),
  ),
};

/** A guest at a desk nobody has drawn yet. */
export const guest = scene(
  tart,
  rect(0, floor, 600, 60, ink),
  legs([230, 330], 450, 82, ink),
  signal('eight', 110, 90, 380, 380, harbour),
  eyes(304, 300, 30, 74, 10),
);
