import type { BrandPage } from '../../src/sections/brand-page.ts';
import { floors, floorsHeading, headers, rows, scene, showcase, terms } from '../words/services/web-development.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water, shapes, statement } = headOf('/web-development');
const { id, ...shown } = showcase;

export const webDevelopment: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, water, note, shapes, scene, sceneShape: 'tower' }),
    section(
      'hover-rows',
      { ground: 'accent6', header: headers.floors },
      { heading: floorsHeading, rows: floors, variant: 'tower' },
    ),
    section('info-collage', { ground: 'paper', header: headers.rows }, { rows }),
    section('two-column', { ground: 'paper2', header: headers.terms }, { statement, ...terms }),
    section('showcase', { ground: 'accent4', header: headers.showcase }, { ...shown, name: id, layout: 'band' }),
  ],
};
