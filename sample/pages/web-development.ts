import type { BrandPage } from '../../src/sections/brand-page.ts';
import { floors, floorsHeading, hoists, rows, scene, showcase, terms } from '../words/services/web-development.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, blobs, statement } = headOf('/web-development');
const { id, ...shown } = showcase;

export const webDevelopment: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, notice, blobs, scene, sceneShape: 'tower' }),
    section(
      'hover-rows',
      { ground: 'tile', hoist: hoists.floors },
      { heading: floorsHeading, rows: floors, variant: 'tower' },
    ),
    section('info-collage', { ground: 'paper', hoist: hoists.rows }, { rows }),
    section('two-column', { ground: 'milk', hoist: hoists.terms }, { statement, ...terms }),
    section('showcase', { ground: 'tart', hoist: hoists.showcase }, { ...shown, name: id, layout: 'band' }),
  ],
};
