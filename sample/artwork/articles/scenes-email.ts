import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import { circle, dip, place, polygon, rect, scene, signal, stroke, times } from './draw.ts';
import type { ArticleScenes } from './scene.ts';
import { envelope } from './things.ts';

/** A shopping basket: No. 8 upside down with a handle. */
const basket = (x: number, y: number, size: number, fill: string, gap: string) =>
  stroke(fill, size * 0.07, `M${x + size * 0.2} ${y}V${y - size * 0.34}H${x + size * 0.8}V${y}`) +
  signal('eightDown', x, y, size, size * 0.86, fill) +
  rect(x - size * 0.04, y - 2, size * 1.08, size * 0.09, fill) +
  times(3, (index) => rect(x + size * (0.26 + index * 0.2), y + size * 0.17, size * 0.07, size * 0.16, gap));

/** A flat-bottomed basket that stands on a quay; a lit one glows from inside. */
const openBasket = (x: number, y: number, lit: boolean) =>
  (lit ? signal('eight', x + 25, y - 350, 280, 350, neon) : '') +
  stroke(harbour, 30, `M${x + 50} ${y}V${y - 130}H${x + 280}V${y}`) +
  polygon(harbour, x, y, x + 330, y, x + 270, y + 240, x + 60, y + 240) +
  rect(x - 20, y - 20, 370, 50, harbour) +
  times(4, (index) => rect(x + 66 + index * 56, y + 70, 30, 120, lit ? neon : ink));

/** The flap of a blue envelope. */
const flapBlue = '#7f8df8';

/** A sealed envelope hanging by its upper edge from a slanting line. */
const hoisted = (x: number, y: number, degrees: number) =>
  place(x, y, envelope({ x: -160, y: 0, width: 320, height: 210 }, harbour, flapBlue), 1, degrees);

/** An envelope with its number in small signals. */
const marked = (x: number, y: number, body: string, flap: string, count: number) =>
  envelope({ x, y, width: 480, height: 330 }, body, flap) +
  times(count, (index) => signal('eight', x + 240 - count * 45 + index * 90 + 8, y + 226, 74, 72, ink));

export const emailScenes: ArticleScenes = {
  'abandoned-baskets-and-polite-reminders': {
    thumbnail: scene(
      tile,
      rect(0, 820, 1200, 80, ferry),
      rect(594, 0, 12, 90, ink),
      signal('nine', 520, 70, 160, 190, tart),
      basket(320, 390, 560, taxi, tile),
    ),
    banner: scene(
      ink,
      circle(1820, 170, 110, paper),
      rect(0, 640, 2000, 220, tile),
      rect(0, 860, 2000, 140, ferry),
      times(5, (index) => rect(180 + index * 400, 890, 40, 110, ink)),
      polygon(neon, 1300, 730, 1500, 730, 1640, 860, 1160, 860),
      times(5, (index) => openBasket(35 + index * 400, 490, index === 3)),
    ),
  },
  'verified-as-an-email-marketing-platform-partner': {
    thumbnail: scene(
      tart,
      envelope({ x: 130, y: 170, width: 940, height: 580 }, neon, taxi),
      circle(600, 520, 110, paper),
      signal('ten', 535, 455, 130, 130, ferry),
    ),
    banner: scene(
      tile,
      rect(0, 880, 2000, 120, ferry),
      rect(980, 240, 40, 640, ink),
      rect(880, 840, 240, 40, ink),
      stroke(ink, 12, 'M-100 678L1000 260L2100 678'),
      hoisted(560, 427, -20.8),
      hoisted(180, 572, -20.8),
      hoisted(1440, 427, 20.8),
      hoisted(1820, 572, 20.8),
      polygon(flapBlue, 830, 350, 1000, 180, 1170, 350),
      signal('nine', 905, 50, 190, 330, tart),
      rect(830, 350, 340, 240, harbour),
      stroke(flapBlue, 16, 'M836 584L1000 460L1164 584'),
    ),
  },
  'unsubscribe-is-a-feature': {
    thumbnail: scene(
      neon,
      rect(0, 780, 1200, 120, ink),
      polygon(tart, 480, 780, 780, 120, 1120, 900, 320, 900),
      rect(440, 110, 340, 670, tart),
      polygon(harbour, 440, 110, 680, 170, 680, 850, 440, 780),
      circle(640, 520, 22, paper),
    ),
    banner: scene(
      tart,
      dip(
        'ramp',
        2000,
        1000,
        760,
        harbour,
        rect(0, 330, 760, 560, ferry) +
          rect(0, 400, 760, 60, paper) +
          rect(120, 180, 460, 160, paper) +
          times(5, (index) => rect(160 + index * 84, 220, 50, 70, ink)),
      ),
      polygon(ferry, 700, 560, 760, 500, 1330, 640, 1330, 700),
      rect(1260, 690, 740, 310, tile),
      times(4, (index) => rect(1320 + index * 180, 760, 50, 240, ferry)),
      rect(1640, 90, 30, 600, ink),
      signal('three', 1500, 60, 310, 330, paper),
    ),
  },
  'welcome-emails-that-earn-their-place': {
    thumbnail: scene(
      taxi,
      rect(280, 60, 640, 740, ink),
      rect(340, 120, 520, 680, harbour),
      rect(0, 800, 1200, 100, milk),
      polygon(tart, 460, 800, 740, 800, 940, 900, 260, 900),
      signal('one', 400, 230, 400, 570, tart),
    ),
    banner: scene(
      tile,
      circle(1000, 330, 300, paper),
      rect(0, 690, 2000, 90, taxi),
      rect(200, 780, 60, 220, ink),
      rect(1740, 780, 60, 220, ink),
      marked(110, 360, ferry, '#1b7a62', 0) + times(1, () => signal('eight', 313, 586, 74, 72, paper)),
      marked(760, 360, neon, '#f56ba3', 2),
      marked(1410, 360, tart, '#e0a90d', 3),
    ),
  },
};
