import { type Dish, dish, type Food, menu, plated } from './dishes.ts';
import { eight, everything, six, steam, table, tableParts, tureen, twelve } from './tables.ts';

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

const seal = `<svg class="seal" viewBox="0 0 80 80" aria-hidden="true"><circle cx="40" cy="40" r="38" fill="#ffc742"/><circle cx="40" cy="40" r="32" fill="none" stroke="#b5121f" stroke-width="2.500"/><text x="40" y="56" text-anchor="middle" font-family="Noto Serif TC" font-weight="900" font-size="44" fill="#b5121f">宴</text></svg>`;

const rail = (here = ''): string =>
  `<header class="rail"><a class="wordmark" href="#">${seal}<b>DRC <br>Feast</b></a><nav>${each(
    [
      ['菜', 'Menus'],
      ['桌', 'Tables'],
      ['堂', 'Halls'],
    ] as const,
    ([sign, name]) => `<a${name === here ? ' class="here"' : ''} href="#"><i>${sign}</i>${name}</a>`,
  )}</nav></header>`;

const button = (label: string, kind = ''): string => `<a class="button ${kind}" href="#">${label}</a>`;

const course = ({ number, name }: Dish, extra = ''): string => `<li><i>${number}</i><b>${name}</b>${extra}</li>`;

const named = (food: Food): Dish => menu.find((one) => one.food === food) ?? (menu[0] as Dish);

export const home = `<div class="frame front">${rail()}<main><div class="say"><h1>Twelve<br>dishes.<br>One<br>door.</h1>${button('Order by 4')}<p>On the table at six. Same lift, same day.</p></div><div class="round">${table({ guests: 10, dishes: everything, middle: 'fish', turned: 9 })}</div></main></div>
<section class="order" id="order"><h2>In this order, please</h2><ol>${each(menu, (one, index) => `<li>${dish(one.food, index)}<i>${one.number}</i><b>${one.name}</b></li>`)}</ol></section>
<section class="turning" id="turning"><div class="wheel">${table({ guests: 12, dishes: twelve, middle: ['全席', 'HK$4,880'], turned: -24, numbered: true })}</div><h2>It turns.</h2><p>Pull the edge. Whatever stops in front of you is yours to change.</p></section>
<section class="door" id="door"><h2>Rice is included.<br>So is the aunt.</h2><p>Tell us who doesn’t eat beef and the table rearranges itself, without a scene.</p>${button('Order by 4')}</section>`;

const sets: readonly (readonly [string, number, readonly Food[], string, string])[] = [
  ['Six', 6, six, '六', 'HK$2,180'],
  ['Eight', 8, eight, '八', 'HK$3,380'],
  ['Twelve', 12, twelve, '十二', 'HK$4,880'],
];

export const listing = `<div class="frame">${rail('Tables')}<main class="tables">${each(
  sets,
  ([name, guests, foods, sign, price]) =>
    `<article id="for${guests}">${table({ guests, dishes: foods, middle: [sign, price] })}<h2>Table for ${name.toLowerCase()}</h2><ol>${each(foods.map(named), (one) => course(one))}</ol></article>`,
)}</main></div>`;

const waiting: readonly (Food | undefined)[] = twelve.map((food, index) =>
  [5, 8, 9, 11].includes(index) ? undefined : food,
);

export const filling = `<div class="frame">${rail('Tables')}<main class="filling"><div class="head"><h1>Table for ten</h1><p><b>8</b> of twelve</p></div>${table({ guests: 10, dishes: waiting, middle: ['十人', 'HK$3,120'] })}</main></div>`;

export const garoupa = `<div class="frame">${rail('Menus')}<main class="dish-page"><div class="plate">${dish('fish', 1)}</div><div class="about"><p class="sign">八</p><h1>Steamed garoupa</h1><dl><div><dt>Keeps</dt><dd>25 min</dd></div><div><dt>To warm</dt><dd>8 min, lid on, water simmering</dd></div></dl></div></main></div>`;

export const noodles = `<div class="frame">${rail('Menus')}<main class="dish-page long"><div class="plate">${dish('noodles', 0)}</div><div class="about"><p class="sign">十一</p><h1>Longevity noodles</h1><p class="line">One noodle, about as long as the corridor. Please don’t cut it. It isn’t superstition, it’s a serving suggestion.</p>${button('Add')}</div></main></div>`;

const card = (title: string, sign: string, foods: readonly Food[], price: string, kind: string): string =>
  `<article class="menu-card ${kind}"><p class="sign">${sign}</p><h2>${title}</h2><ol>${each(foods.map(named), ({ name }) => `<li>${name}</li>`)}</ol><p class="price">${price}</p></article>`;

export const menus = `<div class="cards">${card('A big<br>birthday', '壽', ['platter', 'prawns', 'soup', 'duck', 'fish', 'noodles', 'buns'], 'HK$4,880', 'loud')}${card('A quiet<br>Sunday', '靜', ['jelly', 'soup', 'mushrooms', 'chicken', 'rice'], 'HK$1,680', 'calm')}</div>`;

export const swap = `<div class="frame">${rail('Tables')}<main class="swap"><h1>Out with the duck</h1><div class="pair"><figure>${dish('duck', 2)}<figcaption>Eight treasure duck</figcaption></figure><svg class="arrow" viewBox="0 0 120 60" aria-hidden="true"><path d="M0 22H76V2L120 30L76 58V38H0Z" fill="#ffc742"/></svg><figure>${dish('chicken', 0)}<figcaption>Crispy chicken</figcaption></figure></div><div class="after"><p class="sum"><s>HK$4,880</s><b>HK$4,640</b></p><ol class="sequence">${each(
  ['五', '六', '七', '八'],
  (number, index) =>
    `<li${index === 3 ? ' class="new"' : index === 2 ? ' class="moved"' : ''}><i>${number}</i>${['Red date soup', 'Braised mushrooms', 'Steamed garoupa', 'Crispy chicken'][index] ?? ''}${['', '', '<em>was eighth</em>', '<em>for the duck</em>'][index] ?? ''}</li>`,
)}</ol></div></main></div>`;

export const summary = `<div class="frame">${rail()}<main class="summary"><ol>${each(menu, (one, index) => `<li>${dish(one.food, index)}<i>${one.number}</i><b>${one.name}</b></li>`)}</ol><div class="facts"><p><i>One hour</i><b>18:30</b></p><p><i>One door</i><b>Flat B, 23/F, Jade Court</b></p><p><i>One price</i><b>HK$4,880</b></p>${button('Order')}</div></main></div>`;

const ovens: readonly (readonly [string, readonly (readonly [number, number, string, string])[]])[] = [
  [
    'Oven 一',
    [
      [1, 3, 'Chan, ten', 'a'],
      [4, 3, 'Lau, twelve', 'b'],
      [7, 2, 'open', 'free'],
    ],
  ],
  [
    'Oven 二',
    [
      [1, 2, 'open', 'free'],
      [3, 4, 'Wong, twelve', 'a'],
      [7, 2, 'Ho, six', 'c'],
    ],
  ],
  [
    'Steamer',
    [
      [1, 3, 'Chan, ten', 'a'],
      [4, 3, 'Lau, twelve', 'b'],
      [7, 2, 'Ho, six', 'c'],
    ],
  ],
  [
    'Wok',
    [
      [1, 1, 'open', 'free'],
      [2, 5, 'Everybody', 'b'],
      [7, 2, 'open', 'free'],
    ],
  ],
];

export const kitchen = `<div class="kitchen"><div class="kitchen-head">${seal}<h1>Today’s fire</h1><p>Orders closed at four. Six is full. So is half past, nearly.</p></div><div class="grid"><div class="hours">${each(['15', '16', '17', '18', '19', '20', '21', '22'], (hour) => `<b class="${hour === '18' ? 'peak' : ''}">${hour}:00</b>`)}</div>${each(
  ovens,
  ([name, spans]) =>
    `<div class="oven"><h2>${name}</h2>${each(spans, ([from, long, label, kind]) => `<span class="${kind}${from <= 4 && from + long > 4 && kind !== 'free' ? ' at-six' : ''}" style="grid-column:${from + 1}/span ${long}">${label}<em>full at six</em></span>`)}</div>`,
)}</div></div>`;

const cardLines = (count: number): string =>
  each(
    menu.slice(0, count),
    ({ number, name, minute }) => `<li><i>${number}</i><b>${name}</b><em>${minute}′</em></li>`,
  );

export const servingCard = `<div class="on-cloth"><div class="serving"><div class="serving-head">${seal}<h1>Open in this order</h1></div><ol>${cardLines(12)}</ol></div></div>`;

export const propped = `<div class="propped">${steam}${tureen}<div class="serving"><div class="serving-head">${seal}<h1>Open in<br>this order</h1></div><ol>${cardLines(8)}</ol></div></div>`;

const thumb = `<svg class="thumb" viewBox="0 0 1280 800" preserveAspectRatio="xMaxYMax slice" aria-hidden="true"><g transform="translate(-66 -26)"><g fill="none" stroke-linecap="round"><path d="M1210 900Q1010 760 762 520" stroke="#4a1020" stroke-opacity=".3" stroke-width="142" transform="translate(14 26)"/><path d="M1240 900Q1020 770 762 520" stroke="#b5784c" stroke-width="142"/><path d="M1200 876Q1000 746 754 506" stroke="#d9a06a" stroke-width="116"/></g><path d="M706 520Q690 472 716 454Q748 440 788 478Q806 498 792 520Q762 552 738 548Q716 542 706 520Z" fill="#f3cfaa"/><path d="M706 520Q690 472 716 454Q726 450 738 452Q712 476 728 540Q712 534 706 520Z" fill="#fff1d6"/><path d="M862 560Q866 590 846 612M884 578Q890 606 870 632" stroke="#b5784c" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M1030 940L1130 640L1420 720V940Z" fill="#4a1020"/><path d="M1110 690L1130 632L1400 706L1390 760Z" fill="#ffc742"/></g></svg>`;

export const thumbed = `<div class="thumbed"><div class="half">${table({ guests: 10, dishes: everything, middle: 'fish', turned: 24 })}</div>${thumb}<h1>Ordered<br>with one<br>thumb</h1></div>`;

const phoneTop = (title: string): string => `<div class="phone-top">${seal}<b>${title}</b></div>`;

export const phoneGuests = `<div class="phone red">${phoneTop('DRC Feast')}<div class="bleed">${table({ guests: 10, dishes: eight, middle: 'fish' })}</div><h1>How many?</h1><div class="count"><button type="button">−</button><b>10</b><button type="button">+</button></div>${button('Lay the table')}</div>`;
export const phoneDuck = `<div class="phone cream">${phoneTop('Menus')}${dish('duck', 2)}<p class="sign">七</p><h1>Eight treasure duck</h1><p class="line">Rice, lotus seed, date and five more. Feeds ten, or one uncle.</p>${button('Add')}</div>`;
export const phoneDoor = `<div class="phone cream">${phoneTop('The door')}<h1>Half past six</h1><div class="slots">${each(['17:30', '18:00', '18:30', '19:00'], (hour, index) => `<b class="${index === 1 ? 'gone' : index === 2 ? 'on' : ''}">${hour}</b>`)}</div><dl><div><dt>Floor</dt><dd>23</dd></div><div><dt>Block</dt><dd>B</dd></div></dl><p class="ask">Does the lift take a trolley?</p><div class="slots two"><b class="on">It does</b><b>Stairs only</b></div>${button('Seal the order')}</div>`;

export const illustration = `<svg class="full" viewBox="-500 -500 1000 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-500" y="-500" width="1000" height="1000" fill="#b5121f"/><g transform="scale(1.06)">${tableParts({ guests: 10, dishes: everything, middle: 'fish', turned: 12 })}</g></svg>`;
export const banner = `<svg class="full" viewBox="-420 -478 790 333" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-700" y="-700" width="1400" height="1400" fill="#8d0a16"/><g transform="rotate(-9)">${tableParts({ guests: 10, dishes: everything, middle: 'fish', turned: 26 })}</g></svg>`;

/** Six plates of two kinds, so that a third of a turn brings the picture back to itself. They stay upright, like dishes carried round. */
const carried = Array.from({ length: 6 }, (_, index) => {
  const food = index % 2 === 0 ? 'prawns' : 'buns';
  return `<g transform="rotate(${index * 60}) translate(0 -254) rotate(${-index * 60}) scale(.84)"><g class="upright">${plated(food, index % 2)}</g></g>`;
}).join('');
export const loop = `<div class="loop"><svg viewBox="-480 -360 960 720" aria-hidden="true"><rect x="-480" y="-360" width="960" height="720" fill="#b5121f"/>${tableParts({ guests: 12, dishes: [], middle: 'fish' })}<g class="spin">${carried}</g></svg></div>`;
