import { chair } from './chair.ts';
import { leaf, ridge, row, stump, trunk } from './furniture.ts';
import { ash, cherry, oak, plank, type Timber, walnut } from './wood.ts';

/** The ring after the name is a tree of three years. */
export const wordmark =
  '<a class="wordmark" aria-label="Tree">Tree<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="3.4"><path d="M20 2.500C31 2 38 10 37.500 20S30 38 20 37.500 2 30 2.500 20 10 3 20 2.500z"/><path d="M20 10.500c6 0 9.500 4 9.500 9.500S26 29.500 20 29.500 10.500 26 10.500 20 14 10.500 20 10.500z"/></g><circle cx="20" cy="20" r="3.600" fill="currentColor"/></svg></a>'
    .replaceAll('.500', '.5')
    .replaceAll('.600', '.6');

/** A board without a knot, so that words can stand on it. */
export const clear: Timber = { ...oak, knots: -1 };

const verbs = ['Sit', 'Dine', 'Sleep', 'Care'] as const;

/** The head of every page is a board. */
const header = (here: string): string =>
  `<header class="top">${plank(clear, 1440, 68, 41, 'plank', 8)}${wordmark}<nav>${verbs.map((verb) => `<a${verb === here ? ' class="here"' : ''}>${verb}</a>`).join('')}</nav><a class="visit">Showroom</a></header>`;

export const view = (name: string, here: string, content: string): string =>
  `<div class="view ${name}"><div class="sheet">${header(here)}${content}</div></div>`;

export const timbers: readonly {
  readonly timber: Timber;
  readonly forest: string;
  readonly later: string;
  readonly light: boolean;
}[] = [
  { timber: ash, forest: 'Tarn End', later: 'straw, then honey', light: false },
  { timber: oak, forest: 'Halden Wood', later: 'a shade less each year, then stops', light: false },
  { timber: cherry, forest: 'Ravno Slope', later: 'red, like everybody in the sun', light: false },
  { timber: walnut, forest: 'Low Mill', later: 'paler. It goes the other way', light: true },
];

const bands = timbers
  .map(
    ({ timber, forest, light }, index) =>
      `<a class="band${light ? ' light' : ''}">${plank(timber, 1440, 190, 7 + index * 5)}<b>${timber.name}</b><span>from ${forest}</span></a>`,
  )
  .join('');

const four = `<div class="four"><figure class="sand">${ridge(oak)}<figcaption>Ridge</figcaption></figure><figure class="tan">${leaf(cherry)}<figcaption>Leaf</figcaption></figure><figure class="sage">${trunk(walnut, 3)}<figcaption>Trunk</figcaption></figure><figure class="green">${stump(ash)}<figcaption>Stump</figcaption></figure></div>`;

const hero = `<section class="hero"><svg class="scene" viewBox="0 0 900 900" aria-hidden="true"><circle class="sun" cx="590" cy="360" r="270"/><g transform="translate(30 76)">${chair(oak)}</g></svg><h1>Wood<br>first</h1><p class="label"><b>Chair Nº 12</b>Oak from Halden Wood, felled in 2016, made in nine weeks. HK$&nbsp;6,400.<br><em>It is not on sale.</em></p><nav class="verbs">${verbs.map((verb, index) => `<a class="${index === 3 ? 'light' : ''}">${plank([ash, oak, cherry, walnut][index] ?? oak, 760, 190, 3 + index * 4)}<span>${verb}</span></a>`).join('')}</nav></section>`;

export const home = view(
  'home',
  '',
  `${hero}<section class="bands" id="bands"><h2>Choose the tree. The chair comes after.</h2>${bands}</section>
<section id="four">${four}</section>
<section class="plant" id="plant"><h2>Bought one?<br>We plant one.</h2><p>4,118 so far, in the wood your table came from. They are small, and in no hurry.</p><svg viewBox="0 0 1440 330" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${row(24, 1440, 330, 90, 250, 2)}</svg></section>`,
);

const shop = [
  {
    name: 'Ridge',
    ground: 'sand',
    drawing: ridge(oak),
    timber: 'Oak from Halden Wood',
    kind: 'table for eight',
    price: 'HK$ 21,800',
  },
  {
    name: 'Leaf',
    ground: 'tan',
    drawing: leaf(cherry),
    timber: 'Cherry from Ravno Slope',
    kind: 'bench for three',
    price: 'HK$ 12,600',
  },
  {
    name: 'Trunk',
    ground: 'sage',
    drawing: trunk(walnut, 4),
    timber: 'Walnut from Low Mill',
    kind: 'shelf, three sizes',
    price: 'HK$ 9,900',
  },
  {
    name: 'Stump',
    ground: 'clay',
    drawing: stump(ash),
    timber: 'Ash from Tarn End',
    kind: 'stool, or a table for one cup',
    price: 'HK$ 3,200',
  },
];

export const listing = view(
  'listing',
  'Dine',
  `<div class="blocks">${shop.map(({ name, ground, drawing, timber, kind, price }) => `<a class="${ground}">${drawing}<div><h2>${name}</h2><p>${timber}<span>${kind}</span></p><b>${price}</b></div></a>`).join('')}</div>`,
);
