import type { Payload } from 'payload';
import { seedContent } from './seed.ts';
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
  await seedPages(payload, say);
}
