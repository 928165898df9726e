import { type Chart, chart, point } from './chart.ts';
import { feedTile, view } from './frame.ts';
import { latestReadings, methodSteps } from './pages-method.ts';
import { decade, energy, feeds, food, housing, index, official, transport } from './series.ts';

const months = [
  ['Feb', 0.079],
  ['Apr', 0.225],
  ['Jun', 0.375],
  ['Aug', 0.526],
  ['Oct', 0.677],
  ['Dec', 0.827],
  ['Feb', 0.975],
] as const;

const front: Chart = {
  days: index,
  low: 126.8,
  high: 133.6,
  ticks: [127, 128, 129, 130, 131],
  dates: months,
  compare: true,
};
const wide: Chart = {
  days: decade,
  low: 92,
  high: 137,
  ticks: [100, 110, 120, 130],
  dates: Array.from({ length: 10 }, (_, year) => [String(2010 + year), 0.045 + year * 0.1] as const),
  compare: true,
};

const legend =
  '<p class="legend"><span class="ours">Truflation, every day</span><span class="theirs">Official, when the month is over</span></p>';

export const home = view(
  'home',
  '',
  `<section class="front"><h1>Prices, as they actually&nbsp;are</h1><div class="now"><strong>132.47</strong><p><b>+3.18%</b> on a year ago<br>measured at <b>14:00</b>, Sunday 9 February</p></div>${legend}${chart({ ...front, inside: point(front, 405, '132.47') + point(front, 254, 'Six days with no reading. We left them out.', 'gap') }, 'year')}${chart({ ...wide, inside: point(wide, 519, '132.47') }, 'decade')}</section>
<section class="feeds" id="feeds">${feeds.map(feedTile).join('')}</section>
<section class="front-method" id="method"><h2>The method, in front of the number</h2><ol>${methodSteps}</ol></section>
<section class="latest" id="latest"><h2>Just in</h2>${latestReadings}</section>
<section class="invite" id="invite"><h2>Do not take our word for it</h2><a>Get a key</a></section>`,
);

const listed: Chart = {
  days: index,
  low: 126.5,
  high: 133.2,
  ticks: [127, 128, 129, 130, 131, 132, 133],
  dates: months,
  compare: true,
};

/** On a phone the same chart is drawn again with time running down. */
export const listing = view(
  'listing',
  'Index',
  `<section class="main-chart"><header><h1>Index</h1><p class="reading"><strong>132.47</strong> at 14:00, 9 February 2020</p><p class="range"><a>30 days</a><a class="on">13 months</a><a>10 years</a><a>Axis from zero</a><a>As a table</a></p></header>${chart({ ...listed, inside: point(listed, 405, '132.47') + point(listed, 129, 'Corrected 14 May', 'mended') }, 'across')}${chart(
    {
      ...listed,
      ticks: [127, 128, 129, 130, 131, 132, 133],
      dates: [
        ['Feb', 0.05],
        ['May', 0.28],
        ['Aug', 0.51],
        ['Nov', 0.74],
        ['Feb', 0.96],
      ],
      sideways: true,
    },
    'down',
  )}${legend}</section>
<aside class="beside">${feeds.map((feed) => `${feedTile(feed)}<p class="weight"><i style="width:${feed.weight}%"></i>${feed.weight}% of the basket</p>`).join('')}<p class="rest">The other 31.0% is clothes, schools, telephones and going out.</p></aside>`,
);

const falling: Chart = {
  days: energy.days,
  low: 94,
  high: 106,
  ticks: [94, 96, 98, 100, 102, 104],
  dates: [
    ['13 Oct', 0.02],
    ['Nov', 0.16],
    ['Dec', 0.41],
    ['Jan', 0.66],
    ['Feb', 0.92],
  ],
};

export const energyFeed = view(
  'energy',
  'Feeds',
  `<section class="falling"><header><h1>Energy</h1><p><strong>96.40</strong><em class="down">−7.3%</em></p><p>Electricity, gas and what comes out of the pump. Nine sources, read at 14:00.</p></header>${chart({ ...falling, inside: point(falling, 119, '96.40') })}</section>`,
);

/** Phones: the number, and the hour it was true. */
export const phoneValue = view(
  'phone-value',
  'Index',
  `<section><h1>Index</h1><strong class="huge"><span>132</span><span>.47</span></strong><p class="hour">at <b>14:00</b></p><p class="date">Sunday 9 February 2020, Hong Kong</p>${chart(
    {
      days: index.slice(-60),
      low: 129.6,
      high: 133.4,
      ticks: [130, 131, 132, 133],
      dates: [
        ['Dec', 0.06],
        ['Jan', 0.4],
        ['Feb', 0.85],
      ],
    },
  )}<dl><div><dt>Year</dt><dd>+3.18%</dd></div><div><dt>Day</dt><dd>+0.01%</dd></div><div><dt>Prices read</dt><dd>2,104,388</dd></div></dl></section>`,
);

export const phoneFeeds = view(
  'phone-feeds',
  'Feeds',
  `<section><h1>Feeds</h1>${[food, housing, transport, energy].map((feed) => feedTile(feed)).join('')}</section>`,
);

const touched: Chart = {
  days: index,
  low: 127,
  high: 133.2,
  ticks: [128, 129, 130, 131, 132],
  dates: [
    ['Feb', 0.06],
    ['Jun', 0.36],
    ['Oct', 0.66],
    ['Feb', 0.94],
  ],
  compare: true,
};

/** 12 March, counted from the last day of 2018. */
const march = 71;

/** The finger comes from below so that it does not hide what it points at. */
export const onPhone = `<div class="held"><p class="caption"><b>12 March 2019</b><br>A finger is wider than a day,<br>so the chart says which day it means.</p><div class="telephone"><div class="view touch"><div class="sheet"><p class="status"><span>14:00</span><svg viewBox="0 0 60 14" aria-hidden="true"><path d="M0 10h3v4H0zM6 7h3v7H6zM12 4h3v10h-3zM18 0h3v14h-3z" fill="#e9fff5"/><rect x="34" y="1" width="22" height="12" rx="3" fill="none" stroke="#e9fff5"/><path d="M36 3h14v8H36z" fill="#e9fff5"/></svg></p><h1>Index</h1><p class="reading"><strong>${index[march]?.toFixed(2)}</strong> on 12 March 2019</p><p class="theirs-then">Official that day <b>${official(index)[march]?.toFixed(2)}</b>, which was January’s</p>${chart({ ...touched, inside: point(touched, march, '12 March', 'finger') })}</div></div></div><svg class="hand" viewBox="0 0 460 760" aria-hidden="true"><path d="M-20 690q120-40 330-10l30 120H-20z" fill="#02100a"/><path d="M6 640q130-30 270-6v70q-140-24-270 4z" fill="#e9fff5"/><path d="M18 60C18 20 36 0 62 0S106 20 106 60V330q150-20 168 60 8 130-34 240-100 30-200 0C8 560 14 420 18 330z" fill="#17895e"/><path d="M18 60C18 20 36 0 62 0 40 8 36 30 36 60V330C34 430 34 560 60 634l-20-4C8 560 14 420 18 330z" fill="#23a673"/><g fill="#0e6b48"><rect x="100" y="296" width="64" height="136" rx="32"/><rect x="160" y="306" width="60" height="128" rx="30"/><rect x="216" y="324" width="54" height="112" rx="27"/></g><g fill="#17895e"><rect x="106" y="296" width="56" height="120" rx="28"/><rect x="165" y="306" width="52" height="112" rx="26"/><rect x="220" y="324" width="46" height="98" rx="23"/></g><path d="M34 470q60-60 150-36 26 12 14 40-10 20-40 12-50-12-84 26z" fill="#23a673"/><path d="M36 54Q34 16 62 14T88 54Q86 74 62 74T36 54z" fill="#b8f5d8"/><path d="M44 52q0-24 16-28" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M36 160q26 10 52 0M38 176q24 8 48 0" stroke="#0e6b48" stroke-width="4" fill="none" stroke-linecap="round"/></svg></div>`;
