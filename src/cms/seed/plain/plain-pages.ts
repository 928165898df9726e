import { currentSettings } from '../../../config/env.ts';
import type { BrandPage } from '../../../sections/brand-page.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';

/**
 * Pages of an installation without the sample content: three pages that link only to each other.
 * Their texts suit any brand: no claims, no prices, no pictures.
 */
export function plainPages(): readonly BrandPage[] {
  const {
    KEEP_ENQUIRIES_MONTHS: enquiries,
    KEEP_APPLICATIONS_MONTHS: applications,
    FIGURES: counts,
  } = currentSettings();
  return [home, contact, privacy({ enquiries, applications, counts })];
}
