import { at, bar, disc, each, path, pick, rect, ring, times } from './kit.ts';

/** The banquet's own inks. */
export const feast = {
  red: '#b5121f',
  wine: '#8e0c18',
  gold: '#ffc742',
  amber: '#f7a823',
  green: '#0e6b52',
  brown: '#5b2a14',
  cream: '#fff4dc',
  chilli: '#e33a24',
  plum: '#c73f66',
  peach: '#ff8f6b',
  jade: '#84b98c',
};

const dishes = [
  (x: number, y: number) =>
    disc(x, y, 66, feast.plum) +
    disc(x - 22, y + 4, 16, feast.cream) +
    disc(x + 22, y - 14, 16, feast.cream) +
    disc(x + 14, y + 26, 16, feast.cream),
  (x: number, y: number) =>
    disc(x, y, 66, feast.green) + bar(`M${x - 34} ${y - 14}h68M${x - 34} ${y + 14}h68`, 10, feast.cream),
  (x: number, y: number) =>
    disc(x, y, 66, feast.brown) +
    bar(`M${x - 30} ${y - 26}l60 16M${x - 34} ${y + 2}l64 16M${x - 26} ${y + 28}l40 10`, 9, feast.amber),
  (x: number, y: number) => disc(x, y, 66, feast.peach) + path(`M${x - 10} ${y - 32}l44 44q-30 22-56 0z`, feast.brown),
  (x: number, y: number) =>
    disc(x, y, 66, feast.jade) + path(`M${x - 34} ${y + 12}q34-56 68 0-34 34-68 0z`, feast.cream),
  (x: number, y: number) => disc(x, y, 66, feast.chilli) + ring(x, y, 30, 9, feast.cream) + disc(x, y, 11, feast.gold),
  (x: number, y: number) =>
    disc(x, y, 66, '#f2e2b8') + bar(`M${x - 13} ${y - 34}v68M${x + 13} ${y - 34}v68`, 9, feast.cream),
];

/** The round table from above: seven dishes on the turntable and a fish in the middle. */
export const banquet = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    `${disc(0, 0, 560, feast.wine)}${disc(0, 0, 520, feast.gold)}${disc(0, 0, 350, feast.amber)}
    ${times(10, (index) => {
      const angle = (index / 10) * Math.PI * 2 + 0.16;
      const across = Math.cos(angle) * 438;
      const down = Math.sin(angle) * 438;
      return disc(across, down, 50, feast.cream) + ring(across, down, 29, 6, feast.red);
    })}
    ${times(7, (index) => {
      const angle = (index / 7) * Math.PI * 2 - Math.PI / 2;
      const across = Math.round(Math.cos(angle) * 234);
      const down = Math.round(Math.sin(angle) * 234);
      return disc(across, down, 88, feast.cream) + pick(dishes, index)(across, down);
    })}
    ${disc(0, 0, 104, feast.cream)}${path('M-74 0Q-20-64 40 0Q-20 64-74 0zM28 0l52-40v80z', feast.chilli)}${disc(-38, -8, 8, feast.brown)}`,
    scale,
  );

/** Questions callers asked, one note each; the row nearest the kitchen is the menu. */
export const questionNotes = (): string => {
  const rows = [
    [9, feast.red, feast.cream],
    [11, feast.brown, feast.cream],
    [7, feast.green, feast.cream],
    [2, feast.gold, feast.brown],
  ] as const;
  return each(rows, ([count, fill, words], row) =>
    times(count, (index) => {
      const x = 66 + index * 96 + ((row * 13) % 20);
      const y = 92 + row * 160 + ((index * 17 + row * 7) % 30);
      return `${rect(x, y, 84, 96, fill)}${rect(x + 14, y + 26, 44 - ((index * 7) % 18), 9, words)}${rect(x + 14, y + 48, 50 - ((index * 11) % 22), 9, words)}${disc(x + 42, y + 8, 6, words)}`;
    }),
  );
};
