import type { BrandPage } from '../../src/sections/brand-page.ts';
import { finding, form, headers, mascotOnHeading } from '../words/contact.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water } = headOf('/contact-us');

export const contactUs: BrandPage = {
  ...head,
  sections: [
    opening('hero', {
      heading,
      water,
      lastLineInk: 'ink',
      note,
      mascotOnHeading: { ...mascotOnHeading, ink: 'accent4' },
    }),
    opening('contact-form', form),
    section('finding-us', { ground: 'paper2', header: headers.finding }, finding),
  ],
};
