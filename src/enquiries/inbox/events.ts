import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { EnquiryEvent, Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';
import type { EventKind } from '../collections/enquiry-events.ts';

interface Happened extends Partial<Pick<EnquiryEvent, 'text' | 'outcome' | 'key'>> {
  readonly submission: number;
  readonly kind: EventKind;
}

/** Account of the request; undefined for the server itself. */
const accountOf = ({ user }: PayloadRequest): number | undefined =>
  user?.collection === 'users' ? user.id : undefined;

export function logEvent(req: PayloadRequest, happened: Happened): Promise<EnquiryEvent> {
  const by = accountOf(req);
  return req.payload.create({
    collection: 'enquiry-events',
    data: { ...happened, ...(by === undefined ? {} : { by }) },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

const idOf = (value: Submission['assignee']): number | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);

/** Logs changes of state, assignee and spam mark. */
export const logsChanges: CollectionAfterChangeHook<Submission> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc) return doc;
  const submission = doc.id;
  if (previousDoc.state !== doc.state) await logEvent(req, { submission, kind: 'state', text: doc.state });
  if (Boolean(previousDoc.held) !== Boolean(doc.held))
    await logEvent(req, { submission, kind: doc.held ? 'held' : 'released' });
  const [before, now] = [idOf(previousDoc.assignee), idOf(doc.assignee)];
  if (before !== now)
    await logEvent(req, {
      submission,
      kind: 'holder',
      text: now === null ? '' : String(now),
      // A new assignee gets a mail unless they assigned it themselves.
      ...(now !== null && now !== accountOf(req) && parseSettings().SMTP_URL ? { outcome: 'sending' } : {}),
    });
  return doc;
};

/**
 * Deletes the events of an enquiry with it: they contain personal data.
 *
 * Uses depth 0, as every hook must that changes other records. Payload 3.90.1 populates relations
 * of a bulk operation in shared batches, and two relations of different depth in one batch can
 * deadlock and block all writers.
 *
 * Report: https://github.com/payloadcms/payload/issues/1887
 */
export const removesEvents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'enquiry-events',
    where: { submission: { equals: id } },
    depth: 0,
    req,
    overrideAccess: true,
  });
};

/** Milliseconds within which repeated views of an enquiry by one account count as one. */
const oneRead = 60 * 60 * 1000;

/**
 * Logs that an account viewed personal data. Hooks of a list run in parallel and reads have no
 * transaction, so the event uses a request of its own: a transaction on the shared one would end
 * while other hooks use it.
 */
export async function logRead(request: PayloadRequest, submission: number): Promise<void> {
  const req = request.transactionID ? request : isolateObjectProperty(request, 'transactionID');
  const by = accountOf(req);
  if (by === undefined) return;
  const { totalDocs } = await req.payload.count({
    collection: 'enquiry-events',
    where: {
      and: [
        { submission: { equals: submission } },
        { kind: { equals: 'read' } },
        { by: { equals: by } },
        { createdAt: { greater_than: new Date(Date.now() - oneRead).toISOString() } },
      ],
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) await logEvent(req, { submission, kind: 'read' });
}

const contextKey = 'theServerLooksItself';

/** Marks reads of the server itself, which are not logged. */
export function skipReadLog(req: PayloadRequest): void {
  req.context[contextKey] = true;
}

/** Fields with personal data; the panel selects only names where it lists submissions. */
const personal = ['email', 'phone', 'message', 'portfolio'] as const satisfies (keyof Submission)[];

/**
 * Logs reads over REST, which can bypass the panel's view: a single submission, a list, or one
 * populated in a delivery.
 */
export const logsReads: CollectionAfterReadHook<Submission> = async ({ doc, req }) => {
  if (req.payloadAPI === 'REST' && !req.context[contextKey] && personal.some((name) => doc[name] !== undefined))
    await logRead(req, doc.id);
  return doc;
};

/**
 * Logs an export for each enquiry. Writes through the database adapter, because Payload's
 * operations take ten milliseconds for each of thousands.
 */
export async function logExport(req: PayloadRequest, submissions: readonly number[]): Promise<void> {
  const by = accountOf(req);
  const kind: EventKind = 'exported';
  for (const submission of submissions)
    await req.payload.db.create({ collection: 'enquiry-events', data: { submission, kind, ...(by ? { by } : {}) } });
}

/** Account and time of the last spam mark; undefined where the software set it. */
export async function markedAsSpam(
  payload: Payload,
  submission: number,
): Promise<{ by: string | undefined; at: string } | undefined> {
  const { docs } = await payload.find({
    collection: 'enquiry-events',
    where: { and: [{ submission: { equals: submission } }, { kind: { equals: 'held' } }] },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 1,
    // Only the name of the account is shown.
    populate: { users: { name: true } },
    overrideAccess: true,
  });
  const [event] = docs;
  if (!event) return undefined;
  return { by: (typeof event.by === 'object' && event.by?.name) || undefined, at: event.createdAt };
}
