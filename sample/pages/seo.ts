import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  chart,
  faq,
  headers,
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

const { head, heading, note, water, shapes } = headOf('/services/seo');

export const seo: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, water, note, shapes, more: chart }),
    opening('statement', { ground: 'accent1', ...promise }),
    section('logo-grid', { ground: 'accent1', header: headers.partners }, { ...partners, quiet: true }),
    section('info-row', { ground: 'paper', header: headers.look }, { ...look, voice: 'poster', split: 'band' }),
    section('info-row', { ground: 'paper2' }, { ...pages, side: 'right', split: 'wide' }),
    section('info-row', { ground: 'accent3' }, { ...slow, split: 'wide' }),
    section('list', { ground: 'paper', header: headers.services }, { ...list, rhythm: 'search' }),
    section(
      'pricing-cards',
      { ground: 'paper2', header: headers.pricing },
      { ...pricing, voice: 'statement', variant: 'scale' },
    ),
    section('faq', { ground: 'paper', header: headers.faq }, { ...faq, mascot: { name: 'triangle', ink: 'accent1' } }),
  ],
};
