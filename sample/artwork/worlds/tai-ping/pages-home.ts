import {
  blues,
  type Carpet,
  catalogue,
  duskCarpet,
  hall,
  kilnCarpet,
  moonpoolCarpet,
  sampanCarpet,
  tidelineCarpet,
} from './carpets.ts';
import { fringe, piles, surface } from './surfaces.ts';
import { loomDefinitions, pick, times, weave } from './weave.ts';

/** The dots of both i's are knots, so the letters leave theirs out. */
export const wordmark = '<a class="wordmark" aria-label="Tai Ping">Ta<i>ı</i> P<i>ı</i>ng</a>';

/** Four words, sewn to the top edge like the labels of a carpet. */
const header = (here: string, samples: number): string =>
  `<header class="top">${wordmark}<nav>${['Touch', 'Colour', 'Mood', 'Tray'].map((word) => `<a${word === here ? ' class="here"' : ''}>${word}${word === 'Tray' ? `<sup>${samples}</sup>` : ''}</a>`).join('')}</nav></header>`;

export const view = (name: string, content: string, here = '', samples = 4): string =>
  `${loomDefinitions}<div class="view ${name}"><div class="sheet">${header(here, samples)}${content}</div></div>`;

export const swatch = (carpet: Carpet, width = 60, height = 75): string =>
  `<figure class="swatch">${weave(carpet, width, height)}<figcaption><b>${carpet.name}</b><span>${carpet.pile}, ${carpet.fibre.toLowerCase()}</span></figcaption></figure>`;

const foot = `<footer class="foot"><div><h3>For the people who reorder by number</h3><ol>${[...catalogue, ...blues.slice(0, 8)].map(({ name, number }) => `<li><b>${number}</b> ${name}</li>`).join('')}</ol></div><p>Tai Ping, carpet makers. The showroom telephone is for things that need a conversation.</p></footer>`;

/** The wall: carpets edge to edge, some twice as large, with the name on a sewn label. */
const wall = `<section class="wall" id="wall">${times(18, (index) => {
  const carpet = pick([...catalogue.slice(3), ...blues], index * 11 + 2);
  const large = index === 2 || index === 9;
  return `<figure class="${large ? 'large' : ''}">${weave(carpet, large ? 90 : 50, large ? 90 : 50)}<figcaption>${carpet.name}</figcaption></figure>`;
})}</section>`;

export const home = view(
  'home',
  `<section class="hall">${weave(hall, 180, 100)}</section>${fringe}
<section class="title"><h1>Every knot, accounted&nbsp;for</h1><div class="notes"><p><b>On the floor</b>Hall No. 1188, wool and silk, five looms, one winter.</p><p><b>In the catalogue</b>2,502 carpets. Each can send you a piece of itself.</p><form><label for="ask">Describe it, as you would on the telephone</label><span id="ask">like the blue one in the lobby</span><button type="button">Find</button></form></div></section>
<section class="touch-row" id="touch"><h2>Shut your eyes. Start there.</h2><div>${piles.map(({ name, says }) => `<a>${surface(name)}<b>${name}</b><span>${says}</span></a>`).join('')}</div></section>
${wall}
<section class="moods" id="moods"><div><h2>A room has a mood before it has a chair</h2><p>The words came from the workshop. “Timeless” did not survive; nobody could say which carpets were not.</p></div><div class="pairs">${(
    [
      ['Quiet', moonpoolCarpet],
      ['Warm', kilnCarpet],
      ['Breezy', sampanCarpet],
      ['Sunday', duskCarpet],
    ] as const
  )
    .map(([mood, carpet]) => `<a>${weave(carpet, 60, 84)}<b>${mood}</b></a>`)
    .join('')}</div></section>
${foot}`,
);

const word = (text: string, carpet: Carpet, size: number, rows = 34): string =>
  `<figure><svg class="cut" viewBox="0 0 350 ${Math.round(size * 1.02)}" role="img" aria-label="${text}"><clipPath id="cut-${text}"><text x="-4" y="${Math.round(size * 0.74)}" font-size="${size}">${text}</text></clipPath><g clip-path="url(#cut-${text})">${weave(carpet, 70, rows, 'piece').replace('<svg', `<svg x="0" y="-6" width="350" height="${rows * 5}"`)}</g></svg><figcaption><span>Cut from ${carpet.name}</span><span>${pick([88, 61, 124], text.length + size)} carpets</span></figcaption></figure>`;

/** Three moods, each word cut from a carpet that has it. */
export const mood = view(
  'mood',
  `<h2>How should the room feel?</h2>${word('Quiet', tidelineCarpet, 138)}${word('Stormy', pick(blues, 5), 108)}${word('Sunday', duskCarpet, 106, 40)}<p class="more">${(
    [
      ['Strict', 6],
      ['Breezy', 4],
      ['Warm', 5],
      ['Loud', 3],
    ] as const
  )
    .map(([name, index]) => `<a>${weave(pick(catalogue, index), 30, 24)}${name}</a>`)
    .join('')}</p>`,
  'Mood',
);
