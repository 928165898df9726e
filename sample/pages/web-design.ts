import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  cards,
  cardsHeading,
  first,
  grey,
  hoists,
  kit,
  rows,
  rowsHeading,
  showcase,
  terms,
  tested,
} from '../words/services/web-design.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, statement } = headOf('/web-design');
const { id, ...shown } = showcase;

export const webDesign: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, notice, boards: true }),
    section('hover-rows', { ground: 'neon', hoist: hoists.rows }, { heading: rowsHeading, rows, variant: 'split' }),
    opening('statement', { ground: 'harbour', ...first }),
    section('info-cards', { ground: 'paper', hoist: hoists.cards }, { heading: cardsHeading, cards }),
    section('info-row', { ground: 'milk', hoist: hoists.info }, { ...grey, side: 'right', split: 'wide', whole: true }),
    section('info-row', { ground: 'ferry' }, tested),
    section('info-row', { ground: 'paper' }, { ...kit, side: 'right', whole: true }),
    section('showcase', { ground: 'tart', hoist: hoists.showcase }, { ...shown, name: id, layout: 'below' }),
    section('two-column', { ground: 'tile', hoist: hoists.terms }, { statement, ...terms }),
  ],
};
