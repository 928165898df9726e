import type { Payload } from 'payload';
import type { EnquiryEvent, Submission } from '../../cms/payload-types.ts';
import { reviewsOf } from '../../reviews/of-person.ts';
import { findSubscriber } from '../newsletter/subscribers.ts';
import { sentBy } from './erase.ts';

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

/** Reads everything that is held about a person, in every spelling of the address. */
export async function personalDataOf(payload: Payload, email: string, now = new Date()): Promise<PersonalData> {
  const ids = (await sentBy(payload, email)).map(({ id }) => Number(id));
  const all = { pagination: false, depth: 0, overrideAccess: true } as const;
  const ofThese = { submission: { in: ids } };
  const [submissions, events, deliveries, subscriber, reviews] = await Promise.all([
    payload.find({ collection: 'submissions', where: { id: { in: ids } }, sort: 'id', joins: false, ...all }),
    payload.find({ collection: 'enquiry-events', where: ofThese, sort: 'id', ...all }),
    payload.find({ collection: 'deliveries', where: ofThese, sort: 'id', ...all }),
    findSubscriber(payload, email),
    reviewsOf(payload, email),
  ]);
  const isOf =
    ({ id }: Submission) =>
    ({ submission }: Pick<EnquiryEvent, 'submission'>): boolean =>
      (typeof submission === 'object' ? submission.id : submission) === id;
  return {
    address: email,
    exported: now.toISOString(),
    submissions: submissions.docs.map((one) => ({
      ...exportedOf(one),
      events: events.docs.filter(isOf(one)).map(eventOf),
      deliveries: deliveries.docs.filter(isOf(one)).map(({ crm, log, ...delivery }) => ({
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
