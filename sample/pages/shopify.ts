import type { BrandPage } from '../../src/sections/brand-page.ts';
import { certified, cta, faq, hero, list, partners, phone, service, shops } from '../words/services/shopify.ts';
import { fourth, hoists, plus, scenes, testimonials, works, writing } from '../words/services/shopify-after.ts';
import { prices } from '../words/services/shopify-prices.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, blobs } = headOf('/services/shopify-hong-kong');

export const shopify: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, sea, notice, blobs, ...hero }),
    section('partner-strip', { ground: 'ferry' }, shops),
    section('colour-cta', { ground: 'ferry', hoist: hoists.cta }, { ...cta, person: { person: '9', ink: 'neon' } }),
    section('list', { ground: 'paper', hoist: hoists.services }, { ...list, rhythm: 'ruled' }),
    section('phones', { ground: 'tart', hoist: hoists.phone }, phone),
    section(
      'logo-marquee',
      { ground: 'milk', hoist: hoists.partners, outline: partners.heading },
      { name: 'partners', label: partners.heading, marks: partners.marks },
    ),
    section('info-row', { ground: 'taxi' }, { ...certified, split: 'band' }),
    section('works-column', { ground: 'paper', hoist: hoists.works }, works),
    opening('statement', { ground: 'tart', ...fourth }),
    section('parallax-grid', { ground: 'harbour', outline: scenes.heading }, { items: scenes.items }),
    section('testimonials', { ground: 'milk', hoist: hoists.words }, testimonials),
    section('info-row', { ground: 'neon' }, { ...plus, side: 'right', split: 'wide' }),
    opening('statement', { ground: 'taxi', ...writing }),
    section('two-bills', { ground: 'paper', hoist: hoists.prices }, prices),
    section('faq', { ground: 'milk', hoist: hoists.faq }, { ...faq, person: { person: '3', ink: 'ferry' } }),
  ],
};
