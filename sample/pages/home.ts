import type { BrandPage } from '../../src/sections/brand-page.ts';
import { partnerMarks } from '../words/artwork.ts';
import {
  columnCarousel,
  experience,
  fares,
  info,
  lookout,
  partners,
  quote,
  serviceRows,
  works,
} from '../words/home.ts';
import { hoists } from '../words/home-hoists.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea } = headOf('/');

export const home: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, notice, lookout: { ...lookout, ink: 'taxi' }, gusty: true }),
    section('column-carousel', { ground: 'harbour', hoist: hoists.launches }, columnCarousel),
    section('works-column', { ground: 'paper', hoist: hoists.works }, works),
    section('logo-block', { ground: 'tart', hoist: hoists.partners }, { ...partners, marks: partnerMarks }),
    section('experience-counter', { ground: 'ferry', hoist: hoists.readings }, experience),
    section(
      'services-accordion',
      { anchor: 'services', ground: 'paper', hoist: hoists.services },
      { rows: serviceRows },
    ),
    section('fares', { ground: 'paper', joined: true }, fares),
    section(
      'info-row',
      { ground: 'taxi', hoist: hoists.info },
      { ...info, voice: 'poster', signal: '9', split: 'half' },
    ),
    section('quote', { ground: 'milk', hoist: hoists.quote }, quote),
  ],
};
