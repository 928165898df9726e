import { bag, type Coffee, coffees, jug, tools } from './bags.ts';
import { black, cup, cupParts, heart, leaf, wordmark } from './cups.ts';

const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

const header = (here = '', count = 0): string =>
  `<header class="top">${wordmark}<nav>${each(
    ['Shop', 'Roastery', 'Counters'],
    (item) => `<a${item === here ? ' class="here"' : ''} href="#">${item}</a>`,
  )}</nav><a class="tray" href="#" aria-label="Bag, ${count}"><i>${count === 0 ? '' : count}</i></a></header>`;

const press = (label: string, kind = ''): string => `<a class="press ${kind}" href="#">${label}</a>`;

const [slope, harbour, sugar] = coffees as readonly [Coffee, Coffee, Coffee];

export const home = `<div class="opening">${header()}<h1>One cup,<br>taken seriously.</h1><div class="great">${cup({ id: 'great', art: leaf(), handle: -34, turn: -24 })}</div><p class="aside">Poured at the counter in Sai Ying Pun, this morning, once.</p></div>
<section class="counter" id="counter"><i class="light"></i><i class="light second"></i><div class="alone">${cup({ id: 'alone', art: black, handle: 24, saucer: false }, 480)}</div></section>
<section class="three" id="three"><p class="aside">Three coffees. It took a year to get down to them.</p><div class="bags">${each(coffees, (coffee) => `<a href="#">${bag(coffee, 'home')}</a>`)}</div></section>
<section class="tuesday" id="tuesday"><h2>We roast<br>on Tuesday.</h2><h2 class="later">You drink<br>by Thursday.</h2></section>`;

export const shop = `${header('Shop')}<div class="shelf">${each(
  coffees,
  (coffee) =>
    `<article class="item ${coffee.key}" id="${coffee.key}">${bag(coffee)}<div><h2>${coffee.name}</h2><p>${coffee.line}</p><p class="cost">HK$148</p>${press('Add')}</div></article>`,
)}</div>`;

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${each(rows, ([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

export const slopePage = `<div class="coffee slope">${header('Shop')}<div class="stand">${bag(slope)}</div><div class="words"><h1>Slope 12</h1>${facts(
  [
    ['Farm', 'Twelve terraces, one family'],
    ['Height', '1,840 m'],
    ['Brew', 'Filter, 93°, slowly'],
    ['Tastes of', 'Apricot, black tea'],
  ],
)}<p class="cost">HK$148</p>${press('Add')}</div></div>`;

export const harbourPage = `<div class="coffee harbour">${header('Shop')}<div class="stand pair">${bag(harbour)}${jug}</div><div class="words"><h1>Harbour</h1><div class="times"><p><b>3:10</b>filter</p><p><b>0:28</b>espresso</p></div>${press('Add')}</div></div>`;

export const basket = `<div class="basket">${header('', 1)}<div class="stand">${bag(slope)}</div><ul><li><b>Slope 12</b><i>one bag</i></li><li><b>Filter</b><i>the grind</i></li><li><b>Thursday 14</b><i>the day</i></li><li><b>HK$148</b><i>door included</i></li></ul>${press('Pay')}</div>`;

const days = Array.from({ length: 35 }, (_, index) => index - 3);

function dayCell(date: number, index: number): string {
  const column = index % 7;
  const inMonth = date > 0 && date <= 31;
  const kind = inMonth ? (column === 1 ? 'roast' : column === 3 ? 'drink' : '') : 'out';
  return `<span class="${kind}"><i>${inMonth ? date : ''}</i></span>`;
}

/** The ring that somebody's cup left on the printed calendar. */
const stain = `<svg class="stain" viewBox="-120 -120 240 240" aria-hidden="true"><g fill="none" stroke="#8a4b22"><circle r="92" stroke-width="9" stroke-opacity=".16"/><path d="M-92 0A92 92 0 0 1 60 -70" stroke-width="6" stroke-opacity=".3"/><path d="M88 26A92 92 0 0 1 -40 83" stroke-width="4" stroke-opacity=".34"/><circle r="85" stroke-width="2" stroke-opacity=".22"/></g><circle cx="104" cy="72" r="4" fill="#8a4b22" fill-opacity=".3"/></svg>`;

export const calendar = `<div class="calendar">${header('Roastery')}<div class="month-name"><h1>October</h1><p><i class="dot roast"></i>We roast</p><p><i class="dot drink"></i>You drink</p><p class="aside">Tuesday 12 is full. Tuesday 19 has 41 bags.</p></div><div class="month"><div class="names">${each(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], (name) => `<b>${name}</b>`)}</div>${each(days, dayCell)}${stain}</div></div>`;

export const confirmation = `<div class="confirmation">${header()}<p class="aside">Your Slope 12 will be roasted on</p><h1>Tuesday</h1><div class="below"><p>12 October. With you on Thursday,<br>before you have run out.</p><p class="cost">HK$148, paid</p></div><div class="peek">${cup({ id: 'peek', art: heart, handle: 200, turn: 16 })}</div></div>`;

const doors = (chosen = ''): string =>
  each(
    ['Pause', 'Change', 'Stop'],
    (label) => `<a class="press door${label === chosen ? ' on' : ''}" href="#">${label}</a>`,
  );

export const subscription = `<div class="subscription">${header()}<div class="stand">${bag(harbour)}</div><div class="words"><h1>One bag,<br>every second<br>Tuesday.</h1><p class="aside">Next: Harbour, filter, 19 October</p><div class="doors">${doors()}</div></div></div>`;

export const guide = `<div class="guide">${header('Roastery')}<h1>One cup, five steps</h1><ol>${each(
  [
    ['Boil', '300 g of water. Then look out of the window for thirty seconds.'],
    ['Weigh', '15 g of coffee, ground like coarse sand.'],
    ['Rinse', 'The paper first. Nobody wants to drink it.'],
    ['Pour', 'Slowly, in circles, up to 250 g.'],
    ['Wait', 'Three minutes ten. It will be hot. So would you.'],
  ] as const,
  ([name, text], index) =>
    `<li><svg viewBox="0 0 110 100" aria-hidden="true">${tools[index] ?? ''}</svg><b>${name}</b><p>${text}</p></li>`,
)}</ol></div>`;

export const stop = `<div class="stop">${header()}<a class="round start" href="#">Start</a><a class="round end" href="#">Stop</a><p class="aside">The same size. We measured.</p></div>`;

const phoneHead = `<div class="phone-head">${wordmark}<a class="tray" href="#" aria-label="Bag"><i></i></a></div>`;

const payRows = each(
  ['Harbour Wallet', 'Tram Pocket', 'Card'],
  (name, index) =>
    `<a class="way w${index}" href="#"><svg viewBox="0 0 64 44" aria-hidden="true">${['<rect x="2" y="6" width="60" height="36" rx="9"/><path d="M2 18H62"/><circle cx="48" cy="30" r="4"/>', '<path d="M4 14L46 3V14M4 14H60V42H4Z"/><path d="M60 22H44V34H60"/>', '<rect x="2" y="3" width="60" height="39" rx="5"/><path d="M2 14H62M10 31H28"/>'][index] ?? ''}</svg>${name}</a>`,
);

export const phoneSugar = `<div class="phone">${phoneHead}${bag(sugar)}<h1>No<br>sugar</h1><p>HK$148</p>${press('Add')}</div>`;

export const phonePay = `<div class="phone pay">${phoneHead}<h1>HK$148</h1><p>No sugar, filter, on Thursday</p><div class="ways">${payRows}</div></div>`;

export const phonePaused = `<div class="phone paused">${phoneHead}<div class="resting">${cup({ id: 'rest', art: black, handle: 128 })}</div><h1>Paused until<br>2 November</h1><p>The beans wait here. Good trip.</p><div class="doors">${press('Resume', 'door on')}${press('Change', 'door')}${press('Stop', 'door')}</div></div>`;

export const presses = `<div class="presses"><div class="handset"><div class="phone">${phoneHead}${bag(sugar, 'small')}<h1>No<br>sugar</h1><p>HK$148</p>${press('Add')}</div><i class="touch t1"></i></div><div class="handset second"><div class="phone pay">${phoneHead}<h1>HK$148</h1><p>On Thursday</p><div class="ways">${payRows}</div></div><i class="touch t2"></i></div></div>`;

export const illustration = `<svg class="full" viewBox="-600 -600 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect x="-600" y="-600" width="1200" height="1200" fill="#2f4a3a"/><g transform="translate(-14 -6) scale(1.6)">${cupParts({ id: 'full', art: leaf(), handle: -32, turn: -18, saucer: false })}</g></svg>`;

export const banner = `<svg class="full" viewBox="-210 -92 420 178" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><radialGradient id="land" cx=".42" cy=".5" r=".7"><stop offset="0" stop-color="#b9713a"/><stop offset=".6" stop-color="#955224"/><stop offset="1" stop-color="#6a3515"/></radialGradient><filter id="melt" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter></defs><rect x="-230" y="-110" width="460" height="220" fill="url(#land)"/><g transform="rotate(64) translate(-14 -28) scale(1.32)"><g filter="url(#melt)" opacity=".55" transform="translate(5 -7)">${leaf()}</g>${leaf()}</g></svg>`;

export const loop = `<div class="loop"><svg viewBox="-640 -480 1280 960" aria-hidden="true"><g transform="translate(60 20)">${cupParts({ id: 'pour', art: `<g class="pour"><g clip-path="url(#spread)">${leaf()}</g></g>`, handle: -32, turn: -18 })}<clipPath id="spread"><circle class="spread" cy="200" r="400"/></clipPath></g></svg></div>`;
