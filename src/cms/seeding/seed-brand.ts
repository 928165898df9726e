import type { Payload } from 'payload';
import { words } from '../at-start.ts';
import { seedContent } from './seed.ts';
import { seedCaseFilms } from './seed-case-films.ts';
import { seedHouse } from './seed-house.ts';
import { seedNavigation } from './seed-navigation.ts';
import { seedPages } from './seed-pages.ts';

/**
 * Gives an installation what the brand brings: cases, articles and jobs where there is nothing yet, and the pages where there never were any.
 *
 * @param entries whether cases, articles and jobs are kept here; not, where they come from another host
 */
export async function seedBrand(
  payload: Payload,
  say: (line: string) => void,
  { entries = true }: { readonly entries?: boolean } = {},
): Promise<void> {
  if (entries) await seedContent(payload, say);
  if (entries) await seedCaseFilms(payload);
  await seedHouse(payload);
  await seedPages(payload, say);
  await seedNavigation(payload, words.navigation);
}
