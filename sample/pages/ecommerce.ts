import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  cta,
  faq,
  hero,
  hoists,
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

const { head, heading, notice, sea } = headOf('/services/ecommerce');

export const ecommerce: BrandPage = {
  ...head,
  service,
  sections: [
    opening('float-hero', { ...hero, heading, sea, notice, moon: 'neon' }),
    section('partner-strip', { ground: 'harbour' }, shops),
    opening('statement', { ground: 'harbour', ...promise }),
    section('list', { ground: 'paper', hoist: hoists.services }, { ...list, rhythm: 'goods' }),
    section('info-row', { ground: 'ferry', hoist: hoists.till }, { ...till, voice: 'poster', whole: true }),
    section('parallax-grid', { ground: 'ink', hoist: hoists.grid, outline: loops.heading }, { items: loops.items }),
    section('pricing-cards', { ground: 'paper', hoist: hoists.pricing }, { ...pricing, variant: 'ships' }),
    section('works-carousel', { ground: 'paper', hoist: hoists.work }, works),
    section('testimonials', { ground: 'milk', hoist: hoists.words }, testimonials),
    section('colour-cta', { ground: 'neon' }, { ...cta, person: { person: '9', ink: 'harbour' }, shutter: true }),
    section('list', { ground: 'paper', hoist: hoists.marketing }, { ...marketing, rhythm: 'signs' }),
    section('faq', { ground: 'milk', hoist: hoists.faq }, { ...faq, layout: 'columns' }),
  ],
};
