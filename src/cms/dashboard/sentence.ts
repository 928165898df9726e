import { inWords } from '../../lib/text/numbers.ts';
import type { SubmissionType } from '../access/table.ts';
import { type PanelI18n, panelLocale, panelLocales, type Say, sayIn } from '../panel/say.ts';

/** Counts behind the dashboard's sentence; records that the account may not read do not count. */
export interface DashboardCounts {
  readonly late: number;
  readonly fresh: number;
  /** Type of submission that `late` and `fresh` count for this account. */
  readonly kind: SubmissionType;
  /** Failed scheduled changes of this account. */
  readonly failedSchedules: number;
  /** Deliveries that were given up. */
  readonly stopped: number;
  /** Whether all recent deliveries failed. */
  readonly nothingArrives: boolean;
  /** Drafts sent back to this account. */
  readonly returned: number;
  /** Drafts of others that wait for this reviewer. */
  readonly reviews: number;
  /** Comments of reviewers that wait for this account. */
  readonly comments: number;
  readonly drafts: number;
}

export interface Sentence {
  readonly icon: 't' | 't-inverted' | 'triangle' | 'hourglass';
  readonly words: string;
  /** Meaning of the icon. */
  readonly iconWords: string;
}

/** Sentences about a number of things, for one and for several. */
type Counted = readonly [one: string, several: string];

const enquirySentences: Readonly<Record<SubmissionType, Readonly<Record<'late' | 'fresh', Counted>>>> = {
  enquiry: {
    late: ['{count} enquiry is late', '{count} enquiries are late'],
    fresh: ['{count} enquiry is new', '{count} enquiries are new'],
  },
  application: {
    late: ['{count} application is late', '{count} applications are late'],
    fresh: ['{count} application is new', '{count} applications are new'],
  },
};

const newest: Readonly<Record<SubmissionType, string>> = {
  enquiry: 'An enquiry is new',
  application: 'An application is new',
};

const untilDone = ['Urgent until that is done', 'Urgent until both are done'];

const { en: english } = panelLocales;

/** Words the parts of the dashboard's sentence in one language. */
function wording(i18n: PanelI18n) {
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  const number = (count: number) => (locale === english ? inWords(count).toLowerCase() : count);
  return {
    say,
    /** Empty for none. */
    counted: (count: number, [one, several]: Counted): string[] =>
      count > 0 ? [say(count === 1 ? one : several, { count: number(count) })] : [],
    /** English joins clauses by "and", Chinese by a comma. */
    joined: (clauses: readonly string[]): string =>
      locale === english ? new Intl.ListFormat(english).format(clauses) : clauses.join('，'),
    ended: (clause: string): string =>
      say('{sentence}.', { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}` }),
  };
}

/** Sentence of the dashboard: the most urgent matters, and their icon. */
export function sentenceOf(asked: DashboardCounts, i18n: PanelI18n): Sentence {
  const { late, fresh, kind, failedSchedules, stopped, nothingArrives, returned, reviews, comments, drafts } = asked;
  const { say, counted, joined, ended } = wording(i18n);
  const sentences = (clauses: readonly string[]): string =>
    clauses.map(ended).reduce((sentence, next) => say('{sentence} {next}', { sentence, next }));
  const enquiries = counted(late, enquirySentences[kind].late);
  const deliveries = counted(stopped, ['{count} delivery failed', '{count} deliveries failed']);
  const scheduled = counted(failedSchedules, ['{count} scheduled change failed', '{count} scheduled changes failed']);
  const urgent = [...enquiries, ...deliveries, ...scheduled];
  const approval = [
    ...counted(returned, ['{count} draft needs your changes', '{count} drafts need your changes']),
    ...counted(reviews, ['{count} draft waits for your approval', '{count} drafts wait for your approval']),
    ...counted(comments, ['{count} comment waits for your answer', '{count} comments wait for your answer']),
  ];
  const waiting = counted(drafts, ['{count} draft waits', '{count} drafts wait']);
  if (nothingArrives) {
    return {
      icon: 'hourglass',
      words: sentences([say('all recent deliveries failed'), ...enquiries, ...scheduled, ...approval]),
      iconWords: say('Urgent until deliveries arrive again'),
    };
  }
  if (urgent.length > 0) {
    return {
      icon: 'triangle',
      words: sentences([joined(urgent), ...approval]),
      iconWords: say(untilDone[urgent.length - 1] ?? 'Urgent until all are done'),
    };
  }
  const news = [...counted(fresh, enquirySentences[kind].fresh), ...approval];
  if (news.length > 0) {
    return {
      icon: 't-inverted',
      words: sentences([joined(news), ...(approval.length > 0 ? [] : waiting)]),
      iconWords: say(
        fresh > 0 ? newest[kind] : returned + reviews > 0 ? 'A draft waits for you' : 'A comment waits for you',
      ),
    };
  }
  return {
    icon: 't',
    words: sentences([say('Nothing is waiting for you'), ...waiting]),
    iconWords: say('All calm'),
  };
}

/** Greeting for an hour of the brand's local time. */
export function greeting(hour: number, say: Say): string {
  if (hour >= 18) return say('Good evening');
  return say(hour < 12 ? 'Good morning' : 'Good afternoon');
}
