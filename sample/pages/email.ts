import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  asked,
  asking,
  faq,
  headers,
  inbox,
  list,
  next,
  service,
  solutions,
  time,
  verified,
} from '../words/services/email.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water, shapes } = headOf('/services/email-marketing-hong-kong');

export const email: BrandPage = {
  ...head,
  service,
  sections: [
    opening('hero', { heading, water, note, shapes, boats: true }),
    section('info-row', { ground: 'accent4' }, { ...asked, side: 'right', whole: true }),
    section('info-row', { ground: 'paper', header: headers.time }, { ...time, voice: 'poster', whole: true }),
    section('solutions-strip', { ground: 'paper', header: headers.solutions }, solutions),
    section('list', { ground: 'paper2', header: headers.services }, { ...list, rhythm: 'stamps' }),
    section('inbox', { ground: 'accent3', header: headers.inbox }, inbox),
    opening('statement', { ground: 'accent5', ...asking }),
    section('info-row', { ground: 'accent6', header: headers.verified }, { ...verified, split: 'wide' }),
    section('faq', { ground: 'paper', header: headers.faq }, { ...faq, layout: 'postscripts' }),
    opening('statement', { ground: 'accent4', ...next }),
  ],
};
