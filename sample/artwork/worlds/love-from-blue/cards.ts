/** The cards: a picture out of paper, and words that somebody needed. */
import { cake, ferry, flat, lift, nothing, tea } from './card-art.ts';
import { ink } from './paper.ts';

export interface Card {
  readonly words: string;
  readonly occasion: string;
  readonly ground: string;
  readonly type: string;
  readonly art: string;
}

export const cards: readonly Card[] = [
  { words: 'Sorry about the lift', occasion: 'An apology', ground: ink.cream, type: ink.deep, art: lift },
  { words: 'You moved to Lamma!', occasion: 'A new island', ground: ink.peach, type: ink.deep, art: ferry },
  { words: 'Four o’clock, usual place', occasion: 'Tea', ground: ink.blue, type: ink.white, art: tea },
  { words: 'Happy unbirthday', occasion: 'The other 364', ground: ink.white, type: ink.deep, art: cake },
  { words: 'Four walls, well done', occasion: 'A new flat', ground: ink.pale, type: ink.deep, art: flat },
  { words: 'No reason', occasion: 'Nothing in particular', ground: ink.deep, type: ink.cream, art: nothing },
];

/** A card is 300 × 420: words above, picture below. */
export const cardFace = ({ words, ground, type, art }: Card, className = ''): string =>
  `<div class="card ${className}" style="--ground:${ground};--type:${type}"><p>${words}</p><svg viewBox="0 0 300 300" aria-hidden="true">${art}</svg></div>`;

export function cardNamed(start: string): Card {
  const found = cards.find(({ words }) => words.startsWith(start));
  if (!found) throw new Error(`There is no card "${start}".`);
  return found;
}
