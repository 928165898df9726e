import { settings } from '../../../env.ts';
import type { BrandPage } from '../../../sections/brand-page.ts';
import { contact } from './contact.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';

/**
 * What an installation begins with that wants nothing of the sample: three pages that lead to
 * nothing but each other. Their words belong to the software and hold for any brand: they make no
 * claim, name no price, show no picture.
 */
export function plainPages(): readonly BrandPage[] {
  const { KEEP_ENQUIRIES_MONTHS: enquiries, KEEP_APPLICATIONS_MONTHS: applications, FIGURES: counts } = settings();
  return [home, contact, privacy({ enquiries, applications, counts })];
}
