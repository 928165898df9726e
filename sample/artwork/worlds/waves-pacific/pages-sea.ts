/** The pages on which the sea answers: a launch, a refusal, a beach, and what members see on a phone. */
import { dayWave, mark, tideCurve, windRose } from './instruments.ts';
import { each, header } from './pages.ts';
import { band, bandsOf, ink, kayak, scene, sun } from './sea.ts';

interface Launch {
  readonly place: string;
  readonly hour: string;
  readonly at: number;
  readonly high: number;
  readonly tide: string;
  readonly from: number;
  readonly wind: string;
  readonly verdict: string;
  readonly coach: string;
  readonly price: string;
  readonly left: string;
}

/** Eight seats as kayak cockpits; the last ones are still to take. */
const seats = (free: number): string =>
  `<div class="seats">${Array.from({ length: 8 }, (_, index) => `<svg viewBox="0 0 40 120" class="${index >= 8 - free ? 'free' : ''}" aria-hidden="true"><path d="M20 2Q40 40 36 78T20 118Q0 96 4 78T20 2Z"/><ellipse cx="20" cy="64" rx="8" ry="15"/></svg>`).join('')}</div>`;

const launchPage = (
  launch: Launch,
  free: number,
): string => `${header('Water')}<div class="launch-page"><div class="launch-title"><p>${launch.hour}</p><h1>${launch.place}</h1><p class="what">Kayak, two hours, with a coach</p></div>
<div class="dials"><figure>${tideCurve(launch.high, launch.at)}<figcaption><b>Tide</b>${launch.tide}</figcaption></figure><figure>${windRose(launch.from)}<figcaption><b>Wind</b>${launch.wind}</figcaption></figure></div>
<blockquote>“${launch.verdict}”<cite>${launch.coach}</cite></blockquote>
<div class="pay">${seats(free)}<p class="price">${launch.price}<small>${launch.left}</small></p><a class="cta" href="#"><span>Take a seat</span></a></div></div>`;

export const saiKung = launchPage(
  {
    place: 'Sai Kung',
    hour: 'Thursday, 10:00',
    at: 10,
    high: 8,
    tide: 'Falling, 1.6 m',
    from: 90,
    wind: 'East, 7 knots',
    verdict: 'Flat. Bring a hat and a slow friend.',
    coach: 'Coach’s word, 06:10',
    price: 'HK$420',
    left: 'four seats left',
  },
  4,
);

export const stanley = launchPage(
  {
    place: 'Stanley',
    hour: 'Wednesday, 07:00',
    at: 7,
    high: 7.6,
    tide: 'Nearly high, 2.0 m',
    from: 45,
    wind: 'North-east, 3 knots',
    verdict: 'Glassy. You could shave in it.',
    coach: 'Coach’s word, 05:50',
    price: 'HK$420',
    left: 'two seats left',
  },
  2,
);

export const refused = `${header()}<div class="refused"><svg class="wall" viewBox="0 0 640 220" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${band({ base: 150, amplitude: 66, length: 420, phase: 3.2, colour: ink.ember, tint: '#f06c45' }, -40, 680, 230)}${band({ base: 170, amplitude: 74, length: 520, phase: 4.6, colour: ink.coral, tint: '#ff9a7c' }, -40, 680, 230)}</svg>
<div class="refused-words"><p class="tag">Saturday, 10:00, Stanley</p><h1>The sea says no.</h1><p class="why">2.4 m from the south-east, which is a metre more than a double kayak likes.</p></div>
<div class="instead"><h2>It would say yes to</h2>${each(
  [
    ['Sun 11:00', 'Stanley', '0.8 m and falling'],
    ['Mon 07:00', 'Stanley', 'Glassy until ten'],
  ],
  ([when, place, how]) => `<a class="offer" href="#"><b>${when}</b><span>${place}</span><i>${how}</i></a>`,
)}</div></div>`;

const hours = Array.from(
  { length: 25 },
  (_, hour) => 0.5 + 0.72 * Math.sin((hour - 3) / 4.1) ** 2 + 0.22 * Math.sin(hour / 2.3),
);

const chart = `<svg class="chart" viewBox="0 0 1200 300" preserveAspectRatio="none" aria-hidden="true">${[0, 1, 2, 3]
  .map((layer) => {
    const points = hours.map(
      (value, hour) => `${hour * 50} ${(262 - value * 160 * (1 - layer * 0.2) + layer * 14).toFixed(1)}`,
    );
    return `<path d="M0 300L${points.join('L')}V300Z" fill="${[ink.aqua, ink.mid, ink.deep, ink.dark][layer]}"/>`;
  })
  .join(
    '',
  )}<path d="M350 0V300M600 0V300M850 0V300" stroke="${ink.dark}" stroke-opacity=".25" stroke-width="2"/></svg>`;

export const beach = `<div class="beach">${header('Water')}<h1>Tai Long Wan</h1><div class="beach-chart">${chart}<p class="at h7">07:00</p><p class="at h12">12:00</p><p class="at h17">17:00</p><p class="now"><b>Waist high</b>0.9 m now, best before ten</p></div>
<div class="beach-notes"><section><h2>Bring</h2><ul><li>Shoes you can walk an hour in</li><li>Two litres of water</li><li>A dry bag, or a wet phone</li></ul></section><section><h2>Leave the car</h2><p>At Pak Tam Chung. The barrier closes to cars, not to buses.</p></section><section><h2>Noodles</h2><p>First door off the sand. The soup is better than the chairs.</p></section></div></div>`;

const phoneTop = (title: string): string => `<div class="phone-top">${mark}<b>${title}</b></div>`;

function phoneSea(): string {
  const [far = '', ...near] = bandsOf({ width: 390, height: 520, level: 200, sea: 0.34 });
  return `<svg class="phone-sea" viewBox="0 0 390 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${sun(270, 190, 92, 'sun')}${far}<g transform="translate(176 262) rotate(3) scale(.62)">${kayak}</g>${near.join('')}</svg>`;
}

export const condition = `<div class="phone">${phoneTop('Stanley')}<p class="quiet">Wednesday, 07:00</p><h1 class="huge">Glassy</h1><p class="reading"><span><i>Swell</i>0.3 m</span><span><i>Wind</i>3 knots</span><span><i>Water</i>27°</span></p>${phoneSea()}<a class="cta wide" href="#"><span>Book this one</span></a></div>`;

export const swim = `<div class="phone">${phoneTop('Joining, 2 of 4')}<h1>How far can you swim?</h1><p class="quiet">In your own clothes, without stopping to prove a point.</p><div class="answers">${each(
  [
    ['To the ladder', 12],
    ['A hundred metres', 34],
    ['Five hundred', 66],
    ['To the buoy and back', 100],
  ] as const,
  ([label, share], index) =>
    `<button type="button" class="${index === 1 ? 'on' : ''}"><i class="w${share}"></i><b>${label}</b></button>`,
)}</div><a class="cta wide" href="#"><span>Carry on</span></a></div>`;

export const moved = `<div class="phone moved">${phoneTop('Your launch')}<h1>Moved to Thursday</h1><div class="move"><div><b>Tue 17</b><i>16:30</i>${dayWave(1.9, 'no')}</div><div><b>Thu 19</b><i>16:00</i>${dayWave(0.6, 'go')}</div></div><p class="because">Tuesday’s wind turned offshore, and paddling home against it is not what you booked.</p><p class="quiet">Six people, same coach, same hut. Nothing more to pay.</p><a class="cta wide" href="#"><span>Thursday is fine</span></a><a class="plain" href="#">Another day</a></div>`;

export const arm = `<div class="arm">${scene({ width: 1280, height: 800, level: 470, kayak: [250, 560, 0.62], sun: [1010, 260, 150], sea: 1, id: 'sun' })}
<svg class="hand" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M770 840L806 640Q780 560 800 486L846 400H880L890 520L1010 640L1130 840Z" fill="#c98c5e"/><path d="M1130 840L1010 640L890 520L900 640L990 840Z" fill="#b5784c"/><path d="M756 860L784 730L1040 690L1150 860Z" fill="${ink.coral}"/><path d="M784 730L1040 690L1052 716L778 758Z" fill="${ink.ember}"/></svg>
<div class="held"><div class="screen">${phoneTop('Weather')}<p class="quiet">Stanley, 06:00</p><p class="big">0.3 m</p><p class="reading"><span><i>Wind</i>3 kn NE</span><span><i>High</i>07:40</span></p>${windRose(45)}</div></div>
<svg class="fingers" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M800 700Q770 610 738 540Q716 486 738 474Q764 464 790 520Q812 566 846 596Q866 640 850 700Z" fill="#c98c5e"/><path d="M732 492q10 -16 24 -4q10 10 16 26q-14 12 -28 6q-14 -14 -12 -28z" fill="#e8bd97"/></svg></div>`;

export const banner = `<div class="full">${`<svg class="sea" viewBox="0 0 1440 608" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1440" height="608" fill="${ink.pale}"/>${sun(1120, 170, 120, 'sun')}<g transform="rotate(-7 720 300)">${bandsOf({ width: 1700, height: 760, level: 190, sea: 1.9, stretch: 1.75 }).join('')}</g></svg>`}</div>`;

const moving = bandsOf({ width: 1900, height: 720, level: 400, sea: 1.25 });
export const loop = `<div class="loop"><svg viewBox="0 0 960 720" aria-hidden="true"><rect width="960" height="720" fill="${ink.pale}"/>${sun(640, 260, 190, 'sun')}<g transform="rotate(-5 480 400)">${moving
  .map(
    (part, index) =>
      `<g class="m m${index}">${part}</g>${index === 1 ? `<g class="bob"><g transform="translate(450 470) scale(1.15)">${kayak}</g></g>` : ''}`,
  )
  .join('')}</g></svg></div>`;
