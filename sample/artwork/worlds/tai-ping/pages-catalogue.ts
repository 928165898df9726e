import { blues, type Carpet, catalogue, kilnCarpet, moonpoolCarpet, oolongCarpet, sampanCarpet } from './carpets.ts';
import { swatch, view } from './pages-home.ts';
import { piles, surface } from './surfaces.ts';
import { closeUp, pick, weave } from './weave.ts';

const yarns = [
  '#fffaf0',
  '#e3cc94',
  '#f0a63a',
  '#dd7436',
  '#b4492b',
  '#c8506a',
  '#54245a',
  '#2a1030',
  '#22356f',
  '#9fbcd8',
  '#2a5f63',
  '#a8cbb5',
  '#56683a',
  '#7d9160',
];

const filters = `<aside class="filters">
<h1>Catalogue</h1><p class="count"><b>2,502</b> carpets</p>
<details open class="by-pile"><summary>Pile</summary><ul>${piles.map(({ name, says }) => `<li>${surface(name)}<b>${name}</b><em>${says}</em></li>`).join('')}</ul></details>
<details open><summary>Fibre</summary><p class="words">Wool, silk, linen, or two of them together</p></details>
<details open><summary>Weight</summary><div class="weight"><svg viewBox="0 0 220 44" preserveAspectRatio="none" aria-hidden="true"><path d="M0 40C60 40 110 30 220 4V40z" fill="#2a5f63"/></svg><i></i><i></i><span>1.8</span><span>kg/m²</span><span>6.2</span></div></details>
<details open><summary>Colour</summary><p class="yarns">${yarns.map((colour) => `<svg viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="4.4" fill="${colour}"/></svg>`).join('')}</p></details>
<details open><summary>Mood</summary><p class="words">Quiet, warm, breezy, loud, strict, stormy, Sunday</p></details></aside>`;

/** Rows of one height, as carpets hang in a store; each as wide as it is. */
const rows = [
  [60, 84, 52, 74, 60],
  [78, 56, 60, 50, 86],
  [56, 70, 88, 60, 56],
];
const floor = `<div class="floor">${rows.map((row, rowIndex) => `<div class="row">${row.map((width, index) => `<div class="lot">${swatch(pick(catalogue, rowIndex * 5 + index), width, 62).replace('<figure', `<figure data-wide="${width}"`)}</div>`).join('')}</div>`).join('')}</div>`;

const bar =
  '<nav class="filter-bar" aria-label="Filters"><a class="on">Pile</a><a>Fibre</a><a>Weight</a><a>Colour</a><a>Mood</a></nav>';

export const catalogueBody = `${filters}${floor}${bar}`;
export const listing = view('listing', catalogueBody);

/** The touch filter held open. */
export const touch = view(
  'touch',
  `<h2>Pile <small>Press and hold to feel closer</small></h2><ol>${piles.map(({ name, says }, index) => `<li${index === 1 ? ' class="on"' : ''}><b>${name}</b>${surface(name)}<span>${says}</span></li>`).join('')}</ol>`,
  'Touch',
);

/** Likeness runs from the largest to the smallest. */
export const search = view(
  'search',
  `<form class="ask"><label for="q">You said</label><p id="q">“like the blue one in the lobby”</p><output>64 carpets, the likeliest first</output></form><div class="likeness">${blues.map((carpet, index) => `<figure>${weave(carpet, index < 3 ? 84 : 56, index < 3 ? 84 : 56)}<figcaption><b>${carpet.name}</b>${index === 0 ? '<span>This is the blue one in the lobby</span>' : ''}</figcaption></figure>`).join('')}</div>`,
);

const facts = (carpet: Carpet): string =>
  `<dl><div><dt>Pile</dt><dd>${carpet.pile}</dd></div><div><dt>Fibre</dt><dd>${carpet.fibre}</dd></div><div><dt>Weight</dt><dd>${carpet.weight} <small>kg/m²</small></dd></div><div><dt>Mood</dt><dd>${carpet.mood}</dd></div></dl>`;

/** One carpet: the cloth first, then what a hand would know. */
const detail = (carpet: Carpet, says: string): string =>
  view(
    'detail',
    `<div class="cloth">${weave(carpet, 84, 105)}</div><div class="label"><h1>${carpet.name}</h1><p class="says">${says}</p>${facts(carpet)}<div class="act"><button type="button">Put a sample in the tray</button><span>Posted on the day, with the number on its back</span></div><p class="number">No. ${carpet.number}</p></div>`,
  );

export const moonpool = detail(moonpoolCarpet, 'Loops all one way, so the light breaks as it does on water.');
export const sampan = detail(sampanCarpet, 'Flat enough to roll under one arm. Woven for decks, liked by flats.');

/** Kiln at true colour: matched to the yarn card, with the card beside it. */
export const trueColour = view(
  'true-colour',
  `<div class="cloth">${weave(kilnCarpet, 150, 132)}</div><aside><h2>Kiln, at true colour</h2><ul>${kilnCarpet.yarns
    .slice(0, 4)
    .map(
      (colour, index) =>
        `<li><svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" fill="${colour}"/></svg><b>${pick(['Plum', 'Rust', 'Ember', 'Amber'], index)}</b><span>Card ${pick(['41', '17', '22', '08'], index)}, matched in daylight</span></li>`,
    )
    .join('')}</ul><p>If your screen and the card differ, the card is right.</p></aside>`,
  'Colour',
);

/** Oolong until the knots show. */
export const zoom = view(
  'zoom',
  `<div class="glass">${closeUp(oolongCarpet, 42, 30, [22, 10], [84, 105])}</div><div class="scale"><b>Oolong</b><span>One hand, 64 knots across</span><svg viewBox="0 0 240 14" aria-hidden="true"><path d="M1 1v12M239 1v12M1 7h238M61 4v6M121 2v10M181 4v6" stroke="currentColor" fill="none"/></svg><em>1 cm</em></div>`,
  'Touch',
);
