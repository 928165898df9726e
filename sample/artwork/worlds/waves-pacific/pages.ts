import {
  type Beach,
  beaches,
  boardDrawing,
  boards,
  clubMap,
  dayWave,
  forecast,
  mark,
  ticks,
  type Verdict,
  weekWave,
} from './instruments.ts';
import { scene } from './sea.ts';

export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

const wordmark = `<a class="wordmark" href="#">${mark}<b>Waves<br>Pacific</b></a>`;

export const header = (here = ''): string => `<header class="top">${wordmark}
<nav>${each(['Water', 'Boards', 'Coaching', 'Club'], (item) => `<a${item === here ? ' class="here"' : ''} href="#">${item}</a>`)}</nav>
<a class="cta" href="#"><span>Book a launch</span></a><button class="menu" type="button" aria-label="Menu"><i></i><i></i></button></header>`;

const footer = `<footer class="foot"><p class="big">See you out there.<br>Or not, if it looks like that.</p>
<dl><div><dt>Hut</dt><dd>Stanley Main Beach, the blue door that is green</dd></div><div><dt>Desk</dt><dd>06:00 to 14:00, every day the sea agrees</dd></div></dl></footer>`;

const todayRow = ({ name, word, swell, metres, verdict }: Beach): string =>
  `<a class="row ${verdict}" href="#"><b>${name}</b><span class="word">${word}</span>${ticks(swell)}<span class="metres">${metres} m</span></a>`;

const today = (
  count: number,
): string => `<section class="today" id="today"><div class="today-head"><h2>On the water today</h2><p>Wednesday 18 September, read at 06:00</p></div>
${each(beaches.slice(0, count), todayRow)}</section>`;

const strip = `<div class="strip"><div>${each(
  [
    ['High water', '2.1 m at 07:40'],
    ['Wind', 'East, 9 knots'],
    ['Swell', '0.9 m, south-east'],
    ['Sea', '27°, no excuse'],
  ],
  ([name, value]) => `<span><i>${name}</i>${value}</span>`,
)}</div></div>`;

const launches: readonly (readonly [string, string, string, string, Verdict])[] = [
  ['07:00', 'Stanley', 'Kayak, two hours', '2 seats', 'go'],
  ['09:30', 'Sai Kung', 'First foil', '4 boards', 'go'],
  ['15:00', 'Cheung Chau', 'Round the island', 'Held until noon', 'wait'],
];

export const home = (flood: boolean): string => `<div class="hero">${scene({
  width: 1440,
  height: 810,
  level: flood ? 400 : 500,
  kayak: flood ? [1040, 520, 1.05] : [1040, 640, 1.05],
  pitch: 5,
  sun: flood ? [1190, 270, 190] : [1190, 330, 190],
  sea: flood ? 1.5 : 1.1,
  id: 'sun',
})}${header()}<h1>Read<br><span>the swell</span></h1><p class="lede">Kayaks, foils and the people who know when not to go out. Six beaches, one pass.</p></div>
${strip}${today(4)}
<section class="next" id="launches"><h2>Next out</h2><div class="launches">${each(
  launches,
  ([hour, place, what, left, verdict]) =>
    `<a class="launch ${verdict}" href="#"><span class="hour">${hour}</span><div class="wave">${dayWave(verdict === 'wait' ? 1.4 : 0.6, verdict)}</div><b>${place}</b><span>${what}</span><em>${left}</em></a>`,
)}</div></section>
${rack('rack-home')}
${footer}`;

function rack(id: string): string {
  return `<section class="rack" id="${id}"><h2>Four boards, <br>four excuses</h2><div class="boards">${each(
    boards,
    (board, index) =>
      `<figure><p class="level">${board.level}</p>${boardDrawing(board, index)}<figcaption><b>${board.name}</b><i>${board.size}</i><span>${board.not}</span></figcaption></figure>`,
  )}</div></section>`;
}

const week: readonly (readonly [string, number, Verdict, string, readonly (readonly [string, string, Verdict])[]])[] = [
  [
    'Mon',
    16,
    'go',
    'Glassy',
    [
      ['07:00', 'Stanley', 'go'],
      ['09:30', 'Sai Kung', 'go'],
      ['16:00', 'Pui O', 'go'],
    ],
  ],
  [
    'Tue',
    17,
    'go',
    'Knee high',
    [
      ['07:00', 'Stanley', 'go'],
      ['10:00', 'Sai Kung', 'go'],
      ['16:30', 'Pui O', 'wait'],
    ],
  ],
  [
    'Wed',
    18,
    'wait',
    'Cross-shore',
    [
      ['07:00', 'Stanley', 'go'],
      ['09:30', 'Sai Kung', 'go'],
      ['15:00', 'Cheung Chau', 'wait'],
    ],
  ],
  [
    'Thu',
    19,
    'go',
    'Waist high',
    [
      ['06:30', 'Tai Long Wan', 'go'],
      ['10:00', 'Sai Kung', 'go'],
      ['16:00', 'Stanley', 'go'],
    ],
  ],
  [
    'Fri',
    20,
    'wait',
    'Lumpy',
    [
      ['07:00', 'Sai Kung', 'go'],
      ['10:30', 'Stanley', 'wait'],
      ['16:00', 'Pui O', 'no'],
    ],
  ],
  [
    'Sat',
    21,
    'no',
    'Stay in',
    [
      ['07:00', 'Sai Kung', 'wait'],
      ['10:00', 'Stanley', 'no'],
      ['15:00', 'Pui O', 'no'],
    ],
  ],
  [
    'Sun',
    22,
    'go',
    'Tidying up',
    [
      ['08:00', 'Sai Kung', 'go'],
      ['11:00', 'Stanley', 'go'],
      ['16:00', 'Pui O', 'wait'],
    ],
  ],
];

const answer: Readonly<Record<Verdict, string>> = { go: 'go', wait: 'ask again', no: 'stay in' };

export const booking = `${header('Water')}<div class="week-head"><h1>Which day?</h1><p>A wave’s height is its forecast. Pick a low one.</p>
<div class="choices"><span class="on">Kayak</span><span>Foil</span><span>Either</span></div></div>
<div class="week">${each(
  week,
  ([name, date, verdict, word, hours], index) =>
    `<section class="day ${verdict}" id="day${date}"><div class="day-name"><b>${name}</b><i>${date}</i><span class="turn">${week[index + 1]?.[0] ?? 'Mon'}</span></div><p class="height">${(forecast[index] ?? 0).toFixed(1)}<small> m</small></p><p class="word">${word}</p>
<div class="wave">${weekWave(index, verdict)}</div><ul>${each(hours, ([hour, place, call]) => `<li class="${call}"><i>${hour}</i><b>${place}</b><em>${answer[call]}</em></li>`)}</ul></section>`,
)}</div>`;

export const map = `<div class="atlas">${header('Club')}${clubMap}<div class="pins">${each(
  beaches,
  ({ name, word, x, y, verdict, metres }) =>
    `<p class="pin ${verdict} ${x > 800 ? 'west' : ''}" style="left:${x / 10}%;top:${((y / 680) * 100).toFixed(2)}%"><i></i><span><b>${name}</b>${word}, ${metres} m</span></p>`,
)}</div><h1>Six<br>beaches</h1></div>`;

export const boardsPage = `${header('Boards')}${rack('rack')}${footer}`;

const wet = ['Go', 'Wait', 'Stay in'];

export const coach = `<div class="coach"><div class="coach-top">${mark}<h1>Today’s launches</h1><p>Wednesday, 05:48. Forecast good for an hour.</p></div>${each(
  [
    ['07:00', 'Stanley', 'Eight kayaks, six people', 0],
    ['09:30', 'Sai Kung', 'First foil, four people', 0],
    ['15:00', 'Cheung Chau', 'Round the island, nine', 1],
    ['16:30', 'Big Wave Bay', 'Foil, three who were told', 2],
  ] as const,
  ([hour, place, who, call]) =>
    `<section class="call"><p><i>${hour}</i><b>${place}</b><span>${who}</span></p><div class="buttons">${each(wet, (label, index) => `<button type="button" class="b${index}${index === call ? ' on' : ''}">${label}</button>`)}</div></section>`,
)}</div>`;

const stamp = (beach: Beach, index: number): string =>
  `<div class="stamp s${index}"><svg viewBox="0 -16 100 76" aria-hidden="true"><path d="M0 60V${48 - beach.swell * 3}Q12 ${48 - beach.swell * 3} 24 ${40 - beach.swell * 3}T50 ${30 - beach.swell * 2}Q44 44 60 44T100 ${46 - beach.swell}V60Z" fill="currentColor"/></svg><b>${beach.name}</b><i>${['12 × this year', '3 × this year', 'Twice, once willingly', '9 × this year', 'Not yet', 'Once, for the noodles'][index]}</i></div>`;

export const pass = `${header('Club')}<div class="pass-page"><div class="pass-words"><h1>One pass,<br>six beaches</h1><p>Launch as often as the sea lets you, April to November. Refusals are included.</p><p class="price">HK$2,980 <small>a season</small></p><a class="cta" href="#"><span>Get the pass</span></a></div>
<div class="card"><div class="card-top">${mark}<b>Season pass</b><i>No. 0418</i></div><div class="stamps">${each(beaches, stamp)}</div><p class="card-foot">Valid until somebody looks out of the window</p></div></div>`;

export const illustration = `<div class="full">${scene({ width: 1200, height: 1200, level: 620, kayak: [610, 740, 1.8], pitch: -2, sun: [640, 410, 330], sea: 1.55, stretch: 1.15, still: true, id: 'sun' })}</div>`;
