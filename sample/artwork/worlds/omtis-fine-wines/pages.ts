import { bin, bottle, bottleParts, rack, type Wine, wines } from './bottles.ts';
import { contourMap, grapes, hillside, pinPlace, pins, plots, section } from './slopes.ts';

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

const [cote, rive, clos, mont, val] = wines as readonly [Wine, Wine, Wine, Wine, Wine];

const wordmark = `<a class="wordmark" href="#" aria-label="Omtis Fine Wines"><b><svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="17.500"/><circle cx="20" cy="20" r="10.500"/><circle class="dot" cx="20" cy="20" r="4"/></svg>MTIS</b><i>fine wines</i></a>`;

const header = (here = ''): string => {
  const item = (name: string): string => `<a${name === here ? ' class="here"' : ''} href="#">${name}</a>`;
  return `<header class="top"><nav>${item('Cellar')}${item('Producers')}</nav>${wordmark}<nav>${item('Storage')}${item('Journal')}</nav></header>`;
};

const regionRows: readonly (readonly [string, string])[] = [
  ['Burgundy', 'Buy the grower, then the village.'],
  ['Left Bank', 'By the case, and then forget the case.'],
  ['Mosel', 'Older than you think. So is the driver.'],
  ['Jura', 'For the curious.'],
];

const regionList = `<ul class="region-list">${each(regionRows, ([name, advice]) => `<li><b>${name}</b><span>${advice}</span></li>`)}</ul>`;

export const home = `<div class="front">${header()}<h1>A cellar, kept in order</h1><div class="row">${each(wines, (wine, index) => bottle(wine, `front${index}`))}</div></div>
<section class="room" id="room"><p>Five bottles, counted this morning.<br>There are 4,180 more behind them.</p><div class="few">${each([clos, val, cote, mont, rive], (wine, index) => bottle(wine, `room${index}`))}</div></section>
<section class="bins" id="bins">${rack(12, 5, 'bins')}<div class="plate"><p>Bin 214</p><h2>Yours or ours,<br>it is one list.</h2></div></section>
<section class="regions" id="regions"><h2>Four regions,<br>four pieces of advice</h2>${regionList}</section>`;

type Line = readonly [string, string, number, string];

const cellarGroups: readonly (readonly [string, readonly Line[]])[] = [
  [
    'Burgundy',
    [
      ['Côte', 'Frères Ombelle', 2009, '1,180'],
      ['Clos', 'Frères Ombelle', 2013, '980'],
      ['Les Ronces', 'Widow Tarn', 2016, '640'],
    ],
  ],
  [
    'Left Bank',
    [
      ['Rive', 'Château Deux Poules', 2011, '410'],
      ['Second Rive', 'Château Deux Poules', 2014, '290'],
    ],
  ],
  [
    'Mosel',
    [
      ['Val', 'Weingut Nebelhorn', 2017, '260'],
      ['Old steps', 'Weingut Nebelhorn', 1998, '870'],
    ],
  ],
  [
    'Jura',
    [
      ['Mont', 'Domaine du Chat Gris', 2015, '540'],
      ['Under the veil', 'Domaine du Chat Gris', 2012, '690'],
    ],
  ],
];

export const cellar = `${header('Cellar')}<div class="list-head"><h1>The cellar</h1><p>4,185 bottles, counted at eight</p></div><div class="list">${each(
  cellarGroups,
  ([region, lines]) =>
    `<section><h2>${region}</h2>${each(lines, ([name, grower, vintage, price]) => `<a href="#"><b class="year">${vintage}</b><span class="name">${name}</span><span class="grower">${grower}</span><span class="price">HK$${price}</span></a>`)}</section>`,
)}</div>`;

const label = (wine: Wine, grower: string): string =>
  `<div class="label"><p class="of">${grower}</p><h1>${wine.name}</h1><p class="place">${wine.place}</p><p class="vintage">${wine.vintage}</p><p class="alc">13.5% by volume, 75 cl</p></div>`;

export const closPage = `<div class="wine">${header('Cellar')}<div class="sheet">${label(clos, 'Frères Ombelle')}</div><div class="ground">${contourMap('#e8b39a', '#8a2740')}</div><div class="deal"><p class="word">“Wait until 2026, or decant it and say nothing.”</p><p class="sum"><b>HK$980</b> a bottle, eleven left</p><a class="button" href="#">Put in my cellar</a></div></div>`;

export const producer = `<div class="producer"><div class="hill">${hillside}</div><div class="key"><h1>Frères Ombelle</h1><ol>${each(plots, (plot) => `<li><b>${plot.name}</b><span>${plot.text}</span></li>`)}</ol></div></div>`;

export const regions = `<div class="regions whole"><h2>Where to<br>begin</h2>${regionList}</div>`;

export const search = `${header('Cellar')}<div class="search"><p class="field"><span>grandfather</span><i></i></p><p class="count">Nine wines old enough, still alive</p><div class="elders">${each(
  [
    [1943, 'Château Deux Poules', 'Turns eighty in the autumn. Handle as one would.'],
    [1949, 'Frères Ombelle, Côte', 'In better shape than its label.'],
    [1955, 'Weingut Nebelhorn', 'Sweet, stubborn, very good company.'],
    [1959, 'Domaine du Chat Gris', 'Drink it now and don’t tell anyone.'],
    [1961, 'Widow Tarn, Les Ronces', 'One bottle. Her last.'],
  ] as const,
  ([year, name, note]) => `<a href="#"><b class="year">${year}</b><span class="name">${name}</span><i>${note}</i></a>`,
)}</div></div>`;

export const finder = `<div class="finder">${header('Cellar')}${section}<h1>How high?</h1><div class="pins">${each(
  pins,
  ({ name, height, price, x }) => {
    const { left, bottom } = pinPlace(x);
    return `<a href="#" class="pin" style="left:${left.toFixed(2)}%;bottom:${bottom.toFixed(2)}%"><b>${name}</b><span>${height} m</span><i>${price}</i></a>`;
  },
)}</div></div>`;

type Case = readonly [Wine, string, number, number, string];

const cases: readonly Case[] = [
  [val, 'Val, twelve', 2021, 2027, 'Row 3, shelf 2'],
  [mont, 'Mont, six', 2023, 2034, 'Row 3, shelf 4'],
  [rive, 'Rive, twelve', 2024, 2036, 'Row 7, shelf 1'],
  [cote, 'Côte, six', 2026, 2038, 'Row 9, shelf 1'],
  [clos, 'Clos, twelve', 2028, 2041, 'Row 9, shelf 3'],
];

/** Case ends in wood, stencilled; `ready` draws the years in which to open them. */
const drawers = (ordered: readonly Case[]): string =>
  `<div class="drawers"><div class="years">${each([2022, 2026, 2030, 2034, 2038], (year) => `<i>${year}</i>`)}</div>${each(
    ordered,
    ([wine, name, from, until, place]) =>
      `<a class="drawer${from <= 2023 ? ' now' : ''}" href="#"><svg viewBox="0 0 64 44" aria-hidden="true"><path d="M2 4H62V40H2Z" fill="#d9a878"/><path d="M2 22H62" stroke="#a9744a" stroke-width="2"/><path d="M2 4H62V9H2Z" fill="#e8c096"/><circle cx="32" cy="24" r="11" fill="${wine.glass}"/><path d="M6 12v3M58 12v3M6 32v3M58 32v3" stroke="#7a4d2b" stroke-width="3"/></svg><b>${name}</b><span>${place}</span><em class="span"><u style="left:${((from - 2020) / 22) * 100}%;right:${100 - ((until - 2020) / 22) * 100}%"><strong>${from}</strong></u></em></a>`,
  )}</div>`;

export const privateCellar = `<div class="mine">${header('Storage')}<div class="mine-head"><h1>Your cellar</h1><p>Five cases, forty-eight bottles, one of them promised to a brother-in-law.</p></div>${drawers([cote, clos, rive, val, mont].map((wine) => cases.find(([owned]) => owned === wine)).filter((found) => found !== undefined))}</div>`;

export const readiness = `<div class="mine">${header('Storage')}<div class="mine-head"><h1>What to open first</h1><p>In order of readiness. Patience is the last two rows.</p></div>${drawers(cases)}</div>`;

const readings = Array.from(
  { length: 53 },
  (_, week) => 12.6 + 0.32 * Math.sin((week - 12) / 8.3) + 0.05 * Math.sin(week * 0.9),
);
const record = `<svg class="record" viewBox="0 0 1040 200" preserveAspectRatio="none" aria-hidden="true"><path d="M0 100H1040" stroke="#d98f7a" stroke-opacity=".4" stroke-width="2" stroke-dasharray="3 8"/><path d="M0 200L${readings.map((value, week) => `${week * 20} ${(100 - (value - 12.6) * 150).toFixed(1)}`).join('L')}V200Z" fill="#6b1730"/><path d="M${readings.map((value, week) => `${week * 20} ${(100 - (value - 12.6) * 150).toFixed(1)}`).join('L')}" fill="none" stroke="#f3dfd2" stroke-width="4"/></svg>`;

export const storage = `<div class="storage">${header('Storage')}<div class="crate"><svg viewBox="0 0 420 300" role="img" aria-label="A case of twelve"><path d="M10 60L60 16H370L410 60Z" fill="#a9744a"/><path d="M10 60H410V290H10Z" fill="#d9a878"/><path d="M10 60H410V76H10Z" fill="#e8c096"/><path d="M10 136H410M10 214H410" stroke="#a9744a" stroke-width="4"/><path d="M30 60V290M390 60V290" stroke="#c08c5c" stroke-width="18"/><g fill="#7a4d2b">${[80, 118, 154, 196, 232, 270].map((y) => `<circle cx="30" cy="${y}" r="3.500"/><circle cx="390" cy="${y}" r="3.500"/>`).join('')}</g><text x="210" y="196" text-anchor="middle" font-family="DM Serif Display" font-size="86" fill="#5a1228">Clos</text><text x="210" y="252" text-anchor="middle" font-family="DM Serif Display" font-size="26" letter-spacing="7" fill="#5a1228">2013</text><circle cx="210" cy="104" r="17" fill="none" stroke="#5a1228" stroke-width="4"/><circle cx="210" cy="104" r="7" fill="#5a1228"/></svg></div><dl><div><dt>Arrived</dt><dd>4 March 2016</dd></div><div><dt>Lies in</dt><dd>Row 9, shelf 3</dd></div><div><dt>Belongs to</dt><dd>You</dd></div></dl><div class="warmth"><p><b>12.6°</b> this year, give or take a third</p>${record}</div></div>`;

export const journal = `${header('Journal')}<article class="journal"><p class="harvest">2022</p><div class="entry"><h1>The year the rain read the calendar</h1><p class="first">It fell in June, stopped in July, and came back on the afternoon after the last crate. Growers took the credit. We bought early, drove home slowly, and put down forty cases of something that will be ready when your youngest is.</p></div>${grapes}</article>`;

export const phoneBottle = `<div class="phone dark">${wordmark}<div class="spot">${bottle(clos, 'phone')}</div><div class="foot"><div><h1>Clos</h1><p>286 m, facing south</p></div><p class="sum"><b>HK$5,480</b><br>a case of six</p></div><a class="button" href="#">Add a case</a></div>`;

export const phoneCellar = `<div class="phone">${wordmark}<h1>Drink first</h1><div class="lines">${each(cases, ([, name, from], index) => `<a href="#" class="${index < 2 ? 'now' : ''}"><b class="year">${from}</b><span>${name}</span><i>${['Open tonight', 'Open, and wait an hour', 'Next year', 'Leave it alone', 'For the children'][index] ?? ''}</i></a>`)}</div></div>`;

export const phoneBasket = `<div class="phone basket">${wordmark}<h1>Six bottles</h1><div class="six">${each([clos, clos, rive, val, val, mont], (wine, index) => `<svg viewBox="-50 -50 100 100" aria-label="${wine.name}">${bin(wine, `six${index}`, index * 50)}</svg>`)}</div><ul><li><b>Clos</b><i>two</i><span>1,960</span></li><li><b>Val</b><i>two</i><span>520</span></li><li><b>Rive, Mont</b><i>one each</i><span>950</span></li></ul><p class="age"><i></i><span>I am 18 or over. Under the law of Hong Kong, intoxicating liquor must not be sold or supplied to a minor in the course of business.</span></p><a class="button" href="#">Pay HK$3,430</a></div>`;

const crowd = (order: readonly Wine[], size: number, gap: number, left: number, foot: number, id: string): string =>
  each(
    order,
    (wine, index) =>
      `<g transform="translate(${left + index * gap} ${foot - 750 * size}) scale(${size})">${bottleParts(wine, `${id}${index}`, false)}</g>`,
  );

export const illustration = `<svg class="full" viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="lamp" cx=".36" cy=".34" r=".8"><stop offset="0" stop-color="#a3354c"/><stop offset=".5" stop-color="#6b1730"/><stop offset="1" stop-color="#2c0714"/></radialGradient></defs><rect width="1200" height="1200" fill="url(#lamp)"/>${crowd(wines, 1.54, 234, -22, 1236, 'full')}</svg>`;

export const banner = `<svg class="full" viewBox="0 0 1440 608" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><defs><radialGradient id="lamp" cx=".3" cy=".3" r=".9"><stop offset="0" stop-color="#a3354c"/><stop offset=".5" stop-color="#6b1730"/><stop offset="1" stop-color="#2c0714"/></radialGradient></defs><rect width="1440" height="608" fill="url(#lamp)"/>${crowd([cote, val, clos, mont, rive], 1.86, 284, -34, 1368, 'wide')}</svg>`;

export const loop = `<div class="loop">${rack(4, 3, 'turn')}</div>`;
