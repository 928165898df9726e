import type { BrandPage } from '../../src/sections/brand-page.ts';
import { finding, form, hoists, lookout } from '../words/contact.ts';
import { headOf, opening, section } from './compose.ts';

const { head, heading, notice, sea } = headOf('/contact-us');

export const contactUs: BrandPage = {
  ...head,
  sections: [
    opening('hero', { heading, sea, dry: 'ink', notice, lookout: { ...lookout, ink: 'tart' } }),
    opening('contact-form', form),
    section('finding-us', { ground: 'milk', hoist: hoists.finding }, finding),
  ],
};
