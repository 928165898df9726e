import { ferry, harbour, ink, milk, mix, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, dip, pick, polygon, rain, rect, scene, signal, stroke, swell, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { arrow, awning, boat, building, parcel, shutter } from './things.ts';

/** The one ground that is no ink: the blue, paled through the mint and white. */
const paleBlue = mix(mix(harbour, tile, 0.5), '#ffffff', 0.5);

/** A folding stool with crossed legs. */
const stool = (x: number, y: number) =>
  rect(x, y, 360, 60, harbour) +
  polygon(harbour, x + 40, y + 60, x + 100, y + 60, x + 300, y + 360, x + 240, y + 360) +
  polygon(harbour, x + 320, y + 60, x + 260, y + 60, x + 60, y + 360, x + 120, y + 360);

export const ecommerceScenes: ArticleScenes = {
  'fps-octopus-cards-what-to-switch-on-first': {
    thumbnail: scene(
      tile,
      rect(430, 40, 340, 820, ferry),
      rect(480, 110, 130, 100, tile),
      rect(430, 730, 340, 60, ink),
      rect(120, 290, 960, 320, tart),
      rect(120, 350, 960, 76, ink),
      signal('eight', 940, 470, 100, 100, taxi),
    ),
    banner: scene(
      tart,
      [460, 320, 180]
        .map((radius) => stroke(ink, 78, `M${900 - radius} 560A${radius} ${radius} 0 0 1 ${900 + radius} 560`))
        .join(''),
      rect(0, 560, 2000, 300, harbour),
      signal('ten', 1580, 250, 200, 200, ink),
      rect(120, 650, 420, 50, paper),
      rect(120, 730, 260, 50, paper),
    ),
  },
  'product-pages-that-answer-the-question': {
    thumbnail: scene(
      tart,
      signal('eightDown', 170, 190, 860, 690, neon),
      stroke(ferry, 26, 'M600 330C600 180 760 190 740 80S900 40 960 -20'),
      circle(600, 340, 66, harbour),
      rect(430, 450, 340, 44, ink),
      rect(500, 530, 200, 44, ink),
    ),
    banner: scene(
      ferry,
      [neon, harbour, tile].map((fill, index) => rect(150 + index * 590, 110, 520, 620, fill)).join(''),
      signal('ten', 220, 340, 380, 390, ink),
      signal('nine', 820, 310, 360, 420, tile),
      signal('one', 1400, 310, 380, 420, harbour),
      rect(60, 730, 1880, 70, tart),
      times(3, (index) => rect(310 + index * 590, 760, 200, 120, paper)),
    ),
    pictures: [
      scene(
        tile,
        rect(0, 800, 1200, 100, ferry),
        stool(160, 440),
        rect(760, 560, 60, 240, ink),
        rect(870, 560, 60, 240, ink),
        signal('eight', 680, 180, 330, 400, neon),
        circle(845, 160, 90, ink),
        rect(110, 500, 980, 22, taxi),
      ),
      scene(
        neon,
        rect(0, 800, 1200, 100, ink),
        rect(500, 80, 480, 720, ferry),
        circle(900, 450, 30, tart),
        rect(400, 330, 56, 470, harbour),
        rect(456, 330, 30, 60, harbour),
        rect(456, 700, 30, 60, harbour),
      ),
      scene(
        ferry,
        polygon(tart, 0, 560, 520, 300, 620, 480, 60, 900, 0, 900),
        polygon(tart, 1200, 80, 560, 260, 620, 520, 1200, 400),
        rect(470, 270, 240, 260, '#e0a90d'),
        circle(590, 400, 92, paper),
        rect(520, 384, 140, 32, ink),
        arrow(700, 520, 420, neon, 1.1, 222),
      ),
    ],
  },
  'returns-a-shop-can-live-with': {
    thumbnail: scene(
      neon,
      stroke(ferry, 80, 'M570 140H960L240 760H960L400 278'),
      arrow(230, 132, 330, ferry, 1.54, 220.7),
      parcel(440, 315, 320, 270, tart, ink),
    ),
    banner: scene(
      tile,
      signal('ten', 860, 70, 330, 330, harbour),
      rect(0, 660, 2000, 340, taxi),
      rect(0, 660, 2000, 40, ink),
      parcel(80, 440, 240, 220, tart, ink),
      parcel(370, 480, 200, 180, paper, ferry),
      parcel(620, 400, 220, 260, ferry, tart),
      parcel(1480, 360, 320, 300, neon, harbour),
      arrow(160, 830, 420, paper, 1, 180),
      arrow(1420, 830, 420, neon, 1, 180),
    ),
  },
  'selling-abroad-from-one-shop': {
    thumbnail: scene(
      neon,
      dip(
        'abroad',
        1200,
        900,
        620,
        harbour,
        signal('one', 190, 60, 820, 800, ferry) + rect(190, 160, 820, 60, tart) + rect(540, 60, 120, 800, tart),
      ),
    ),
    banner: scene(
      tile,
      circle(1560, 250, 170, tart),
      swell(520, 60, 500, 0, { x: 0, y: 0, width: 2000, height: 1000 }, '#5b6cf5'),
      boat(250, 560, 1.3, ink, taxi, 'eight'),
      boat(1040, 540, 1.3, ink, paper, 'one'),
      boat(1640, 550, 1.2, taxi, ferry, 'ten'),
      swell(680, 60, 400, 100, { x: 0, y: 0, width: 2000, height: 1000 }, harbour),
      boat(630, 780, 1.7, tart, neon, 'eightDown'),
      boat(1330, 800, 1.7, paper, tart, 'nine'),
      swell(860, 50, 500, 200, { x: 0, y: 0, width: 2000, height: 1000 }, ink),
    ),
  },
  'shopify-craft-commerce-or-magento': {
    thumbnail: scene(
      paleBlue,
      signal('eight', 60, 210, 360, 500, ferry),
      signal('nine', 456, 210, 290, 500, tart),
      signal('ten', 780, 350, 360, 360, ink),
    ),
    banner: scene(
      ink,
      [tile, neon, harbour]
        .map((fill, index) => {
          const x = 70 + index * 640;
          return (
            awning({ x, y: 60, width: 580, height: 140 }, 6, [tart, paper]) +
            shutter({ x, y: 240, width: 580, height: 660 }, fill, ink, 11)
          );
        })
        .join(''),
      signal('eight', 150, 360, 420, 430, ferry),
      signal('one', 790, 360, 420, 430, taxi),
      signal('ten', 1430, 360, 420, 430, tart),
    ),
  },
  'what-a-no-8-does-to-your-checkout': {
    thumbnail: scene(
      neon,
      rain({ x: 0, y: 0, width: 1200, height: 900 }, ink, 48, 84, 14),
      rect(320, 170, 560, 560, harbour),
      signal('eight', 390, 250, 420, 390, paper),
      circle(565, 520, 34, ink),
      circle(640, 520, 34, ink),
    ),
    banner: scene(
      harbour,
      building({ x: 420, y: 70, width: 1160, height: 930 }, ink, 13, 9, (column, row) => {
        const reach = row >= 1 && row <= 7 ? Math.floor((row - 0.2) * 0.9) : -1;
        return Math.abs(column - 6) <= reach ? tart : '#2b2620';
      }),
      rain({ x: 0, y: 0, width: 2000, height: 1000 }, tile, 60, 76, 10),
    ),
    pictures: [
      scene(
        harbour,
        rect(390, 60, 420, 840, ink),
        rect(420, 110, 360, 790, paper),
        rect(420, 110, 360, 190, tart),
        signal('eight', 445, 145, 120, 115, paper),
        rect(590, 165, 160, 26, ink),
        rect(590, 215, 110, 26, ink),
        times(
          3,
          (row) =>
            rect(450, 350 + row * 150, 110, 110, pick([neon, tile, taxi], row)) +
            rect(590, 365 + row * 150, 150, 24, ink) +
            rect(590, 415 + row * 150, 80, 24, milk),
        ),
        rect(450, 810, 300, 90, ferry),
      ),
      scene(
        tile,
        rect(0, 800, 1200, 100, ink),
        rect(110, 90, 980, 150, tart),
        signal('eight', 540, 105, 130, 120, ink),
        rect(110, 240, 980, 560, ferry),
        shutter({ x: 150, y: 280, width: 560, height: 520 }, milk, ferry, 10),
        rect(760, 280, 290, 520, ink),
        parcel(790, 640, 230, 160, tart, ferry),
        parcel(810, 500, 190, 140, neon, harbour),
        parcel(830, 390, 150, 110, paper, ferry),
      ),
      scene(
        tile,
        rect(0, 90, 1200, 170, ink),
        rect(0, 90, 1200, 30, milk),
        rect(150, 260, 120, 560, ink),
        rect(930, 260, 120, 560, ink),
        rain({ x: 0, y: 280, width: 1200, height: 520 }, paper, 34, 70, 10),
        rect(0, 790, 1200, 110, ferry),
        rect(280, 420, 440, 340, harbour),
        polygon(harbour, 720, 520, 850, 520, 940, 640, 940, 760, 720, 760),
        polygon(tart, 750, 550, 836, 550, 890, 640, 750, 640),
        signal('eight', 400, 490, 190, 180, paper),
        circle(400, 770, 66, ink),
        circle(820, 770, 66, ink),
        circle(400, 770, 26, milk),
        circle(820, 770, 26, milk),
      ),
    ],
  },
};
