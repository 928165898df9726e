import type { Payload } from 'payload';
import { words } from '../at-start.ts';
import { seedContent } from './seed.ts';
import { seedCaseFilms } from './seed-case-films.ts';
import { seedHouse } from './seed-house.ts';
import { plainNavigation, seedNavigation } from './seed-navigation.ts';
import { seedPages } from './seed-pages.ts';

/**
 * Gives an installation what the brand brings: cases, articles and jobs, the pages, and the
 * navigation. Each is given once.
 *
 * @param entries whether cases, articles and jobs are kept here; not, where they come from another
 *   host
 * @param sample without it an empty installation begins with three plain pages, and nothing of the
 *   sample comes later
 */
export async function seedBrand(
  payload: Payload,
  say: (line: string) => void,
  { entries = true, sample = true }: { readonly entries?: boolean; readonly sample?: boolean } = {},
): Promise<void> {
  if (entries || !sample) await seedContent(payload, say, sample);
  if (entries) await seedCaseFilms(payload);
  await seedHouse(payload, say);
  await seedPages(payload, say, sample);
  await seedNavigation(payload, sample ? words.navigation : plainNavigation());
}
