import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  clients,
  headers,
  help,
  helper,
  next,
  platforms,
  pricing,
  scene,
  single,
} from '../words/services/maintenance.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, note, water } = headOf('/services/website-maintenance');
const { strip, ...above } = clients;

export const maintenance: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, water, note, scene }),
    section(
      'pricing-cards',
      { ground: 'accent3', header: headers.pricing },
      { ...pricing, voice: 'hidden', variant: 'blocks' },
    ),
    section('pay-as-you-go', { ground: 'paper' }, single),
    section('price-helper', { ground: 'paper', header: headers.helper }, helper),
    section('schedule', { ground: 'paper2', header: headers.help }, help),
    section('partner-strip', { ground: 'accent2', header: headers.clients }, { ...strip, ...above }),
    section('logo-grid', { ground: 'paper', header: headers.platforms }, { ...platforms, even: true }),
    opening('statement', { ground: 'accent4', ...next }),
  ],
};
