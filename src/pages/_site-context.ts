import { words } from '#words';
import type { ContentSource } from '../content/source.ts';
import type { Lists } from '../domain/content.ts';
import type { Facts } from '../domain/facts.ts';
import type { Navigation } from '../domain/navigation.ts';
import { type Organisation, organisationOf } from '../domain/organisation.ts';
import type { SiteContext } from '../sections/view.ts';

interface EveryPage {
  readonly facts: Facts;
  readonly organisation: Organisation;
  readonly navigation: Navigation;
}

/** Data of every page: facts about the agency, header and footer navigation. */
export async function everyPageOf(content: ContentSource): Promise<EveryPage> {
  const [facts, navigation] = await Promise.all([content.facts(), content.navigation()]);
  return { facts, organisation: organisationOf(facts), navigation };
}

/** Data that the sections of a page share: page, site and the visitor's request. */
export async function siteContextOf(
  content: ContentSource,
  path: string,
  lists: Lists,
  enquiry: SiteContext['enquiry'] = {},
): Promise<SiteContext> {
  const { organisation, navigation } = await everyPageOf(content);
  const empty = { work: words.work.empty, insights: words.insights.empty };
  return { path, navigation, organisation, lists, empty, openJobs: words.jobs.open, enquiry };
}
