import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  faq,
  featured,
  featuredHeading,
  headers,
  hero,
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
    section('partner-strip', { ground: 'accent5' }, partners),
    section('two-column', { ground: 'paper', header: headers.intro }, intro),
    section('growing-list', { ground: 'accent3', header: headers.services }, list),
    section(
      'chosen-work',
      { ground: 'paper', header: headers.featured, outline: featuredHeading },
      { works: featured },
    ),
    opening('statement', { ground: 'accent4', ...yours }),
    section('steps', { ground: 'paper2', header: headers.process }, process),
    section('faq', { ground: 'paper', header: headers.faq }, { ...faq, layout: 'wide' }),
  ],
};
