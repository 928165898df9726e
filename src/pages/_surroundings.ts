import { words } from '#words';
import type { ContentSource } from '../content/source.ts';
import type { Lists } from '../content/types.ts';
import type { Surroundings } from '../sections/section-of.tsx';
import { houseOf } from '../shared/house.ts';

/** What the sections of a page know of the page, of the site and of whoever asked for it. */
export async function surroundingsOf(
  content: ContentSource,
  path: string,
  lists: Lists,
  enquiry: Surroundings['enquiry'] = {},
): Promise<Surroundings> {
  const [facts, navigation] = await Promise.all([content.facts(), content.navigation()]);
  const empty = { work: words.work.empty, insights: words.insights.empty };
  return { path, navigation, house: houseOf(facts), lists, empty, enquiry };
}
