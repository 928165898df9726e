import type { Payload } from 'payload';
import { words } from '../panel/runtime-brand.ts';
import { seedContent } from './seed.ts';
import { seedCaseFilms } from './seed-case-films.ts';
import { seedHolidays } from './seed-holidays.ts';
import { plainNavigation, seedNavigation } from './seed-navigation.ts';
import { hasNote, keepNote } from './seed-notes.ts';
import { seedOrganisation } from './seed-organisation.ts';
import { seedPages } from './seed-pages.ts';
import { seedTranslations } from './seed-translations.ts';

/**
 * Seeds the brand's content, each part once: cases, articles and jobs, pages, navigation.
 *
 * @param entries whether cases, articles and jobs are stored here rather than on another host
 * @param sample without it an empty installation gets three plain pages, and no sample content
 *   later
 */
export async function seedBrand(
  payload: Payload,
  print: (line: string) => void,
  { entries = true, sample = true }: { readonly entries?: boolean; readonly sample?: boolean } = {},
): Promise<void> {
  if (sample && !(await hasNote(payload, 'brand-pages-received')))
    await keepNote(payload, 'translations-due', new Date().toISOString(), {});
  if (entries || !sample) await seedContent(payload, print, sample);
  if (entries) await seedCaseFilms(payload);
  await seedOrganisation(payload, print);
  await seedPages(payload, print, sample);
  if (sample) await seedHolidays(payload);
  await seedNavigation(payload, sample ? words.navigation : plainNavigation());
  if (await hasNote(payload, 'translations-due')) {
    await seedTranslations(payload);
    await payload.kv.delete('translations-due');
  }
}
