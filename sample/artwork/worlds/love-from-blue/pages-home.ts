import { type Card, cardFace, cards } from './cards.ts';
import { bigScene, cat } from './envelope.ts';
import { candle } from './gifts.ts';
import { box, heart, ink, piece, stampPath } from './paper.ts';

/** "Blue" is a stamp; it has been stuck on by hand. */
const wordmark = `<a class="wordmark" aria-label="Love from Blue"><b>Love</b><i>from</i><span><svg viewBox="-3 -3 106 56" preserveAspectRatio="none" aria-hidden="true"><path d="${stampPath(100, 50, 5)}" fill="${ink.blue}"/></svg><b>Blue</b></span></a>`;

const header = (here: string): string =>
  `<header class="top">${wordmark}<nav>${['Cards', 'Gifts', 'Send'].map((word) => `<a${word === here ? ' class="here"' : ''}>${word}</a>`).join('')}</nav><p class="tape">Post by four, there tomorrow</p></header>`;

export const view = (name: string, here: string, content: string): string =>
  `<div class="view ${name}"><div class="sheet">${header(here)}${content}</div></div>`;

/** Letters out of paper, each a little askew. */
export const cutOut = (text: string): string =>
  text
    .split(' ')
    .map(
      (word) =>
        `<span class="word" aria-hidden="true">${[...word].map((letter, index) => `<i style="--tilt:${(((index * 37 + word.length * 11) % 9) - 4) * 0.9}deg;--drop:${(((index * 53 + word.length * 7) % 7) - 3) * 0.012}em">${letter}</i>`).join('')}</span>`,
    )
    .join(' ');

const occasions = [
  ['A birthday', 31],
  ['A baby', 18],
  ['A new flat', 12],
  ['An apology', 9],
  ['A broken lift', 4],
  ['Thank you', 22],
  ['Somebody is ill', 14],
  ['Somebody passed', 8],
  ['Nothing in particular', 27],
] as const;

const tags = [heart(30, 30, 44, 1), box(8, 12, 44, 36, 3), heart(30, 30, 40, 5, 18)];

const occasionList = `<ol class="occasions">${occasions.map(([name, count], index) => `<li><svg viewBox="0 0 60 60" aria-hidden="true">${piece(tags[index % 3] ?? '', [ink.peach, ink.blue, ink.yolk][index % 3] ?? ink.peach, 'paper small')}</svg><b>${name}</b><span>${count}</span></li>`).join('')}</ol>`;

const rowOfCards = (list: readonly Card[]): string =>
  `<div class="row">${list.map((card, index) => `<figure>${cardFace(card, `t${index % 4}`)}<figcaption>${card.occasion}<b>HK$ 32</b></figcaption></figure>`).join('')}</div>`;

export const home = view(
  'home',
  '',
  `<section class="front"><h1 aria-label="Send something small">${cutOut('Send something small')}</h1><div class="one">${bigScene()}</div><div class="with-cat">${bigScene(cat)}</div><p class="note">Cards and small gifts, for people who have just remembered something.</p></section>
<section class="what" id="what"><h2>What happened?</h2>${occasionList}</section>
<section class="four" id="four"><h2>Four that were missing</h2>${rowOfCards(cards.slice(0, 4))}</section>
<section class="fits" id="fits"><svg viewBox="0 0 300 360" aria-hidden="true">${candle}</svg><h2>Small things that fit in the same envelope</h2></section>`,
);

export const listing = view(
  'listing',
  'Cards',
  `<section><h1>Cards</h1><p class="chips">${occasions
    .slice(0, 7)
    .map(([name]) => `<a>${name}</a>`)
    .join(
      '',
    )}</p>${rowOfCards(cards.slice(0, 4))}<p class="dots"><i class="on"></i><i></i><i></i><i></i></p></section>`,
);

export const fourCards = view(
  'spread',
  'Cards',
  `<section><div class="fan">${cards
    .slice(0, 4)
    .map((card, index) => cardFace(card, `f${index}`))
    .join('')}</div><h1>Four cards, four occasions. One is a lift.</h1></section>`,
);

export const occasionPage = view(
  'what-page',
  'Cards',
  `<section class="what"><h1>What happened?</h1>${occasionList}</section>`,
);
