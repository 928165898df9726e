import { type Chart, chart, point } from './chart.ts';
import { view } from './frame.ts';
import { course, index, official } from './series.ts';

interface Step {
  readonly verb: string;
  readonly says: string;
  readonly figures: readonly (readonly [string, string])[];
  readonly sum: string;
}

const steps: readonly Step[] = [
  {
    verb: 'Read',
    says: 'We read prices where people pay them: tills, meters, fares and rents. The same goods, every day.',
    figures: [
      ['Tills', '1,488,210'],
      ['Rents', '96,402'],
      ['Fares', '511,004'],
      ['Meters', '8,772'],
    ],
    sum: '2,104,388 prices',
  },
  {
    verb: 'Doubt',
    says: 'A price that moves by more than 40 per cent in a day waits until a person has looked at it.',
    figures: [
      ['Held', '1,204'],
      ['Let back', '1,187'],
      ['Thrown out', '17'],
    ],
    sum: '0.0008% lost',
  },
  {
    verb: 'Weigh',
    says: 'Each group counts as much as households spend on it. The survey is a year old, and says so.',
    figures: [
      ['Food', '14.2'],
      ['Housing', '41.5'],
      ['Transport', '8.9'],
      ['Energy', '4.4'],
      ['The rest', '31.0'],
    ],
    sum: '100.0%',
  },
  {
    verb: 'Add',
    says: 'Multiply, add, and there is the index. You can do it on the back of a receipt.',
    figures: [
      ['0.142 × 128.10', '18.190'],
      ['0.415 × 141.32', '58.648'],
      ['0.089 × 119.77', '10.660'],
      ['0.044 × 96.40', '4.242'],
      ['0.310 × 131.39', '40.731'],
    ],
    sum: '132.471',
  },
];

const step = ({ verb, says, figures, sum }: Step): string =>
  `<li><div><h3>${verb}</h3><p>${says}</p></div><dl>${figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}<div class="sum"><dt></dt><dd>${sum}</dd></div></dl></li>`;

export const methodSteps = steps.map(step).join('');

export const method = view(
  'method',
  'Method',
  `<section><header><h1>Method</h1><p class="lead">Four steps, each beside the figures that went into it today.</p></header><ol>${methodSteps}</ol></section>`,
);

const sources = [
  ['Two supermarkets, till by till', 4.1, '2 min', 'Both shops'],
  ['Six wet markets, one walker each', 3.6, '31 min', 'Truflation'],
  ['Wharf cold store, fish', 1.9, '12 min', 'The wharf'],
  ['Rice importers’ list', 1.4, '5 h', 'The guild'],
  ['Bakeries, 212 of them', 1.2, '9 min', 'Till maker'],
  ['Canteens and cha chaan tengs', 1.1, '44 min', 'Truflation'],
  ['Tea and coffee, wholesale', 0.9, '1 d', 'Two brokers'],
] as const;

/** What was read last, in the order in which it came in. */
const latest = [
  ['13:59:58', 'Bus fares, all routes', '119.41'],
  ['13:59:51', 'Till maker, bakeries', '131.07'],
  ['13:59:44', 'Petrol, 171 pumps', '97.92'],
  ['13:59:12', 'Rents, Kowloon East', '143.60'],
  ['13:58:57', 'Wharf cold store', '126.88'],
  ['13:58:30', 'Eggs, six markets', '124.15'],
  ['13:57:49', 'Ferries', '112.30'],
  ['13:57:03', 'Rents, Islands', '138.21'],
  ['13:56:40', 'Gas meters', '94.06'],
  ['13:55:18', 'Choi sum', '133.92'],
  ['13:54:59', 'Cha chaan tengs', '129.47'],
  ['13:54:02', 'School bus', '121.19'],
  ['13:52:37', 'Rents, Tai Po', '140.75'],
  ['13:51:11', 'Telephones', '88.30'],
  ['13:50:26', 'Garoupa', '136.04'],
  ['13:49:48', 'Piano lessons', '127.53'],
  ['13:48:15', 'Electricity', '95.18'],
  ['13:46:09', 'Milk tea', '130.00'],
] as const;

export const latestReadings = `<ol>${latest.map(([time, name, value]) => `<li><time>${time}</time><span>${name}</span><b>${value}</b></li>`).join('')}</ol>`;

export const foodFeed = view(
  'food',
  'Feeds',
  `<section><header><h1>Food</h1><p><strong>128.10</strong><em class="up">+4.6%</em></p></header><table><thead><tr><th>Source</th><th>Weight</th><th>Age</th><th>Owner</th></tr></thead><tbody>${sources.map(([name, weight, age, owner]) => `<tr><td>${name}</td><td class="bar"><i style="width:${(weight / 4.1) * 62}%"></i>${weight.toFixed(1)}</td><td>${age}</td><td>${owner}</td></tr>`).join('')}</tbody><tfoot><tr><td>Seven sources</td><td>14.2</td><td></td><td>Six owners</td></tr></tfoot></table></section>`,
);

const mended: Chart = {
  days: course({ days: 41, from: 128.4, to: 129.9, swing: 0.3, noise: 0.3, seed: 12 }).map((value, day) =>
    day === 20 ? 129.16 : value,
  ),
  low: 127.4,
  high: 132.8,
  ticks: [128, 129, 130, 131, 132],
  dates: [
    ['1 May', 0.1],
    ['9 May', 0.5],
    ['17 May', 0.9],
  ],
};
const was = point({ ...mended, days: mended.days.map(() => 131.9) }, 20, '131.90', 'was');

export const correction = view(
  'correction',
  'Index',
  `<section><p class="stamp">Corrected on 14 May 2019, 10:00</p><div class="swap"><p><small>We said</small><del>131.90</del></p><p><small>It was</small><ins>129.16</ins></p></div><div class="why"><p>On 9 May a rent source sent square metres for square feet. Our doubt step let them through, since every flat had moved together. It now checks groups too.</p><p class="who">Found by a reader in Tai Po. Thank you.</p></div>${chart({ ...mended, inside: was + point(mended, 20, '129.16', 'is') })}</section>`,
);

const spring = index.slice(180, 320);
const sameDates = [
  ['Aug', 0.1],
  ['Sep', 0.32],
  ['Oct', 0.54],
  ['Nov', 0.76],
  ['Dec', 0.96],
] as const;

/** The same line twice; only the axis differs, and each says which it is. */
export const axes = view(
  'axes',
  'Index',
  `<section><header><h1>Same days, two axes</h1><p class="range"><a>From zero</a><a>Cut</a><a class="on">Both</a></p></header><div><figure>${chart({ days: spring, low: 0, high: 140, ticks: [0, 40, 80, 120], dates: sameDates })}<figcaption><b>Axis from zero</b>A quiet half-year.</figcaption></figure><figure class="cut">${chart({ days: spring, low: 128, high: 132, ticks: [129, 130, 131], dates: sameDates })}<svg class="break" viewBox="0 0 600 16" preserveAspectRatio="none" aria-hidden="true"><path d="M0 8${Array.from({ length: 60 }, (_, tooth) => `L${tooth * 10 + 5} ${tooth % 2 ? 14 : 2}`).join('')}L600 8" vector-effect="non-scaling-stroke"/></svg><figcaption><b>Axis cut at 128</b>The same half-year. Steeper, and says why.</figcaption></figure></div></section>`,
);

const everyFourth = (_: unknown, day: number): boolean => day % 4 === 0;
const rows = index.slice(-56).filter(everyFourth);
const monthly = official(index).slice(-56).filter(everyFourth);

export const table = view(
  'table',
  'Index',
  `<section><header><h1>As a table</h1><p class="range"><a class="on">Copy</a><a>Read aloud</a><a>CSV</a></p></header><div class="columns">${[
    0, 7,
  ]
    .map(
      (start) =>
        `<table><thead><tr><th>Day</th><th>Index</th><th>Official</th><th class="wide">Above it by</th></tr></thead><tbody>${rows
          .slice(start, start + 7)
          .map((value = 0, row) => {
            const day = 16 + (start + row) * 4;
            const theirs = monthly[start + row] ?? 0;
            const name = day > 62 ? `${day - 62} Feb` : day > 31 ? `${day - 31} Jan` : `${day} Dec`;
            return `<tr${start + row === 8 ? ' class="on"' : ''}><th>${name}</th><td>${value.toFixed(2)}</td><td class="theirs">${theirs.toFixed(2)}</td><td class="bar wide"><i style="width:${((value - theirs) * 42).toFixed(0)}%"></i>${(value - theirs).toFixed(2)}</td></tr>`;
          })
          .join('')}</tbody></table>`,
    )
    .join('')}</div></section>`,
);

export const phoneMethod = view(
  'phone-method',
  'Method',
  `<section><p class="count">Step 2 of 4</p><h1>Doubt</h1><p class="long">A price that moves by more than 40 per cent in a day waits until a person has looked at it. Most are real: somebody had a sale. Today 1,204 waited, 1,187 were let back, and 17 were wrong.</p><a class="data"><b>The 17, with reasons</b><span>doubt-2020-02-09.csv, 2 kB</span></a><svg class="tally" viewBox="0 0 350 154" aria-hidden="true">${Array.from({ length: 170 }, (_, price) => `<rect x="${(price % 17) * 20.6 + 2}" y="${Math.floor(price / 17) * 15.4 + 2}" width="16" height="11"${[23, 88, 141].includes(price) ? ' class="wrong"' : ''}/>`).join('')}</svg><p class="note">Each mark is seven prices. Three marks were thrown out.</p></section>`,
);
