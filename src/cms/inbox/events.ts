import {
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeDeleteHook,
  isolateObjectProperty,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { readSettings } from '../../env.ts';
import type { EventKind } from '../collections/enquiry-events.ts';
import type { EnquiryEvent, Submission } from '../payload-types.ts';

interface Happened extends Partial<Pick<EnquiryEvent, 'text' | 'outcome' | 'key'>> {
  readonly submission: number;
  readonly kind: EventKind;
}

/** The account that asks; none where the server itself does something. */
const whoAsks = ({ user }: PayloadRequest): number | undefined => (user?.collection === 'users' ? user.id : undefined);

export function noteEvent(req: PayloadRequest, happened: Happened): Promise<EnquiryEvent> {
  const by = whoAsks(req);
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

/** Keeps who moved an enquiry on, gave it to whom, or called it spam. */
export const notesChanges: CollectionAfterChangeHook<Submission> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc) return doc;
  const submission = doc.id;
  if (previousDoc.state !== doc.state) await noteEvent(req, { submission, kind: 'state', text: doc.state });
  if (Boolean(previousDoc.held) !== Boolean(doc.held))
    await noteEvent(req, { submission, kind: doc.held ? 'held' : 'released' });
  const [before, now] = [idOf(previousDoc.assignee), idOf(doc.assignee)];
  if (before !== now)
    await noteEvent(req, {
      submission,
      kind: 'holder',
      text: now === null ? '' : String(now),
      // Whoever is given it by somebody else is told by mail.
      ...(now !== null && now !== whoAsks(req) && readSettings().SMTP_URL ? { outcome: 'sending' } : {}),
    });
  return doc;
};

/**
 * What happened to an enquiry goes with it: it holds words of the person, and words about them.
 *
 * Without depth, here and in every hook that changes records beside its own. Payload 3.90.1 fills
 * in the relations of an operation on many records in shared batches, and two relations of
 * different depth in one batch can wait for each other without end, which holds up all who write.
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

/** Milliseconds for which somebody who opens an enquiry again has not opened it anew. */
const oneReading = 60 * 60 * 1000;

/**
 * Keeps who looked at somebody's data. Hooks of a list run side by side and a read opens no
 * transaction, so the note takes one of its own: one on the shared request would end while other
 * hooks use it.
 */
export async function noteReading(request: PayloadRequest, submission: number): Promise<void> {
  const req = request.transactionID ? request : isolateObjectProperty(request, 'transactionID');
  const by = whoAsks(req);
  if (by === undefined) return;
  const { totalDocs } = await req.payload.count({
    collection: 'enquiry-events',
    where: {
      and: [
        { submission: { equals: submission } },
        { kind: { equals: 'read' } },
        { by: { equals: by } },
        { createdAt: { greater_than: new Date(Date.now() - oneReading).toISOString() } },
      ],
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) await noteEvent(req, { submission, kind: 'read' });
}

const contextKey = 'theServerLooksItself';

/** What this request reads is handed to nobody. */
export function looksItself(req: PayloadRequest): void {
  req.context[contextKey] = true;
}

/**
 * What of a letter says anything about a person. The panel asks for names alone where it names a
 * letter.
 */
const personal = ['email', 'phone', 'message', 'portfolio'] as const satisfies (keyof Submission)[];

/**
 * By REST a letter can be read past the panel's own view of it, by itself, in a list, or along with
 * one of its deliveries.
 */
export const notesReadings: CollectionAfterReadHook<Submission> = async ({ doc, req }) => {
  if (req.payloadAPI === 'REST' && !req.context[contextKey] && personal.some((name) => doc[name] !== undefined))
    await noteReading(req, doc.id);
  return doc;
};

/**
 * Keeps with each enquiry who took it along in a file: past the operations, which would take ten
 * milliseconds for each of thousands.
 */
export async function noteExport(req: PayloadRequest, submissions: readonly number[]): Promise<void> {
  const by = whoAsks(req);
  const kind: EventKind = 'exported';
  for (const submission of submissions)
    await req.payload.db.create({ collection: 'enquiry-events', data: { submission, kind, ...(by ? { by } : {}) } });
}

/** Who called an enquiry spam, and when; undefined where the software did. */
export async function markedAsSpam(
  payload: Payload,
  submission: number,
): Promise<{ by: string; at: string } | undefined> {
  const { docs } = await payload.find({
    collection: 'enquiry-events',
    where: { and: [{ submission: { equals: submission } }, { kind: { equals: 'held' } }] },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 1,
    // Of colleagues, the name alone is told.
    populate: { users: { name: true } },
    overrideAccess: true,
  });
  const [event] = docs;
  if (!event) return undefined;
  return { by: (typeof event.by === 'object' && event.by?.name) || 'A colleague', at: event.createdAt };
}
