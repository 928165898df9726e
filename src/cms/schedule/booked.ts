import type { Payload, Where } from 'payload';
import { isPreviewed, type Previewed } from '../preview-links.ts';

/** Something that goes up or comes down by itself. */
export interface Booked {
  readonly collection: Previewed;
  readonly id: number;
  readonly at: string;
  readonly goesUp: boolean;
  /** Who booked it. */
  readonly by: number | undefined;
  /** It was tried, and refused. */
  readonly failed: boolean;
}

interface Input {
  readonly type?: unknown;
  readonly doc?: { readonly relationTo?: unknown; readonly value?: unknown };
  readonly user?: { readonly value?: unknown };
}

const most = 500;

/** What is booked, the next first: nobody reads the queue itself, so whoever shows it asks what may be read. */
export async function readBooked(payload: Payload, among: Where = {}): Promise<Booked[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, among] },
    ...{ sort: 'waitUntil', limit: most, pagination: false, depth: 0, overrideAccess: true },
  });
  return docs.flatMap(({ input, waitUntil, hasError }): Booked[] => {
    const { type, doc, user } = (input ?? {}) as Input;
    const by = Number(user?.value);
    if (!isPreviewed(doc?.relationTo) || !waitUntil) return [];
    return [
      {
        ...{ collection: doc.relationTo, id: Number(doc.value), at: waitUntil, goesUp: type !== 'unpublish' },
        ...{ by: Number.isNaN(by) ? undefined : by, failed: hasError === true },
      },
    ];
  });
}
