import { mark, offices } from './engraving.ts';

/** The O is the rosette of the first office. */
export const wordmark = `<a class="wordmark" aria-label="Sovereign Group"><b>S<i>${mark([7, 5], 24, 'letter', 'currentColor', 'currentColor')}</i>VEREIGN</b><small>Group</small></a>`;

const words = ['Companies', 'Trusts', 'Retirement', 'Offices'] as const;

const header = (here: string): string =>
  `<header class="top"><p class="serial">Nº 0427 113</p>${wordmark}<p class="awake"><b>Singapore is open</b> +65 0009 2009</p><nav>${words.map((word) => `<a${word === here ? ' class="here"' : ''}>${word}</a>`).join('')}<a>Glossary</a></nav></header>`;

export const view = (name: string, here: string, content: string, ground = 'ivory'): string =>
  `<div class="view ${name} ${ground}"><div class="sheet">${header(here)}${content}</div></div>`;

/** On a telephone the telephone comes first. */
export const callBar = (city: string): string =>
  `<a class="call">Call ${city}<small>open until half past five</small></a>`;

export const strip = `<ol class="offices">${offices.map(({ city, time, open }) => `<li class="${open ? 'open' : 'shut'}"><b>${city}</b><time>${time}</time><span>${open ? 'Open' : 'Holiday'}</span></li>`).join('')}</ol>`;
