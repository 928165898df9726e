import { axis, spark } from './chart.ts';
import { type Feed, feeds } from './series.ts';

/** Each letter stands a little higher than the one before it. */
const wordmark = `<a class="wordmark" aria-label="truflation">${[...'truflation'].map((letter, index) => `<i style="--step:${index}">${letter}</i>`).join('')}</a>`;

const words = ['Index', 'Feeds', 'Method', 'Docs'];

const header = (here: string): string =>
  `<header class="top">${wordmark}<nav>${words.map((word, index) => `<a${word === here ? ' class="here"' : ''}><kbd>${index + 1}</kbd>${word}</a>`).join('')}</nav><p class="clock">14:00:07 <span>Hong Kong</span></p><a class="key">Get a key</a>${axis}</header>`;

/** Always there: the last reading of everything. */
const tape = `<footer class="tape"><b>132.47</b>${feeds.map(({ name, value, change }) => `<span>${name} <b>${value}</b> <em class="${change.startsWith('+') ? 'up' : 'down'}">${change}%</em></span>`).join('')}<span class="next">Next reading in 59:53</span></footer>`;

export const view = (name: string, here: string, content: string): string =>
  `<div class="view ${name}"><div class="sheet">${header(here)}${content}${tape}</div></div>`;

export const feedTile = ({ name, value, change, at, days }: Feed): string =>
  `<a class="feed"><b>${name}</b>${spark(days)}<strong>${value}</strong><em class="${change.startsWith('+') ? 'up' : 'down'}">${change}%</em><time>${at}</time></a>`;
