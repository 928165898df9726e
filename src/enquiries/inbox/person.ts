import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import type { Delivery, EnquiryEvent, Submission, Subscriber } from '../../cms/payload-types.ts';
import { foldedAddress } from '../../lib/text/mail-address.ts';
import { type ReviewsOfPerson, reviewsOf } from '../../reviews/of-person.ts';
import { findSubscriber } from '../newsletter/subscribers.ts';

/** Records of a person, as they are stored. */
export interface HeldRecords {
  readonly submissions: readonly Submission[];
  readonly events: readonly EnquiryEvent[];
  readonly deliveries: readonly Delivery[];
  readonly subscriber: Subscriber | undefined;
  readonly reviews: ReviewsOfPerson;
}

/**
 * IDs of all submissions of one person, in every spelling of the address. Compares here, since no
 * database folds them all.
 */
async function sentBy(payload: Payload, email: string): Promise<number[]> {
  const wanted = foldedAddress(email);
  const rows = await readRows<{ readonly id: number; readonly email: string }>(
    payload,
    sql`select id, email from submissions where email is not null`,
  );
  return rows.filter((row) => foldedAddress(row.email) === wanted).map(({ id }) => Number(id));
}

/** Reads everything that is held about a person, in every spelling of the address. */
export async function heldOn(payload: Payload, email: string): Promise<HeldRecords> {
  const ids = await sentBy(payload, email);
  const all = { sort: 'id', pagination: false, depth: 0, overrideAccess: true } as const;
  const ofThese = { submission: { in: ids } };
  const [submissions, events, deliveries, subscriber, reviews] = await Promise.all([
    payload.find({ collection: 'submissions', where: { id: { in: ids } }, joins: false, ...all }),
    payload.find({ collection: 'enquiry-events', where: ofThese, ...all }),
    payload.find({ collection: 'deliveries', where: ofThese, ...all }),
    findSubscriber(payload, email),
    reviewsOf(payload, email),
  ]);
  return { submissions: submissions.docs, events: events.docs, deliveries: deliveries.docs, subscriber, reviews };
}

/** Fields of a record, as they are exported. */
export type Exported = Readonly<Record<string, unknown>>;

/** Everything that is held about a person, by their address. */
export interface PersonalData {
  readonly address: string;
  /** Moment of the export. */
  readonly exported: string;
  readonly submissions: readonly (Exported & {
    readonly events: readonly Exported[];
    readonly deliveries: readonly Exported[];
  })[];
  readonly subscriber: Exported | null;
  readonly reviewLinks: readonly Exported[];
  readonly reviewComments: readonly Exported[];
  readonly signatures: readonly Exported[];
}

/** Keys and hashes that serve the software, and say nothing about the person. */
const technical: ReadonlySet<string> = new Set([
  'key',
  'fingerprint',
  'searchText',
  'filePath',
  'assignee',
  'digest',
  'by',
  'address',
  'deliveries',
  'shown',
  'submission',
  'told',
  'tellAttempts',
  'tellNext',
  'tellNote',
  'refusedBy',
  'heard',
]);

const exportedOf = (record: object): Exported =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) => !technical.has(name) && value !== null && value !== undefined && value !== '',
    ),
  );

/** Colleagues are named by their part: they are other persons. */
const eventOf = ({ by, kind, text, ...event }: EnquiryEvent): Exported => ({
  kind,
  ...exportedOf(event),
  // Text of an assignment is the number of an account.
  ...(text && kind !== 'holder' ? { text } : {}),
  who: by ? 'a colleague' : 'the site',
});

/** Returns everything that is held about a person, as it is exported. */
export async function personalDataOf(payload: Payload, email: string, now = new Date()): Promise<PersonalData> {
  const { submissions, events, deliveries, subscriber, reviews } = await heldOn(payload, email);
  const isOf =
    ({ id }: Submission) =>
    ({ submission }: Pick<EnquiryEvent, 'submission'>): boolean =>
      (typeof submission === 'object' ? submission.id : submission) === id;
  return {
    address: email,
    exported: now.toISOString(),
    submissions: submissions.map((one) => ({
      ...exportedOf(one),
      events: events.filter(isOf(one)).map(eventOf),
      deliveries: deliveries.filter(isOf(one)).map(({ crm, log, ...delivery }) => ({
        ...exportedOf(delivery),
        ...(crm ? { crm: exportedOf(crm) } : {}),
        log: (log ?? []).map(({ at, outcome }) => ({ at, outcome })),
      })),
    })),
    subscriber: subscriber ? exportedOf(subscriber) : null,
    reviewLinks: reviews.links.map(exportedOf),
    reviewComments: reviews.comments.map(exportedOf),
    signatures: reviews.signatures.map(exportedOf),
  };
}
