import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  asked,
  asking,
  faq,
  hoists,
  inbox,
  list,
  next,
  service,
  solutions,
  time,
  verified,
} from '../words/services/email.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea, blobs } = headOf('/services/email-marketing-hong-kong');

export const email: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, sea, notice, blobs, fleet: true }),
    section('info-row', { ground: 'tart' }, { ...asked, side: 'right', whole: true }),
    section('info-row', { ground: 'paper', hoist: hoists.time }, { ...time, voice: 'poster', whole: true }),
    section('solutions-strip', { ground: 'paper', hoist: hoists.solutions }, solutions),
    section('list', { ground: 'milk', hoist: hoists.services }, { ...list, rhythm: 'stamps' }),
    section('inbox', { ground: 'harbour', hoist: hoists.inbox }, inbox),
    opening('statement', { ground: 'neon', ...asking }),
    section('info-row', { ground: 'tile', hoist: hoists.verified }, { ...verified, split: 'wide' }),
    section('faq', { ground: 'paper', hoist: hoists.faq }, { ...faq, layout: 'postscripts' }),
    opening('statement', { ground: 'tart', ...next }),
  ],
};
