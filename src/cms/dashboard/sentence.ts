import { inWords } from '../../lib/text/numbers.ts';
import { type SubmissionType, submissionTypePlurals } from '../access/table.ts';

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
  readonly drafts: number;
}

export interface Sentence {
  readonly icon: 't' | 't-inverted' | 'triangle' | 'hourglass';
  readonly words: string;
  /** Meaning of the icon. */
  readonly iconWords: string;
}

const count = (number: number, one: string, several: string): string =>
  `${inWords(number).toLowerCase()} ${number === 1 ? one : several}`;

const listFormat = new Intl.ListFormat('en-GB');
const untilDone = ['that is', 'both are'];

const begun = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Sentence of the dashboard: the most urgent matters, and their icon. */
export function sentenceOf(asked: DashboardCounts): Sentence {
  const { late, fresh, kind, failedSchedules, stopped, nothingArrives, returned, reviews, drafts } = asked;
  const enquiries = late > 0 ? [count(late, `${kind} is late`, `${submissionTypePlurals[kind]} are late`)] : [];
  const deliveries = stopped > 0 ? [count(stopped, 'delivery failed', 'deliveries failed')] : [];
  const scheduled =
    failedSchedules > 0 ? [count(failedSchedules, 'scheduled change failed', 'scheduled changes failed')] : [];
  const urgent = [...enquiries, ...deliveries, ...scheduled];
  const back = returned > 0 ? [count(returned, 'draft needs your changes', 'drafts need your changes')] : [];
  const looks = reviews > 0 ? [count(reviews, 'draft waits for your approval', 'drafts wait for your approval')] : [];
  const approval = [...back, ...looks];
  const waiting = drafts > 0 ? ` ${begun(count(drafts, 'draft waits', 'drafts wait'))}` : '';
  if (nothingArrives) {
    return {
      icon: 'hourglass',
      words: [begun('all recent deliveries failed'), ...[...enquiries, ...scheduled, ...approval].map(begun)].join(' '),
      iconWords: 'Urgent until deliveries arrive again',
    };
  }
  if (urgent.length > 0) {
    return {
      icon: 'triangle',
      words: [listFormat.format(urgent), ...approval].map(begun).join(' '),
      iconWords: `Urgent until ${untilDone[urgent.length - 1] ?? 'all are'} done`,
    };
  }
  const news = [
    ...(fresh > 0 ? [count(fresh, `${kind} is new`, `${submissionTypePlurals[kind]} are new`)] : []),
    ...approval,
  ];
  if (news.length > 0) {
    return {
      icon: 't-inverted',
      words: begun(listFormat.format(news)) + (approval.length > 0 ? '' : waiting),
      iconWords: fresh > 0 ? `An ${kind} is new` : 'A draft waits for you',
    };
  }
  return {
    icon: 't',
    words: `Nothing is waiting for you.${waiting}`,
    iconWords: 'All calm',
  };
}

/** Greeting for an hour of the brand's local time. */
export function greeting(hour: number): string {
  if (hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}
