import { calendar } from '../../cms/dashboard/clock.ts';
import { daysLate } from '../../cms/dashboard/working-days.ts';

export interface EnquiryStatus {
  readonly kind: 'held' | 'archived' | 'open' | 'new' | 'late';
  readonly word: string;
}

/** Status of an enquiry for its badge, most urgent first. */
export function statusOfEnquiry(row: Readonly<Record<string, unknown>>): EnquiryStatus {
  if (row.held) return { kind: 'held', word: 'Spam' };
  if (row.state === 'archived') return { kind: 'archived', word: 'Closed' };
  if (row.state === 'open') return { kind: 'open', word: 'Waiting' };
  const late = daysLate(typeof row.createdAt === 'string' ? row.createdAt : '', Date.now(), calendar);
  if (late === undefined) return { kind: 'new', word: 'New' };
  return { kind: 'late', word: late === 0 ? 'Late' : `Late ${late} ${late === 1 ? 'day' : 'days'}` };
}
