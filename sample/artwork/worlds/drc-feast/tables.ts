import { type Food, menu, plated } from './dishes.ts';

const turn = (count: number, index: number, reach: number): readonly [number, number] => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
};

const at = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const ringOf = (count: number, draw: (index: number) => string): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${((index * 360) / count).toFixed(2)})">${draw(index)}</g>`,
  ).join('');

/** A guest's place: a bowl, a spoon and a pair of chopsticks, all pointing at the middle. */
const place = (index: number): string =>
  `<g transform="translate(0 -430)"><circle cx="3" cy="5" r="35" fill="#4a1020" fill-opacity=".28"/><circle r="34" fill="#fffaf0"/><circle r="27" fill="none" stroke="${index % 2 ? '#b5121f' : '#1f5fa8'}" stroke-width="4"/><circle r="20" fill="#fff1d6"/><path d="M-7 0Q0 -9 7 0T0 9T-7 0Z" fill="${index % 2 ? '#b5121f' : '#1f5fa8'}"/><path d="M48 -30L44 34M58 -28L54 36" stroke="#8e2417" stroke-width="5" stroke-linecap="round"/><path d="M47 -14L46 4M57 -12L56 6" stroke="#fff1d6" stroke-width="3"/></g>`;

export interface Table {
  readonly guests: number;
  /** Dishes round the lazy Susan; nothing is an outline still waiting. */
  readonly dishes: readonly (Food | undefined)[];
  /** What stands in the middle: a dish, or words. */
  readonly middle: Food | readonly [string, string];
  /** Degrees by which the Susan has been turned. */
  readonly turned?: number;
  readonly numbered?: boolean;
}

/** The cloth: gold, with a ring of coins and a ring of waves. */
const cloth = `<circle cx="10" cy="16" r="492" fill="#4a1020" fill-opacity=".5"/><circle r="490" fill="#8d0a16"/><circle r="478" fill="#ffc742"/><circle r="466" fill="none" stroke="#b5121f" stroke-width="3"/>
<g fill="none" stroke="#f6a623" stroke-width="5">${ringOf(44, () => '<path d="M-29 -408A29 29 0 0 1 29 -408M-17 -408A17 17 0 0 1 17 -408"/>')}</g><circle r="400" fill="none" stroke="#f6a623" stroke-width="5"/>`;

const susanRim = `<circle cx="6" cy="10" r="340" fill="#4a1020" fill-opacity=".4"/><circle r="336" fill="#4a1020"/><circle r="328" fill="#b5121f"/><circle r="322" fill="none" stroke="#ffc742" stroke-width="4"/><circle r="306" fill="none" stroke="#ffc742" stroke-width="10" stroke-dasharray="4 12.020"/><circle r="292" fill="none" stroke="#ffc742" stroke-width="2.500"/>
<g fill="none" stroke="#d7323a" stroke-width="3">${ringOf(12, () => '<path d="M0 -290L44 -130L0 -100L-44 -130Z"/>')}</g>`;

/** The turning part of a table with all that stands on it. */
function susan({ dishes, middle, turned = 0, numbered = false }: Omit<Table, 'guests'>): string {
  const size = dishes.length <= 6 ? 0.8 : dishes.length <= 8 ? 0.7 : 0.62;
  const reach = dishes.length <= 8 ? 208 : 224;
  const set = dishes
    .map((food, index) => {
      const spot = turn(dishes.length, index, reach);
      const number = menu.find((course) => course.food === food)?.number ?? menu[index]?.number ?? '';
      const scale = Math.min(size, (reach * 2 * Math.PI) / dishes.length / 207);
      if (food === undefined)
        return `<g transform="translate(${at(spot)}) scale(${scale.toFixed(3)})"><circle r="97" fill="#8d0a16" stroke="#ffc742" stroke-width="6" stroke-dasharray="15 12"/><text y="26" text-anchor="middle" font-family="Noto Serif TC" font-weight="900" font-size="${number.length > 1 ? 58 : 76}" fill="#ffc742">${number}</text></g>`;
      const badge = numbered
        ? `<circle cx="72" cy="-72" r="36" fill="#4a1020" stroke="#ffc742" stroke-width="5"/><text x="72" y="-58" text-anchor="middle" font-family="Noto Serif TC" font-weight="900" font-size="${number.length > 1 ? 30 : 40}" fill="#ffc742">${number}</text>`
        : '';
      return `<g transform="translate(${at(spot)}) rotate(${-turned}) scale(${scale.toFixed(3)})">${plated(food, index)}${badge}</g>`;
    })
    .join('');
  const centre =
    typeof middle === 'string'
      ? `<g transform="rotate(${-turned}) scale(1.12)">${plated(middle, 3)}</g>`
      : `<g transform="rotate(${-turned})"><circle r="118" fill="#4a1020"/><circle r="109" fill="none" stroke="#ffc742" stroke-width="3"/><text y="-22" text-anchor="middle" font-family="Noto Serif TC" font-weight="900" font-size="50" fill="#ffc742">${middle[0]}</text><text y="42" text-anchor="middle" font-family="Righteous" font-size="38" fill="#fff1d6">${middle[1]}</text></g>`;
  return `<g transform="rotate(${turned}) scale(1.16)">${susanRim}${set}${centre}</g>`;
}

export const tableParts = (table: Table): string => `${cloth}${ringOf(table.guests, place)}${susan(table)}`;

export const table = (drawn: Table, label = 'A round table from above'): string =>
  `<svg class="table" viewBox="-504 -504 1008 1008" role="img" aria-label="${label}">${tableParts(drawn)}</svg>`;

const foodsOf = (...numbers: number[]): Food[] => numbers.map((number) => menu[number - 1]?.food ?? 'soup');

export const everything = foodsOf(1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12);
export const twelve = menu.map(({ food }) => food);
export const six = foodsOf(1, 3, 5, 7, 10, 12);
export const eight = foodsOf(1, 2, 4, 5, 7, 9, 11, 12);

/** Steam in the curls that clouds have on old porcelain. */
export const steam = `<svg class="steam" viewBox="0 0 300 200" aria-hidden="true"><g fill="none" stroke="#d7525a" stroke-width="10" stroke-linecap="round"><path d="M70 190Q40 150 76 118T84 56A22 22 0 1 0 60 40"/><path d="M150 190Q120 140 156 104T166 34A24 24 0 1 0 138 20"/><path d="M232 190Q202 150 236 120T244 68A20 20 0 1 0 222 52"/></g></svg>`;

/** Lid, belly and foot of the tureen from the side, with its blue waves. */
export const tureen = `<svg class="tureen" viewBox="0 0 620 470" aria-hidden="true"><ellipse cx="310" cy="446" rx="230" ry="18" fill="#4a1020" fill-opacity=".45"/><path d="M200 400H420L440 440H180Z" fill="#f2e2c4" stroke="#ffc742" stroke-width="4"/>
<path d="M50 190H570Q566 330 440 410H180Q54 330 50 190Z" fill="#fffaf0" stroke="#ffc742" stroke-width="5"/><path d="M50 190H570Q570 214 565 236H55Q50 214 50 190Z" fill="#b5121f"/><path d="M60 206H560" stroke="#ffc742" stroke-width="8" stroke-dasharray="4 14"/>
<clipPath id="belly"><path d="M50 190H570Q566 330 440 410H180Q54 330 50 190Z"/></clipPath><g fill="none" stroke="#1f5fa8" stroke-width="6" clip-path="url(#belly)">${[90, 180, 270, 360, 450].map((x) => `<path d="M${x} 330A42 42 0 0 1 ${x + 84} 330M${x + 16} 330A26 26 0 0 1 ${x + 68} 330M${x + 32} 330A10 10 0 0 1 ${x + 52} 330"/>`).join('')}</g><path d="M92 336H528" stroke="#1f5fa8" stroke-width="6"/>
<path d="M46 214Q-6 214 8 258Q22 286 66 276" fill="none" stroke="#fffaf0" stroke-width="24"/><path d="M574 214Q626 214 612 258Q598 286 554 276" fill="none" stroke="#fffaf0" stroke-width="24"/><path d="M46 214Q-6 214 8 258Q22 286 66 276M574 214Q626 214 612 258Q598 286 554 276" fill="none" stroke="#ffc742" stroke-width="4"/>
<path d="M66 180Q90 70 310 66Q530 70 554 180Q310 206 66 180Z" fill="#fffaf0" stroke="#ffc742" stroke-width="5"/><path d="M120 136Q200 104 310 102T500 136" fill="none" stroke="#1f5fa8" stroke-width="6" stroke-dasharray="14 10"/><path d="M284 66Q276 32 310 24Q344 32 336 66Z" fill="#b5121f" stroke="#ffc742" stroke-width="4"/></svg>`;
