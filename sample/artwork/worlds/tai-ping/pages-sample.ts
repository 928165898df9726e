import { blues, type Carpet, kilnCarpet, moonpoolCarpet, persimmonInTray, sampanCarpet } from './carpets.ts';
import { view } from './pages-home.ts';
import { pick, times, weave } from './weave.ts';

const ruler = `<svg class="ruler" viewBox="0 0 1000 22" preserveAspectRatio="none" aria-hidden="true"><path d="${times(101, (index) => `M${index * 10} 0v${index % 10 === 0 ? 22 : index % 5 === 0 ? 14 : 8}`)}" stroke="#2a1030" stroke-width="1" vector-effect="non-scaling-stroke"/></svg>`;

const piece = (carpet: Carpet): string =>
  `<figure>${weave(carpet, 46, 46)}<figcaption><b>${carpet.name}</b><span>${carpet.pile}</span><a aria-label="Take out">Take out</a></figcaption></figure>`;

/** Same scale, same light: the nearest a screen comes to getting down on your knees. */
export const tray = view(
  'tray',
  `<section class="bench"><h1>Tray</h1><p class="light">All four at one scale, under one light</p>${ruler}<div class="pieces">${[moonpoolCarpet, kilnCarpet, pick(blues, 0), sampanCarpet].map(piece).join('')}</div></section>
<form class="delivery"><p><label for="practice">Practice</label><span id="practice">Low Tide Architects</span></p><p><label for="address">Address</label><span id="address">6/F, 18 Heung Yip Road, Wong Chuk Hang</span></p><p><label for="site">For the job called</label><span id="site">Lobby, again</span></p><button type="button">Send four samples</button></form>`,
  'Tray',
);

/** A phone holds two. */
export const trayOfTwo = view(
  'tray two',
  `<section class="bench"><h1>Tray</h1><p class="light">Two samples, one scale, one light</p><div class="pieces">${[pick(blues, 0), persimmonInTray].map(piece).join('')}</div>${ruler}</section>
<form class="delivery"><p><label for="practice">Practice</label><span id="practice">Low Tide Architects</span></p><p><label for="address">Address</label><span id="address">6/F, 18 Heung Yip Road, Wong Chuk Hang</span></p><button type="button">Send two samples</button></form>`,
  'Tray',
  2,
);

export const order = view(
  'order',
  `<div class="cloth">${weave(kilnCarpet, 90, 105)}</div><section class="last"><p class="step">Sample of one</p><h1>Kiln</h1><address>Low Tide Architects<br>6/F, 18 Heung Yip Road<br>Wong Chuk Hang</address><button type="button">Post it</button><p class="when">Leaves today at five. Nothing to pay, nothing to send back.</p></section>`,
  'Tray',
  1,
);
