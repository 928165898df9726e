/** Clients drawn in lines: an engraving and a chart. */
import { circle, grid, oval, place, rect, ring, scene, signal, stroke, times, words } from './draw.ts';
import { mix } from './inks.ts';
import type { Motif } from './world.ts';

/** Engraving: rosettes of ellipses, clocks, a trust in boxes. */
export const sovereign: Motif = (inks) => {
  const rosette = (radius: number, flat: number, count: number, colour: string, width: number) =>
    times(count, (index) => place(0, 0, oval(radius, radius * flat, width, colour), 1, (index * 180) / count));
  const seal = (x: number, y: number, radius: number, flat: number, line: string, heart: string) =>
    place(
      x,
      y,
      rosette(radius, flat, 12, line, Math.round(radius / 50)) +
        [0.3, 0.24, 0.18]
          .map(
            (share) =>
              `<circle r="${Math.round(radius * share)}" fill="none" stroke="${heart}" stroke-width="${radius / 70}"/>`,
          )
          .join(''),
    );
  const plate = (ground: string, line: string, heart: string, flat: number) =>
    scene(ground, seal(200, 250, 176, flat, line, heart));
  const clock = (x: number, hours: number, open: boolean) =>
    circle(x, 250, 84, open ? inks.accent : inks.main) +
    place(x, 250, rect(-6, -60, 12, 66, inks.dark) + place(0, 0, rect(-6, -44, 12, 50, inks.dark), 1, hours * 30)) +
    rect(x - 70, 400, 140, 30, inks.pale) +
    rect(x - 70, 450, 90, 30, inks.accent);
  return {
    ground: inks.dark,
    bar: inks.dark,
    type: inks.pale,
    hero: scene(
      inks.dark,
      place(800, 500, rosette(470, 0.32, 22, inks.accent, 6)),
      place(800, 500, [150, 128, 106, 84].map((radius) => ring(0, 0, radius, 6, inks.pale)).join('')),
    ),
    pattern: scene(
      inks.dark,
      place(300, 1100, rosette(1200, 0.34, 18, inks.accent, 10)),
      place(1500, -80, rosette(700, 0.4, 14, inks.main, 10)),
    ),
    items: [
      plate(inks.main, inks.accent, inks.pale, 0.3),
      plate(inks.pale, inks.main, inks.dark, 0.42),
      plate(inks.accent, inks.dark, inks.pale, 0.22),
      plate(inks.dark, inks.pale, inks.accent, 0.55),
    ],
    diagrams: [
      scene(
        inks.pale,
        rect(370, 60, 260, 150, inks.dark),
        stroke(inks.accent, 14, 'M500 210V300M180 410V300H820V410M500 300V410'),
        rect(60, 410, 240, 200, inks.main),
        rect(380, 410, 240, 200, inks.accent),
        rect(700, 410, 240, 200, inks.main),
        signal('eight', 455, 90, 90, 90, inks.accent),
        signal('nine', 140, 460, 80, 100, inks.pale),
        signal('one', 455, 460, 90, 100, inks.dark),
        signal('three', 775, 460, 90, 100, inks.pale),
      ),
      scene(
        inks.dark,
        [0, 4, 7.5, 9, 2].map((hours, index) => clock(110 + index * 195, hours, index < 2 || index === 3)).join(''),
        rect(40, 560, 920, 12, inks.accent),
        words(40, 610, 40, inks.pale, [5, 3, 4]),
      ),
      scene(
        inks.accent,
        [0.2, 0.34, 0.48, 0.62, 0.8]
          .map((flat, index) =>
            seal(
              170 + (index % 3) * 330 + (index > 2 ? 165 : 0),
              index > 2 ? 520 : 190,
              150,
              flat,
              inks.dark,
              inks.pale,
            ),
          )
          .join(''),
      ),
    ],
  };
};

/** An index: a climbing line above a stepped one. */
export const truflation: Motif = (inks) => {
  const line = [372, 360, 366, 330, 318, 332, 280, 262, 272, 214, 190, 206, 148, 120, 138, 92, 60];
  const shade = mix(inks.dark, inks.main, 0.55);
  const trace = (width: number, height: number, values: number[]) =>
    values
      .map((value, index) =>
        [
          index ? 'L' : 'M',
          Math.round((index * width) / (values.length - 1)),
          ' ',
          Math.round((value * height) / 400),
        ].join(''),
      )
      .join('');
  const mesh = (width: number, height: number, step: number, colour: string) =>
    times(Math.floor(width / step), (index) => rect((index + 1) * step, 0, 3, height, colour)) +
    times(Math.floor(height / step), (index) => rect(0, (index + 1) * step, width, 3, colour));
  const steps = (width: number, height: number) =>
    [390, 350, 310, 270, 220, 170]
      .map(
        (value, index) =>
          `${index ? 'V' : 'M0 '}${Math.round((value * height) / 400)}H${Math.round(((index + 1) * width) / 6)}`,
      )
      .join('');
  const chart = (width: number, height: number, weight: number) =>
    mesh(width, height, 125, shade) +
    `<path d="${trace(width, height, line)}V${height}H0Z" fill="${shade}"/>` +
    stroke(inks.pale, weight * 0.7, steps(width, height)) +
    stroke(inks.accent, weight, trace(width, height, line));
  const feed = (ground: string, values: number[], colour: string, under: string) =>
    scene(
      ground,
      place(
        0,
        120,
        `<path d="${trace(400, 360, values)}V400H0Z" fill="${under}"/>${stroke(colour, 18, trace(400, 360, values))}`,
      ),
      circle(60, 60, 26, colour),
      rect(110, 44, 150, 32, colour),
    );
  return {
    ground: inks.dark,
    bar: inks.dark,
    type: inks.pale,
    hero: scene(inks.dark, chart(1600, 1000, 22), circle(1500, 230, 40, inks.accent)),
    pattern: scene(
      inks.main,
      mesh(1600, 1000, 200, inks.dark),
      stroke(inks.pale, 40, 'M0 940H400V700H800V520H1200V300H1600'),
      stroke(inks.accent, 64, 'M-40 780L200 640L400 700L700 400L900 470L1250 140L1640 40'),
      [
        [200, 640],
        [400, 700],
        [700, 400],
        [900, 470],
        [1250, 140],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 58, inks.dark) + circle(x, y, 32, inks.accent))
        .join(''),
    ),
    items: [
      feed(inks.main, [340, 300, 310, 180, 120], inks.accent, inks.dark),
      feed(inks.dark, [300, 300, 220, 200, 190], inks.pale, inks.main),
      feed(inks.accent, [120, 260, 90, 330, 240], inks.dark, inks.main),
      feed(inks.pale, [60, 140, 220, 300, 350], inks.main, inks.accent),
    ],
    diagrams: [
      scene(
        inks.pale,
        rect(40, 60, 440, 580, inks.dark),
        rect(520, 60, 440, 580, inks.main),
        stroke(inks.accent, 18, 'M60 400L160 386L260 350L360 340L460 316'),
        stroke(inks.accent, 18, 'M540 560L640 500L740 330L840 290L940 120'),
        rect(60, 600, 400, 12, inks.pale),
        rect(540, 600, 400, 12, inks.pale),
      ),
      scene(
        inks.dark,
        grid({ x: 40, y: 40, width: 920, height: 620 }, 5, 7, 10, (cell, column, row) =>
          rect(
            cell.x,
            cell.y,
            cell.width,
            cell.height,
            row === 0
              ? inks.accent
              : column === 0
                ? inks.pale
                : (column * 5 + row * 3) % 7 === 0
                  ? inks.accent
                  : (column + row) % 2
                    ? inks.main
                    : shade,
          ),
        ),
      ),
      scene(
        inks.accent,
        times(6, (index) =>
          rect(50 + index * 155, 560 - index * 92, 125, 140 + index * 92, index === 5 ? inks.dark : inks.main),
        ),
        signal('eightDown', 840, 20, 100, 60, inks.dark),
      ),
    ],
  };
};
