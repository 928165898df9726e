import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  faq,
  featured,
  featuredHeading,
  hero,
  hoists,
  intro,
  list,
  partners,
  process,
  service,
  yours,
} from '../words/services/web-design-hong-kong.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading } = headOf('/services/web-design-hong-kong');

export const webDesignHongKong: BrandPage = {
  ...head,
  service,
  sections: [
    opening('draggable-hero', { ...hero, heading }),
    section('partner-strip', { ground: 'neon' }, partners),
    section('two-column', { ground: 'paper', hoist: hoists.intro }, intro),
    section('swell-list', { ground: 'harbour', hoist: hoists.services }, list),
    section('chosen-work', { ground: 'paper', hoist: hoists.featured, outline: featuredHeading }, { works: featured }),
    opening('statement', { ground: 'tart', ...yours }),
    section('steps', { ground: 'milk', hoist: hoists.process }, process),
    section('faq', { ground: 'paper', hoist: hoists.faq }, { ...faq, layout: 'wide' }),
  ],
};
