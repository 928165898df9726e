import { brass, clock, gibraltar, offices } from './engraving.ts';
import { callBar, view, wordmark } from './frame.ts';

export const officesPage = view(
  'places',
  'Offices',
  `<section><ol>${offices.map(({ city, time, open, says, telephone }) => `<li class="${open ? 'open' : 'shut'}">${clock(time)}<h2>${city}</h2><time>${time}</time><p>${says}</p><a>${telephone}</a></li>`).join('')}</ol></section>`,
);

const desks = [
  ['Trusts', 'third floor, by the window'],
  ['Companies', 'third floor, by the other window'],
  ['Pensions', 'second floor'],
  ['Yachts', 'ground floor, wet coats welcome'],
  ['Not sure', 'the front desk is for that'],
] as const;

const office = `<div class="words"><h1>Gibraltar</h1><p class="number">+350 0009 2009</p><p class="state">Open. It is half past ten there, and somebody is at a desk.</p><dl>${desks.map(([name, where]) => `<div><dt>${name}</dt><dd>${where}</dd></div>`).join('')}</dl></div>`;

export const gibraltarPage = view('office', 'Offices', `<section>${gibraltar()}${office}</section>`);

/** The same page on a telephone, laid on a blotter. */
export const onPhone = `<div class="blotter"><svg class="leather" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="1280" height="800" fill="#16295c"/><path d="M46 46H1234V754H46z" fill="none" stroke="${brass}" stroke-width="2"/><path d="M56 56H1224V744H56z" fill="none" stroke="${brass}"/><g transform="translate(150 170) rotate(-8)"><path d="M0 0H330V430H0z" fill="#000" opacity=".22" transform="translate(10 14)"/><path d="M0 0H330V430H0z" fill="#f4ecd9"/><path d="M16 16H314V414H16z" fill="none" stroke="#8d6d34"/><path d="M60 110H270M40 150H290M40 176H290M40 202H290M40 228H230" stroke="#0c1a3e" stroke-width="1.4" opacity=".55"/><path d="M60 360q30-40 44-10t30-6 26 4 40-8" fill="none" stroke="#2f4a9e" stroke-width="3" stroke-linecap="round"/><circle cx="262" cy="350" r="34" fill="#8f2f2a"/><circle cx="262" cy="350" r="24" fill="#a83c34"/></g><g transform="translate(1000 250) rotate(38)"><path d="M-9-190H9L13 90H-13z" fill="#0c1a3e"/><path d="M-13 90H13L4 150H-4z" fill="${brass}"/><path d="M-4 150L0 176 4 150z" fill="#f4ecd9"/><path d="M-11-60H11v10H-11z" fill="${brass}"/></g><g transform="translate(1070 590)"><circle r="92" fill="#000" opacity=".2" cx="8" cy="12"/><circle r="92" fill="#f4ecd9"/><circle r="72" fill="#e6d9ba"/><circle r="62" fill="#6b3f1f"/><path d="M84-30q60-10 58 34t-66 32" fill="none" stroke="#f4ecd9" stroke-width="18"/></g></svg><div class="telephone"><div class="view office ivory"><div class="sheet"><header class="top">${wordmark}</header><section>${office}${gibraltar()}</section>${callBar('Gibraltar')}</div></div></div></div>`;
