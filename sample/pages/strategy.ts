import type { BrandPage } from '../../src/sections/brand-page.ts';
import { customers, hoists, map, plan, promise, rows, rowsHeading, showcase } from '../words/services/strategy.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, blobs, statement } = headOf('/strategy');
const { id, ...shown } = showcase;

export const strategy: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, notice, blobs, leadsman: { person: '10', ink: 'harbour' } }),
    section('hover-rows', { ground: 'tart', hoist: hoists.rows }, { heading: rowsHeading, rows, variant: 'sounding' }),
    section('two-column', { ground: 'paper' }, { statement, ...promise }),
    section('info-row', { ground: 'paper', hoist: hoists.outcome }, customers),
    section('info-row', { ground: 'paper' }, { ...map, side: 'right', split: 'wide' }),
    section('info-row', { ground: 'milk' }, { ...plan, side: 'right', split: 'wide' }),
    section('showcase', { ground: 'taxi', hoist: hoists.showcase }, { ...shown, name: id, layout: 'beside' }),
  ],
};
