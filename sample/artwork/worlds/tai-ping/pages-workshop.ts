import { blues, catalogue, duskCarpet, moonpoolCarpet } from './carpets.ts';
import { view, wordmark } from './pages-home.ts';
import { hank, loom, piles, surface } from './surfaces.ts';
import { closeUp, loomDefinitions, pick, weave } from './weave.ts';

/** The archive, as the people see it who fill it in. */
export const archive = `${loomDefinitions}<div class="view archive"><div class="sheet"><aside>${wordmark}<p>Archive</p><ol>${catalogue
  .slice(0, 9)
  .map(
    (carpet) =>
      `<li${carpet === moonpoolCarpet ? ' class="on"' : ''}>${weave(carpet, 24, 24)}<b>${carpet.name}</b><span>${carpet.number}</span></li>`,
  )
  .join('')}</ol></aside>
<main><header><h1>Moonpool</h1><p>Tagged by the archivist, checked at loom 3</p><button type="button">See the page</button></header>
<section class="photographs"><h2>Photographs <small>stored once, cut for each screen</small></h2><div>${weave(moonpoolCarpet, 60, 75)}${closeUp(moonpoolCarpet, 16, 20, [18, 22], [84, 105])}${weave({ ...moonpoolCarpet, cartoon: (x, y) => moonpoolCarpet.cartoon(x + 6, y + 62, 84, 105) }, 40, 50)}</div></section>
<section class="tags"><h2>Pile <small>pick what it feels like</small></h2><div>${piles.map(({ name }) => `<a${name === 'Looped' ? ' class="on"' : ''}>${surface(name)}<b>${name}</b></a>`).join('')}</div><h2>Mood <small>two weavers must agree</small></h2><p><u>Quiet</u> <u>Sunday</u> <s>Breezy</s> <s>Warm</s> <s>Strict</s> <s>Stormy</s></p></section>
<section class="looms"><h2>Looms</h2>${(
  [
    ['Loom 3', 'woven 1998', 1, '#2a5f63'],
    ['Loom 7', 'on it now', 0.62, '#2a5f63'],
    ['Loom 11', 'for a stair', 0.28, '#a8cbb5'],
  ] as const
)
  .map(
    ([name, note, share, colour]) =>
      `<figure>${loom(share, colour)}<figcaption><b>${name}</b><span>${note}</span></figcaption></figure>`,
  )
  .join('')}</section></main></div></div>`;

const kilnYarns = [
  ['#b4492b', 'Brick dust', '17'],
  ['#dd7436', 'Second shelf', '22'],
  ['#f0a63a', 'Door open', '08'],
  ['#7c2f2a', 'Cooling', '31'],
  ['#54245a', 'Plum ash', '41'],
  ['#f6e7cf', 'Bisque', '02'],
] as const;

export const colourCard = view(
  'colour-card',
  `<div class="card-head"><h1>Kiln</h1><p>Six yarns, by the names the workshop gave them</p></div><div class="hanks">${kilnYarns.map(([colour, name, number]) => `<figure>${hank(colour)}<figcaption><b>${name}</b><span>${number}</span></figcaption></figure>`).join('')}</div>`,
  'Colour',
);

const lobbyCarpet = pick(blues, 0);

/** One lobby: the room is drawn, the carpet is woven and laid in perspective. */
export const project = view(
  'project',
  `<section class="lobby"><div class="laid">${weave(lobbyCarpet, 120, 90)}</div><svg class="room" viewBox="0 0 1440 332" aria-hidden="true"><path d="M0 0h1440v330H0z" fill="#ecd6b4"/><path d="M0 0h1440v58H0z" fill="#e3c796"/><path d="M0 322h1440v10H0z" fill="#c79a6b"/><path d="M470 84h500v238H470z" fill="#f6e7cf"/><path d="M486 96h150v226H486zM645 96h150v226H645zM804 96h150v226H804z" fill="#2a5f63"/><path d="M560 96v226M719 96v226M878 96v226" stroke="#173d44" stroke-width="3"/><path d="M496 106h54v206h-54zM655 106h54v206h-54zM814 106h54v206h-54z" fill="#38757a"/><path d="M552 70h20M711 70h20M870 70h20" stroke="#f0a63a" stroke-width="6"/><path d="M60 232h300v90H60z" fill="#2a1030"/><path d="M44 214h332v20H44z" fill="#54245a"/><path d="M60 250h300" stroke="#f0a63a" stroke-width="3"/><path d="M300 214v-34q0-26 26-26" stroke="#2a1030" stroke-width="5" fill="none"/><path d="M316 140h32l12 28h-56z" fill="#f0a63a"/><path d="M1096 252h84l-12 70h-60z" fill="#b4492b"/><path d="M1138 256C1120 190 1076 170 1060 130c50 10 76 60 80 90 0-60 6-110 44-140 10 60-20 110-36 150 20-40 60-60 90-58-20 40-60 60-92 86z" fill="#56683a"/><path d="M1240 264h150v24h-150zM1252 288h10v34h-10zM1368 288h10v34h-10z" fill="#c8506a"/><path d="M1240 216h150v52h-150z" fill="#d4647b"/></svg></section>
<section class="tries"><div><h1>One lobby</h1><p>It took four. The first three went back into the catalogue, where two of them have since been found by somebody else.</p></div>${(
    [
      [pick(catalogue, 6), 'First', 'Correct, and it felt like being audited.'],
      [pick(catalogue, 1), 'Second', 'The concierge kept sending out for fruit.'],
      [duskCarpet, 'Third', 'Nobody left the lobby. That is not its job.'],
      [lobbyCarpet, 'Fourth', 'Stayed. People still ring about it.'],
    ] as const
  )
    .map(
      ([carpet, place, verdict]) =>
        `<figure>${weave(carpet, 54, 54)}<figcaption><b>${place}, ${carpet.name}</b>${verdict}</figcaption></figure>`,
    )
    .join('')}</section>`,
);
