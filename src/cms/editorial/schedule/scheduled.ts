import type { Payload, Where } from 'payload';
import { panelWords } from '../../panel/words.ts';
import { formatPlaces } from '../checks/validation-issues.ts';
import { isPreviewed, type Previewed } from '../preview/preview-links.ts';
import { refusal, refusalToTakeDown } from '../versions/approval.ts';

/** Scheduled publishing or unpublishing. */
export interface Scheduled {
  /** Id of the scheduled change. */
  readonly job: number;
  readonly collection: Previewed;
  readonly id: number;
  readonly at: string;
  readonly publishes: boolean;
  /** Account that scheduled it. */
  readonly by: number | undefined;
  /** Reason of a failed attempt as a sentence. */
  readonly failed: string | undefined;
}

interface Input {
  readonly type?: unknown;
  readonly doc?: { readonly relationTo?: unknown; readonly value?: unknown };
  readonly user?: { readonly value?: unknown };
}

const most = 500;

/**
 * Beginnings of error messages that editors may see, about fields and rights. All others go to the
 * log only.
 */
const shownToEditors = [...Object.values(panelWords.error), refusal, refusalToTakeDown, 'You are not allowed'];

function whyOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  return shownToEditors.some((words) => message.startsWith(words))
    ? formatPlaces(message)
    : 'Something went wrong on our side. Schedule it again.';
}

/** A failed scheduled change stays listed until the same is scheduled again. */
const isSuperseded = ({ collection, id, publishes, at, failed }: Scheduled, all: readonly Scheduled[]): boolean =>
  failed !== undefined &&
  all.some((one) => one.collection === collection && one.id === id && one.publishes === publishes && one.at > at);

/**
 * Reads all scheduled changes, earliest first, past access control; callers must check the rights
 * to the records.
 */
export async function readScheduled(payload: Payload, among: Where = {}): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }, among] },
    sort: 'waitUntil',
    limit: most,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const all = docs.flatMap(({ id: job, input, waitUntil, hasError, error }): Scheduled[] => {
    const { type, doc, user } = (input ?? {}) as Input;
    const by = Number(user?.value);
    if (!isPreviewed(doc?.relationTo) || !waitUntil) return [];
    return [
      {
        job: Number(job),
        collection: doc.relationTo,
        id: Number(doc.value),
        at: waitUntil,
        publishes: type !== 'unpublish',
        by: Number.isNaN(by) ? undefined : by,
        failed: hasError === true ? whyOf(error) : undefined,
      },
    ];
  });
  return all.filter((one) => !isSuperseded(one, all));
}
