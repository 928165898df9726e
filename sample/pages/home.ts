import type { BrandPage } from '../../src/sections/brand-page.ts';
import { partnerMarks } from '../words/artwork.ts';
import {
  columnCarousel,
  experience,
  info,
  mascotOnHeading,
  partners,
  prices,
  quote,
  serviceRows,
  works,
} from '../words/home.ts';
import { headers } from '../words/home-headers.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water } = headOf('/');

export const home: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, water, note, mascotOnHeading: { ...mascotOnHeading, ink: 'accent1' }, wind: true }),
    section('column-carousel', { ground: 'accent3', header: headers.launches }, columnCarousel),
    section('works-column', { ground: 'paper', header: headers.works }, works),
    section('logo-block', { ground: 'accent4', header: headers.partners }, { ...partners, marks: partnerMarks }),
    section('experience-counter', { ground: 'accent2', header: headers.metrics }, experience),
    section(
      'services-accordion',
      { anchor: 'services', ground: 'paper', header: headers.services },
      { rows: serviceRows },
    ),
    section('price-list', { ground: 'paper', joined: true }, prices),
    section(
      'info-row',
      { ground: 'accent1', header: headers.info },
      { ...info, voice: 'poster', icon: 'hourglass', split: 'half' },
    ),
    section('quote', { ground: 'paper2', header: headers.quote }, quote),
  ],
};
