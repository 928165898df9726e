import type { Say } from '../../cms/panel/say.ts';
import type { Delivery } from '../../cms/payload-types.ts';
import { destinationNames } from '../../domain/destinations.ts';
import type { HeldRecords } from './person.ts';

/** Copies in another system, which only a person can erase there. */
export interface CopyElsewhere {
  readonly place: string;
  /** Number of the copies, and what they are found by; no personal data. */
  readonly what: string;
}

const steps = ['organization', 'person', 'deal', 'file'] as const;
const crmRecords = {
  organization: 'organization {id}',
  person: 'person {id}',
  deal: 'deal {id}',
  file: 'file {id}',
} as const;

const numberOf = ({ submission }: Delivery): number => (typeof submission === 'object' ? submission.id : submission);

/**
 * Copies that deliveries, answers and notices left elsewhere. The person's own mailbox is not among
 * them.
 */
export function copiesOf(
  { deliveries, events }: Pick<HeldRecords, 'deliveries' | 'events'>,
  say: Say,
): CopyElsewhere[] {
  const attempted = deliveries.filter(({ state, attempts }) => state === 'delivered' || attempts > 0);
  const sentTo = (id: Delivery['destination']) => attempted.filter(({ destination }) => destination === id);
  const numbered = (one: string, many: string, some: readonly Delivery[]): string =>
    say(some.length === 1 ? one : many, { count: some.length, numbers: some.map(numberOf).join(say(', ')) });
  // An attempt without an answer may have arrived all the same.
  const copy = (place: string, some: readonly Delivery[], what: string): CopyElsewhere => {
    const count = some.filter(({ state }) => state !== 'delivered').length;
    return { place: say(place), what: count === 0 ? what : say('{what}; {count} not confirmed', { what, count }) };
  };

  const [sheet, crm, webhook, mail] = [sentTo('sheet'), sentTo('crm'), sentTo('webhook'), sentTo('mail')];
  const records = crm.flatMap(({ crm: made }) =>
    steps.flatMap((step) => (made?.[step] ? [say(crmRecords[step], { id: made[step] })] : [])),
  );
  const sent = events.filter(({ kind, outcome }) => (kind === 'answer' || kind === 'holder') && outcome);
  const mails = mail.length + sent.length;
  return [
    sheet.length > 0 &&
      copy(
        destinationNames.sheet,
        sheet,
        numbered('{count} row, of enquiry {numbers}', '{count} rows, of enquiries {numbers}', sheet),
      ),
    crm.length > 0 && copy(destinationNames.crm, crm, records.join(say(', ')) || say('no record known')),
    webhook.length > 0 &&
      copy(
        destinationNames.webhook,
        webhook,
        numbered('{count} message, of enquiry {numbers}', '{count} messages, of enquiries {numbers}', webhook),
      ),
    mails > 0 &&
      copy('Mailboxes', mail, say(mails === 1 ? 'copy of {count} mail' : 'copies of {count} mails', { count: mails })),
  ].filter((one) => one !== false);
}
