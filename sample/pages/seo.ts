import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  chart,
  faq,
  hoists,
  list,
  look,
  pages,
  partners,
  pricing,
  promise,
  service,
  slow,
} from '../words/services/seo.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, blobs } = headOf('/services/seo');

export const seo: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, sea, notice, blobs, more: chart }),
    opening('statement', { ground: 'taxi', ...promise }),
    section('logo-grid', { ground: 'taxi', hoist: hoists.partners }, { ...partners, quiet: true }),
    section('info-row', { ground: 'paper', hoist: hoists.look }, { ...look, voice: 'poster', split: 'band' }),
    section('info-row', { ground: 'milk' }, { ...pages, side: 'right', split: 'wide' }),
    section('info-row', { ground: 'harbour' }, { ...slow, split: 'wide' }),
    section('list', { ground: 'paper', hoist: hoists.services }, { ...list, rhythm: 'search' }),
    section(
      'pricing-cards',
      { ground: 'milk', hoist: hoists.pricing },
      { ...pricing, voice: 'statement', variant: 'scale' },
    ),
    section('faq', { ground: 'paper', hoist: hoists.faq }, { ...faq, person: { person: '8', ink: 'taxi' } }),
  ],
};
