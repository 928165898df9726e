import type { BrandPage } from '../../src/sections/brand-page.ts';
import { certified, cta, faq, hero, list, partners, phone, service, shops } from '../words/services/shopify.ts';
import { fourth, headers, plus, scenes, testimonials, works, writing } from '../words/services/shopify-after.ts';
import { prices } from '../words/services/shopify-prices.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water, shapes } = headOf('/services/shopify-hong-kong');

export const shopify: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, water, note, shapes, ...hero }),
    section('partner-strip', { ground: 'accent2' }, shops),
    section(
      'colour-cta',
      { ground: 'accent2', header: headers.cta },
      { ...cta, mascot: { name: 'hourglass', ink: 'accent5' } },
    ),
    section('list', { ground: 'paper', header: headers.services }, { ...list, rhythm: 'ruled' }),
    section('phone-screens', { ground: 'accent4', header: headers.phone }, phone),
    section(
      'logo-marquee',
      { ground: 'paper2', header: headers.partners, outline: partners.heading },
      { name: 'partners', label: partners.heading, marks: partners.marks },
    ),
    section('info-row', { ground: 'accent1' }, { ...certified, split: 'band' }),
    section('works-column', { ground: 'paper', header: headers.works }, works),
    opening('statement', { ground: 'accent4', ...fourth }),
    section('parallax-grid', { ground: 'accent3', outline: scenes.heading }, { items: scenes.items }),
    section('testimonials', { ground: 'paper2', header: headers.words }, testimonials),
    section('info-row', { ground: 'accent5' }, { ...plus, side: 'right', split: 'wide' }),
    opening('statement', { ground: 'accent1', ...writing }),
    section('cost-comparison', { ground: 'paper', header: headers.prices }, prices),
    section(
      'faq',
      { ground: 'paper2', header: headers.faq },
      { ...faq, mascot: { name: 't-inverted', ink: 'accent2' } },
    ),
  ],
};
