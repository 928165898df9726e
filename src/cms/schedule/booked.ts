import type { Payload, Where } from 'payload';
import { placesSaid } from '../faults.ts';
import { panelWords } from '../panel-words.ts';
import { isPreviewed, type Previewed } from '../preview-links.ts';
import { refusal, refusalToTakeDown } from '../versions/approval.ts';

/** Something that goes up or comes down by itself. */
export interface Booked {
  /** The booking itself. */
  readonly job: number;
  readonly collection: Previewed;
  readonly id: number;
  readonly at: string;
  readonly goesUp: boolean;
  /** Who booked it. */
  readonly by: number | undefined;
  /** Why it could not be done, where it was tried and refused: a whole sentence. */
  readonly failed: string | undefined;
}

interface Input {
  readonly type?: unknown;
  readonly doc?: { readonly relationTo?: unknown; readonly value?: unknown };
  readonly user?: { readonly value?: unknown };
}

const most = 500;

/**
 * What somebody may be told of an error: what Payload and we say of fields and rights. All else is
 * told in the log.
 */
const saidToPeople = [...Object.values(panelWords.error), refusal, refusalToTakeDown, 'You are not allowed'];

function whyOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return saidToPeople.some((words) => message.startsWith(words))
    ? placesSaid(message)
    : 'Something went wrong on our side. Book it anew.';
}

/** One that was refused is told of until somebody has booked the same anew. */
const isOvertaken = ({ collection, id, goesUp, at, failed }: Booked, all: readonly Booked[]): boolean =>
  failed !== undefined &&
  all.some((one) => one.collection === collection && one.id === id && one.goesUp === goesUp && one.at > at);

/**
 * What is booked, the next first: nobody reads the queue itself, so whoever shows it asks what may
 * be read.
 */
export async function readBooked(payload: Payload, among: Where = {}): Promise<Booked[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, among] },
    sort: 'waitUntil',
    limit: most,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const all = docs.flatMap(({ id: job, input, waitUntil, hasError, error }): Booked[] => {
    const { type, doc, user } = (input ?? {}) as Input;
    const by = Number(user?.value);
    if (!isPreviewed(doc?.relationTo) || !waitUntil) return [];
    return [
      {
        job: Number(job),
        collection: doc.relationTo,
        id: Number(doc.value),
        at: waitUntil,
        goesUp: type !== 'unpublish',
        by: Number.isNaN(by) ? undefined : by,
        failed: hasError === true ? whyOf(error) : undefined,
      },
    ];
  });
  return all.filter((one) => !isOvertaken(one, all));
}
