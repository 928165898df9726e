import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  cta,
  faq,
  headers,
  hero,
  list,
  loops,
  marketing,
  pricing,
  promise,
  service,
  shops,
  testimonials,
  till,
  works,
} from '../words/services/ecommerce.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water } = headOf('/services/ecommerce');

export const ecommerce: BrandPage = {
  ...head,
  service,
  sections: [
    opening('float-hero', { ...hero, heading, water, note, disc: 'accent5' }),
    section('partner-strip', { ground: 'accent3' }, shops),
    opening('statement', { ground: 'accent3', ...promise }),
    section('list', { ground: 'paper', header: headers.services }, { ...list, rhythm: 'goods' }),
    section('info-row', { ground: 'accent2', header: headers.till }, { ...till, voice: 'poster', whole: true }),
    section('parallax-grid', { ground: 'ink', header: headers.grid, outline: loops.heading }, { items: loops.items }),
    section('pricing-cards', { ground: 'paper', header: headers.pricing }, { ...pricing, variant: 'depths' }),
    section('works-carousel', { ground: 'paper', header: headers.work }, works),
    section('testimonials', { ground: 'paper2', header: headers.words }, testimonials),
    section(
      'colour-cta',
      { ground: 'accent5' },
      { ...cta, mascot: { name: 'hourglass', ink: 'accent3' }, shutter: true },
    ),
    section('list', { ground: 'paper', header: headers.marketing }, { ...marketing, rhythm: 'signs' }),
    section('faq', { ground: 'paper2', header: headers.faq }, { ...faq, layout: 'columns' }),
  ],
};
