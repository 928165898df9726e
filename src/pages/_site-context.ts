import { words } from '#words';
import { dayBegins, secondsUntilFirst } from '../config/brand/dates.ts';
import { currentSettings } from '../config/env.ts';
import type { ContentSource } from '../content/source.ts';
import { browserWordsIn, statementRows, wordsIn } from '../content/words-in.ts';
import type { Lists } from '../domain/content.ts';
import { type Facts, interpolateAll } from '../domain/facts.ts';
import type { Language } from '../domain/languages.ts';
import type { Navigation } from '../domain/navigation.ts';
import { type Organisation, organisationOf } from '../domain/organisation.ts';
import { callDays, localDate } from '../forms/half-days.ts';
import type { FormOutcome } from '../forms/outcome.ts';
import type { PreviewSection } from '../sections/blocks.ts';
import type { StatementProps } from '../sections/contact-form/statement.tsx';
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

/** Statement of a form about personal data, with the time for which it is kept. */
export function statementOf(
  form: 'enquiry' | 'application',
  { facts, language }: Pick<EveryPage, 'facts' | 'language'>,
): StatementProps {
  const { personalData } = wordsIn(words, language);
  const { KEEP_ENQUIRIES_MONTHS, KEEP_APPLICATIONS_MONTHS } = currentSettings();
  const months = form === 'enquiry' ? KEEP_ENQUIRIES_MONTHS : KEEP_APPLICATIONS_MONTHS;
  const rows = statementRows(personalData, form, months);
  return { version: personalData.version, rows: interpolateAll(rows, facts) };
}

/** Query of a page with a contact form, as its parameters are read. */
interface AskedOfForm {
  readonly plan?: string | undefined;
  readonly sent?: string | undefined;
}

/** State of the contact form on a page, and for how many seconds its half-days are right. */
export async function contactFormState(
  content: ContentSource,
  sections: readonly PreviewSection[],
  asked: AskedOfForm | null,
  outcome: FormOutcome | undefined,
): Promise<{ readonly enquiry: SiteContext['enquiry']; readonly hidden: boolean; readonly lasts?: number }> {
  if (!sections.some(({ block }) => block === 'contact-form')) return { enquiry: {}, hidden: outcome !== undefined };
  const [facts, holidays] = await Promise.all([content.facts(), content.holidays()]);
  const sent = !outcome && asked?.sent !== undefined;
  const ticked = asked?.sent?.split('-') ?? [];
  const now = Date.now();
  return {
    enquiry: {
      plan: asked?.plan,
      outcome,
      sent,
      ticked: { call: ticked.includes('call'), newsletter: ticked.includes('newsletter') },
      callDays: callDays(localDate(now), organisationOf(facts).openingHours, holidays),
    },
    hidden: sent || outcome !== undefined,
    // The half-days move on at midnight.
    lasts: secondsUntilFirst([dayBegins(now, 1)], now),
  };
}

/** Data that the sections of a page share: page, site and the visitor's request. */
export async function siteContextOf(
  content: ContentSource,
  path: string,
  lists: Lists,
  enquiry: SiteContext['enquiry'] = {},
): Promise<SiteContext & Pick<EveryPage, 'language'>> {
  const { language, facts, organisation, navigation } = await everyPageOf(content);
  const { work, insights, jobs, personalData } = wordsIn(words, language);
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
    personalData: {
      statement: statementOf('enquiry', { facts, language }),
      call: personalData.call,
      newsletter: personalData.newsletter,
    },
    enquiry,
  };
}
