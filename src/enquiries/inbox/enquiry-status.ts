import { calendar } from '../../cms/dashboard/clock.ts';
import { daysLate } from '../../cms/dashboard/working-days.ts';
import { type Say, sayEnglish } from '../../cms/panel/say.ts';

export interface EnquiryStatus {
  readonly kind: 'held' | 'archived' | 'open' | 'new' | 'late';
  readonly word: string;
}

/** Status of an enquiry for its badge, most urgent first. */
export function statusOfEnquiry(row: Readonly<Record<string, unknown>>, say: Say = sayEnglish): EnquiryStatus {
  if (row.held) return { kind: 'held', word: say('Spam') };
  if (row.state === 'archived') return { kind: 'archived', word: say('Closed') };
  if (row.state === 'open') return { kind: 'open', word: say('Waiting') };
  const late = daysLate(typeof row.createdAt === 'string' ? row.createdAt : '', Date.now(), calendar);
  if (late === undefined) return { kind: 'new', word: say('New') };
  if (late === 0) return { kind: 'late', word: say('Late') };
  return { kind: 'late', word: say(late === 1 ? 'Late {count} day' : 'Late {count} days', { count: late }) };
}
