/** Dishes from above, each on a plate of radius 100 around 0,0. Gold runs along every edge, as in enamel work. */
const gold = '#ffc742';
const edge = `stroke="${gold}" stroke-width="2.500"`;

const around = (count: number, draw: (index: number) => string, from = 0): string =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${((index * 360) / count + from).toFixed(1)})">${draw(index)}</g>`,
  ).join('');

const rims = [
  '<circle r="89" fill="none" stroke="#b5121f" stroke-width="5" stroke-dasharray="0 11.180" stroke-linecap="round"/>',
  '<circle r="89" fill="none" stroke="#1f5fa8" stroke-width="9" stroke-dasharray="6 7.980"/><circle r="97" fill="none" stroke="#1f5fa8" stroke-width="2"/>',
  around(24, () => '<path d="M0 -98Q9 -90 0 -81Q-9 -90 0 -98Z" fill="#0e6b52"/>'),
  '<circle r="96" fill="none" stroke="#b5121f" stroke-width="4"/><circle r="86" fill="none" stroke="#ffc742" stroke-width="4"/>',
] as const;

const foods = {
  platter:
    around(
      9,
      (index) =>
        `<path d="M-15 -10H15L21 -62Q0 -74 -21 -62Z" fill="${index % 2 ? '#c1452c' : '#8e2417'}" ${edge}/><path d="M-17 -46Q0 -56 17 -46L19 -56Q0 -67 -19 -56Z" fill="#ffd9b0"/>`,
    ) +
    `<circle r="19" fill="#7fb98b" ${edge}/>${around(8, () => '<path d="M0 -17Q5 -9 0 -3Q-5 -9 0 -17Z" fill="#0e6b52"/>')}`,
  jelly: `<circle r="68" fill="#f7d38a"/>${around(14, (index) => `<path d="M0 -6Q22 -22 4 -38T10 -64" fill="none" stroke="${index % 3 ? '#d98324' : '#0e6b52'}" stroke-width="8" stroke-linecap="round"/><path d="M0 -6Q22 -22 4 -38T10 -64" fill="none" stroke="${index % 3 ? '#ffe1a0' : '#7fb98b'}" stroke-width="3" stroke-linecap="round"/>`)}`,
  prawns: `<circle r="70" fill="#ffe9a8"/>${around(8, () => `<g transform="translate(0 -46)"><path d="M-20 10C-24 -16 12 -26 22 -4C24 6 18 14 10 14C10 4 0 0 -6 8Z" fill="#ff7a45" ${edge}/><path d="M-8 -11L-3 1M5 -14L6 -3M16 -9L12 1" stroke="#ffd9b0" stroke-width="3.500"/><path d="M-20 10L-32 6L-24 18Z" fill="#e04a1f"/></g>`)}<circle r="15" fill="#7fb98b" ${edge}/>`,
  scallops:
    around(
      10,
      (index) =>
        `<g transform="translate(0 -57)"><circle cx="-9" cy="4" r="12" fill="#0e6b52"/><circle cx="9" cy="4" r="12" fill="#0e6b52"/><circle cy="-6" r="13" fill="${index % 2 ? '#2f8a5f' : '#1a7a58'}"/></g>`,
    ) +
    around(
      6,
      () =>
        `<circle cy="-28" r="15" fill="#fff4dc" ${edge}/><path d="M-8 -32L6 -20M-2 -37L11 -25" stroke="#e8b65a" stroke-width="3"/>`,
    ) +
    `<circle r="14" fill="#fff4dc" ${edge}/><circle r="5" fill="#e33a24"/>`,
  soup: `<circle r="74" fill="#8e2417" ${edge}/><circle r="68" fill="#d98324"/><path d="M-52 -22A56 56 0 0 1 -10 -55" fill="none" stroke="#ffe1a0" stroke-width="7" stroke-linecap="round"/>${[
    [-22, -8, 30],
    [18, -26, 80],
    [28, 18, 10],
    [-8, 32, 60],
    [-40, 22, 100],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="17" ry="12" fill="#a8161f" ${edge}/><path d="M-9 -3Q0 -8 8 -2" stroke="#ff8f6b" stroke-width="3" fill="none"/></g>`,
    )
    .join('')}${[
    [4, 2],
    [-36, -30],
    [44, -8],
    [10, 50],
    [-24, 50],
    [-52, -2],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#ff5a3c"/>`)
    .join('')}`,
  mushrooms:
    around(
      8,
      () =>
        `<path d="M0 -8Q26 -40 0 -72Q-26 -40 0 -8Z" fill="#2f8a5f" ${edge}/><path d="M0 -14V-56" stroke="#d6efc2" stroke-width="6" stroke-linecap="round"/>`,
    ) +
    around(
      5,
      () =>
        `<g transform="translate(0 -22)"><ellipse rx="17" ry="14" fill="#5b2a14" ${edge}/><path d="M-8 -4H8M0 -10V4" stroke="#d9a06a" stroke-width="3"/></g>`,
      18,
    ),
  duck: `${around(8, (index) => `<circle cy="-63" r="11" fill="${['#e33a24', '#fff4dc', '#0e6b52', '#ffb23e', '#8e2417', '#ff8f6b', '#7fb98b', '#5b2a14'][index]}" ${edge}/>`, 22.5)}<path d="M-46 26Q-30 48 6 48T50 22Q30 34 4 34T-46 26Z" fill="#2f8a5f" ${edge}/><g transform="translate(-3 3) scale(.9)"><path d="M-37 -41L-60 -33L-38 -27Z" fill="#ffb23e" ${edge}/><path d="M-40 -38C-38 -56 -12 -56 -12 -36C-12 -24 -18 -16 -12 -12C0 -18 12 -18 26 -14C38 -12 50 -16 60 -30C64 0 54 30 26 40C2 46 -30 42 -36 14C-40 -2 -30 -14 -34 -24C-38 -28 -40 -32 -40 -38Z" fill="#b8602a" ${edge}/><path d="M-36 14C-38 2 -30 -12 -32 -22C-26 -12 -26 4 -20 14C-14 26 4 34 26 34C10 44 -30 42 -36 14Z" fill="#8a3d14"/><path d="M-6 6C14 -8 38 -4 46 4C40 22 10 30 -6 18Q-12 12 -6 6Z" fill="#d98a4a" ${edge}/><path d="M6 8Q18 12 34 8M4 15Q16 20 30 17" stroke="#8a3d14" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-33 -44Q-28 -50 -21 -48" stroke="#ffd9a0" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="-28" cy="-37" r="3.500" fill="#4a1020"/></g>`,
  fish: `<g transform="rotate(-18)"><path d="M-78 0Q-96 -20 -92 -34Q-70 -26 -58 -10Q-20 -46 34 -32Q74 -20 84 0Q74 22 34 32Q-20 46 -58 10Q-70 26 -92 34Q-96 20 -78 0Z" fill="#ff8f6b" ${edge}/><path d="M34 -32Q74 -20 84 0Q74 22 34 32Q50 0 34 -32Z" fill="#e33a24"/><g fill="none" stroke="#c4371c" stroke-width="3">${[-34, -16, 2, 20].map((x) => `<path d="M${x} -26Q${x + 13} -13 ${x} 0Q${x + 13} 13 ${x} 26"/>`).join('')}</g><circle cx="60" cy="-8" r="6" fill="#fff4dc"/><circle cx="61" cy="-8" r="3" fill="#4a1020"/></g><g stroke="#0e6b52" stroke-width="6" stroke-linecap="round"><path d="M-44 -40L8 -8M-30 34L24 -30M-6 38L40 6M-56 6L-22 30"/></g><g stroke="#d6efc2" stroke-width="3" stroke-linecap="round"><path d="M-38 -30L4 6M-18 40L30 -18M8 34L48 16"/></g>`,
  chicken:
    around(
      12,
      () => `<path d="M-12 -52Q0 -80 12 -52Q6 -44 -12 -52Z" fill="#ffe9c4" stroke="#e8b65a" stroke-width="2"/>`,
    ) +
    [
      [-26, -22],
      [2, -30],
      [28, -18],
      [-32, 4],
      [-4, -4],
      [24, 8],
      [-20, 28],
      [8, 26],
    ]
      .map(
        ([x, y], index) =>
          `<g transform="translate(${x} ${y}) rotate(${index * 21 - 60})"><path d="M-18 -8Q0 -20 18 -8Q20 6 8 12Q-8 14 -18 8Z" fill="${index % 2 ? '#c8752a' : '#a9501f'}" ${edge}/><path d="M-10 -7Q0 -12 10 -7" stroke="#ffd28a" stroke-width="4" stroke-linecap="round" fill="none"/></g>`,
      )
      .join(''),
  rice: `<path d="M0 -76Q20 -82 32 -68Q54 -66 58 -44Q78 -32 72 -10Q82 12 66 28Q64 52 42 58Q28 78 6 72Q-14 82 -30 66Q-54 64 -60 42Q-80 30 -72 6Q-82 -16 -64 -32Q-58 -58 -36 -62Q-20 -80 0 -76Z" fill="#2f8a5f" ${edge}/>${around(12, () => '<path d="M0 -40V-68" stroke="#0e6b52" stroke-width="3"/>')}<circle r="43" fill="#fff1d6" ${edge}/>${Array.from({ length: 26 }, (_, index) => `<ellipse cx="${(Math.cos(index * 2.4) * (6 + index * 1.3)).toFixed(1)}" cy="${(Math.sin(index * 2.4) * (6 + index * 1.3)).toFixed(1)}" rx="5" ry="2.800" transform="rotate(${(index * 53) % 180} ${(Math.cos(index * 2.4) * (6 + index * 1.3)).toFixed(1)} ${(Math.sin(index * 2.4) * (6 + index * 1.3)).toFixed(1)})" fill="${['#e8b65a', '#e33a24', '#d9a06a', '#7fb98b'][index % 4]}"/>`).join('')}`,
  noodles: `<circle r="72" fill="#f6a623"/>${[64, 54, 44, 34, 24, 14].map((radius, index) => `<g transform="rotate(${index * 47})"><path d="M${radius} 0A${radius} ${radius * 0.92} 0 1 1 ${(radius * 0.5).toFixed(1)} ${(-radius * 0.86).toFixed(1)}" fill="none" stroke="#b96a12" stroke-width="10" stroke-linecap="round"/><path d="M${radius} 0A${radius} ${radius * 0.92} 0 1 1 ${(radius * 0.5).toFixed(1)} ${(-radius * 0.86).toFixed(1)}" fill="none" stroke="#ffe1a0" stroke-width="6" stroke-linecap="round"/></g>`).join('')}<g stroke="#0e6b52" stroke-width="6" stroke-linecap="round"><path d="M-30 -20L-8 10M16 -36L30 -8M-10 34L22 30"/></g><circle r="9" cx="26" cy="12" fill="#5b2a14" ${edge}/>`,
  buns:
    around(
      7,
      () =>
        `<g transform="translate(0 -48)"><path d="M-18 14Q-30 6 -24 18T-6 22Z" fill="#0e6b52"/><path d="M18 14Q30 6 24 18T6 22Z" fill="#2f8a5f"/><path d="M0 -24Q24 -12 20 8Q12 22 0 22T-20 8Q-24 -12 0 -24Z" fill="#fff4dc" ${edge}/><path d="M0 -24Q20 -14 19 0Q8 -2 0 6Q-8 -2 -19 0Q-20 -14 0 -24Z" fill="#f0506e"/></g>`,
    ) +
    `<path d="M0 -22Q20 -10 16 8Q10 20 0 20T-16 8Q-20 -10 0 -22Z" fill="#fff4dc" ${edge}/><path d="M0 -22Q17 -12 16 0Q6 -2 0 5Q-6 -2 -16 0Q-17 -12 0 -22Z" fill="#f0506e"/>`,
} as const;

export type Food = keyof typeof foods;

export interface Dish {
  readonly food: Food;
  readonly name: string;
  readonly number: string;
  /** Minutes after the lid comes off the first. */
  readonly minute: number;
}

export const menu: readonly Dish[] = [
  { food: 'platter', name: 'Roast platter', number: '一', minute: 0 },
  { food: 'jelly', name: 'Jellyfish, cucumber', number: '二', minute: 4 },
  { food: 'prawns', name: 'Salted egg prawns', number: '三', minute: 12 },
  { food: 'scallops', name: 'Scallops, broccoli', number: '四', minute: 18 },
  { food: 'soup', name: 'Red date soup', number: '五', minute: 26 },
  { food: 'mushrooms', name: 'Braised mushrooms', number: '六', minute: 36 },
  { food: 'duck', name: 'Eight treasure duck', number: '七', minute: 44 },
  { food: 'fish', name: 'Steamed garoupa', number: '八', minute: 55 },
  { food: 'chicken', name: 'Crispy chicken', number: '九', minute: 64 },
  { food: 'rice', name: 'Lotus leaf rice', number: '十', minute: 72 },
  { food: 'noodles', name: 'Longevity noodles', number: '十一', minute: 80 },
  { food: 'buns', name: 'Peach buns', number: '十二', minute: 92 },
];

/** Food on its plate. */
export const plated = (food: Food, rim = 0): string =>
  `<circle cx="4" cy="7" r="101" fill="#4a1020" fill-opacity=".34"/><circle r="100" fill="#fffaf0"/>${rims[rim % 4] ?? ''}<circle r="79" fill="#fff1d6" stroke="${gold}" stroke-width="2.500"/>${foods[food]}`;

export const dish = (food: Food, rim = 0): string =>
  `<svg class="dish" viewBox="-108 -108 216 216" aria-hidden="true">${plated(food, rim)}</svg>`;
