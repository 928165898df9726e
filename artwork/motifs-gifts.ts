/** Clients who sell single things: cards and chairs. */
import {
  circle,
  ellipse,
  frame,
  grid,
  path,
  pick,
  place,
  polygon,
  rect,
  ring,
  scene,
  signal,
  stroke,
  times,
  words,
} from './draw.ts';
import { mix } from './inks.ts';
import type { Motif } from './world.ts';

/** Cards: an envelope, hearts, four occasions. */
export const loveFromBlue: Motif = (inks) => {
  const heart = (x: number, y: number, scale: number, fill: string, turn = 0) =>
    place(x, y, path('M0 60C-110-15-70-112 0-52C70-112 110-15 0 60Z', fill), scale, turn);
  const sky = mix(inks.main, '#ffffff', 0.68);
  const papers = [inks.accent, inks.pale, sky];
  const letter =
    rect(0, 0, 900, 560, inks.pale) +
    polygon(inks.soft, 0, 0, 900, 0, 450, 320) +
    rect(720, 380, 120, 130, inks.accent) +
    signal('eight', 742, 406, 76, 74, inks.pale) +
    rect(70, 400, 340, 22, inks.main) +
    rect(70, 450, 240, 22, inks.main);
  const cloud = times(30, (index) =>
    heart(
      480 + ((index * index * 53 + index * 167) % 640),
      70 + ((index * index * 31 + index * 211) % 420),
      0.46 + (index % 4) * 0.2,
      pick(papers, index),
      (index % 5) * 9 - 18,
    ),
  );
  const card = (ground: string, drawing: string) => scene(ground, drawing);
  const items = [
    card(
      inks.pale,
      rect(90, 120, 220, 380, inks.main) + rect(192, 120, 16, 380, inks.pale) + circle(200, 62, 28, inks.accent),
    ),
    card(
      inks.accent,
      path('M0 380q50-50 100 0t100 0t100 0t100 0V500H0Z', inks.main) +
        polygon(inks.pale, 60, 300, 340, 300, 290, 380, 110, 380) +
        rect(120, 210, 150, 90, inks.main) +
        circle(310, 90, 46, inks.pale),
    ),
    card(
      inks.main,
      path('M90 200H280V330Q280 420 185 420T90 330Z', inks.pale) +
        ring(300, 270, 46, 24, inks.pale) +
        heart(185, 110, 0.8, inks.accent),
    ),
    card(
      sky,
      rect(80, 280, 240, 220, inks.accent) +
        path('M80 330q40 40 80 0t80 0t80 0V280H80Z', inks.pale) +
        rect(186, 160, 28, 120, inks.main) +
        heart(200, 110, 0.6, inks.accent),
    ),
  ];
  const scatter = times(48, (index) =>
    heart(
      ((index * 211) % 1640) - 20,
      60 + Math.floor(index / 8) * 180 + ((index * 53) % 70),
      0.66 + (index % 4) * 0.26,
      pick(papers, index * 2 + Math.floor(index / 8)),
      ((index * 37) % 70) - 35,
    ),
  );
  const mini = (index: number, x: number, y: number, width: number) =>
    frame({ x, y, width, height: width * 1.25 }, 400, 500, pick(items, index));
  return {
    ground: inks.main,
    bar: inks.main,
    type: inks.pale,
    hero: scene(inks.main, cloud, place(350, 520, letter)),
    pattern: scene(inks.main, scatter),
    items,
    diagrams: [
      scene(
        sky,
        rect(80, 60, 420, 580, inks.pale),
        rect(500, 60, 420, 580, mix(inks.pale, '#ffffff', 0.6)),
        heart(290, 340, 2.2, inks.accent),
        [300, 240, 280, 160].map((width, row) => rect(560, 160 + row * 92, width, 30, inks.main)).join(''),
        rect(734, 424, 10, 62, inks.accent),
      ),
      scene(
        inks.dark,
        times(3, (index) => mini(index === 2 ? 3 : index, 45 + index * 315, 150, 280)),
      ),
      scene(inks.dark, place(90, 100, letter, 0.92)),
    ],
  };
};

/** Timber: a chair, its planks, the lift it has to fit. */
export const tree: Motif = (inks) => {
  const wood = mix(inks.accent, inks.dark, 0.45);
  const chair =
    stroke(inks.dark, 34, 'M250 110L310 440L236 720M470 430L560 720', 'round') +
    stroke(inks.dark, 24, 'M330 460L300 700M480 460L506 700', 'round') +
    stroke(wood, 34, 'M246 130Q330 76 416 116L476 430', 'round') +
    path('M262 190Q340 150 424 180L444 300Q350 266 284 306Z', wood) +
    path('M262 400Q400 366 552 400L566 456Q410 484 264 464Z', inks.accent);
  const furniture = [
    polygon(
      inks.dark,
      40,
      190,
      360,
      190,
      360,
      225,
      336,
      225,
      350,
      410,
      320,
      410,
      300,
      225,
      100,
      225,
      80,
      410,
      50,
      410,
      64,
      225,
      40,
      225,
    ),
    rect(40, 290, 320, 36, inks.dark) +
      rect(60, 326, 28, 84, inks.dark) +
      rect(312, 326, 28, 84, inks.dark) +
      rect(50, 200, 300, 26, inks.dark) +
      rect(80, 226, 18, 64, inks.dark) +
      rect(302, 226, 18, 64, inks.dark),
    rect(100, 90, 24, 320, inks.dark) +
      rect(276, 90, 24, 320, inks.dark) +
      [90, 190, 290, 386].map((y) => rect(100, y, 200, 24, inks.dark)).join('') +
      signal('eight', 140, 226, 60, 64, inks.accent),
    path('M110 230Q200 190 290 230V410H110Z', inks.dark) +
      ellipse(200, 232, 90, 28, inks.soft) +
      ellipse(200, 232, 46, 14, inks.accent),
  ];
  const item = (ground: string, index: number) =>
    scene(ground, rect(0, 410, 400, 90, inks.main), pick(furniture, index));
  const trees = (count: number, base: number, width: number, fills: string[], tall: number) =>
    times(count, (index) => {
      const height = tall * (0.6 + ((index * 37) % 50) / 100);
      const x = (index + 0.5) * (1600 / count);
      return polygon(pick(fills, index), x, base - height, x + width, base, x - width, base);
    });
  const sage = mix(inks.main, inks.pale, 0.45);
  return {
    ground: inks.pale,
    bar: inks.pale,
    type: inks.dark,
    hero: scene(
      inks.pale,
      circle(1010, 350, 290, inks.accent),
      rect(0, 760, 1600, 240, inks.main),
      place(330, 70, chair, 1.18),
    ),
    pattern: scene(
      inks.main,
      trees(9, 700, 150, [mix(inks.main, inks.pale, 0.2)], 620),
      trees(7, 860, 170, [sage, inks.accent, sage], 560),
      trees(10, 1000, 110, [inks.dark, mix(inks.main, inks.dark, 0.5)], 330),
    ),
    items: [item(inks.soft, 0), item(inks.accent, 1), item(sage, 2), item(inks.pale, 3)],
    diagrams: [
      scene(
        inks.main,
        rect(270, 40, 460, 620, inks.pale),
        rect(300, 70, 195, 590, inks.soft),
        rect(505, 70, 195, 590, inks.soft),
        place(302, 190, pick(furniture, 1), 1),
        rect(180, 70, 14, 590, inks.accent),
        rect(160, 70, 54, 14, inks.accent),
        rect(160, 646, 54, 14, inks.accent),
        signal('eight', 800, 320, 110, 100, inks.accent),
      ),
      scene(
        inks.dark,
        [inks.accent, wood, inks.soft, mix(inks.accent, inks.dark, 0.7)]
          .map((plank, index) => {
            const x = index * 250;
            const grain = pick([inks.soft, inks.accent, inks.accent, wood], index);
            return (
              rect(x, 0, 244, 700, plank) +
              [72, 48, 24]
                .map(
                  (radius) =>
                    ellipse(x + 122, 250 + index * 70, radius, radius * 2.4, grain) +
                    ellipse(x + 122, 250 + index * 70, radius - 9, radius * 2.4 - 9, plank),
                )
                .join('') +
              stroke(grain, 9, `M${x + 26} 0Q${x + 26} 350 ${x + 20} 700M${x + 220} 0Q${x + 214} 350 ${x + 222} 700`)
            );
          })
          .join(''),
      ),
      scene(
        inks.pale,
        grid({ x: 50, y: 120, width: 900, height: 460 }, 6, 2, 16, (cell, column, row) => {
          const marked = (column === 2 && row === 0) || (column === 4 && row === 1);
          return (
            rect(cell.x, cell.y, cell.width, cell.height, marked ? inks.main : inks.soft) +
            signal(
              'eight',
              cell.x + 30,
              cell.y + 60,
              cell.width - 60,
              cell.height - 110,
              marked ? inks.accent : mix(inks.accent, inks.pale, 0.2),
            )
          );
        }),
        words(50, 40, 40, inks.dark, [4, 3]),
      ),
    ],
  };
};
