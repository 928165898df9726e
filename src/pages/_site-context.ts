import { words } from '#words';
import type { ContentSource } from '../content/source.ts';
import { browserWordsIn, wordsIn } from '../content/words-in.ts';
import type { Lists } from '../domain/content.ts';
import type { Facts } from '../domain/facts.ts';
import type { Language } from '../domain/languages.ts';
import type { Navigation } from '../domain/navigation.ts';
import { type Organisation, organisationOf } from '../domain/organisation.ts';
import type { SiteContext } from '../sections/view.ts';

interface EveryPage {
  readonly language: Language;
  readonly facts: Facts;
  readonly organisation: Organisation;
  readonly navigation: Navigation;
}

/** Data of every page: language, facts about the agency, header and footer navigation. */
export async function everyPageOf(content: ContentSource): Promise<EveryPage> {
  const [facts, navigation] = await Promise.all([content.facts(), content.navigation()]);
  return { language: content.language, facts, organisation: organisationOf(facts), navigation };
}

/** Data that the sections of a page share: page, site and the visitor's request. */
export async function siteContextOf(
  content: ContentSource,
  path: string,
  lists: Lists,
  enquiry: SiteContext['enquiry'] = {},
): Promise<SiteContext & Pick<EveryPage, 'language'>> {
  const { language, organisation, navigation } = await everyPageOf(content);
  const { work, insights, jobs } = wordsIn(words, language);
  const empty = { work: work.empty, insights: insights.empty };
  const { thanks } = browserWordsIn(words, language);
  return {
    language,
    path,
    navigation,
    organisation,
    lists,
    empty,
    openJobs: jobs.open,
    thanks: thanks.enquiry,
    enquiry,
  };
}
