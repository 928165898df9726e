import type { BrandPage } from '../../src/sections/brand-page.ts';
import {
  clients,
  help,
  helper,
  hoists,
  next,
  platforms,
  pricing,
  scene,
  single,
} from '../words/services/maintenance.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea } = headOf('/services/website-maintenance');
const { strip, ...above } = clients;

export const maintenance: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, notice, scene }),
    section(
      'pricing-cards',
      { ground: 'harbour', hoist: hoists.pricing },
      { ...pricing, voice: 'hidden', variant: 'blocks' },
    ),
    section('pay-as-you-go', { ground: 'paper' }, single),
    section('price-helper', { ground: 'paper', hoist: hoists.helper }, helper),
    section('watches', { ground: 'milk', hoist: hoists.help }, help),
    section('partner-strip', { ground: 'ferry', hoist: hoists.clients }, { ...strip, ...above }),
    section('logo-grid', { ground: 'paper', hoist: hoists.platforms }, { ...platforms, even: true }),
    opening('statement', { ground: 'tart', ...next }),
  ],
};
