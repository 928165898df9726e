import type { BrandPage } from '../../src/sections/brand-page.ts';
import { customers, headers, map, plan, promise, rows, rowsHeading, showcase } from '../words/services/strategy.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water, shapes, statement } = headOf('/strategy');
const { id, ...shown } = showcase;

export const strategy: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, water, note, shapes, mascotWithLine: { name: 'cross', ink: 'accent3' } }),
    section(
      'hover-rows',
      { ground: 'accent4', header: headers.rows },
      { heading: rowsHeading, rows, variant: 'descending' },
    ),
    section('two-column', { ground: 'paper' }, { statement, ...promise }),
    section('info-row', { ground: 'paper', header: headers.outcome }, customers),
    section('info-row', { ground: 'paper' }, { ...map, side: 'right', split: 'wide' }),
    section('info-row', { ground: 'paper2' }, { ...plan, side: 'right', split: 'wide' }),
    section('showcase', { ground: 'accent1', header: headers.showcase }, { ...shown, name: id, layout: 'beside' }),
  ],
};
