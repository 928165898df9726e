import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  cards,
  cardsHeading,
  first,
  grey,
  headers,
  kit,
  rows,
  rowsHeading,
  showcase,
  terms,
  tested,
} from '../words/services/web-design.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water, statement } = headOf('/web-design');
const { id, ...shown } = showcase;

export const webDesign: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, water, note, signboards: true }),
    section(
      'hover-rows',
      { ground: 'accent5', header: headers.rows },
      { heading: rowsHeading, rows, variant: 'split' },
    ),
    opening('statement', { ground: 'accent3', ...first }),
    section('info-cards', { ground: 'paper', header: headers.cards }, { heading: cardsHeading, cards }),
    section(
      'info-row',
      { ground: 'paper2', header: headers.info },
      { ...grey, side: 'right', split: 'wide', whole: true },
    ),
    section('info-row', { ground: 'accent2' }, tested),
    section('info-row', { ground: 'paper' }, { ...kit, side: 'right', whole: true }),
    section('showcase', { ground: 'accent4', header: headers.showcase }, { ...shown, name: id, layout: 'below' }),
    section('two-column', { ground: 'accent6', header: headers.terms }, { statement, ...terms }),
  ],
};
