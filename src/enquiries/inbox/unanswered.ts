import { calendar } from '../../cms/dashboard/clock.ts';
import { countOf, mayRead, type Viewer } from '../../cms/dashboard/viewer.ts';
import { daysLate, lateSince } from '../../cms/dashboard/working-days.ts';
import { destinationNames } from '../../domain/destinations.ts';
import { bytesOfFiles, fileQuota } from './file-quota.ts';
import { isHeld, isLate, isNew, isRetried, isStopped } from './filters.ts';

const shown = 5;

const idOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? value.id
    : undefined;
};

export interface Enquiry {
  readonly id: number;
  /** Empty where the sender gave none. */
  readonly name: string;
  readonly company: string;
  readonly kind: 'enquiry' | 'application';
  readonly excerpt: string;
  readonly receivedAt: string;
  /** Working days; undefined within the promised time. */
  readonly daysLate: number | undefined;
  readonly assignee: number | undefined;
}

export interface Enquiries {
  readonly fresh: number;
  readonly late: number;
  readonly held: number;
  readonly first: readonly Enquiry[];
}

/** Unanswered submissions, oldest first; undefined for an account that reads none. */
export async function enquiriesFor(viewer: Viewer, now: number): Promise<Enquiries | undefined> {
  if (!mayRead(viewer, 'submissions')) return undefined;
  const { payload, user } = viewer;
  const [{ docs, totalDocs }, late, held] = await Promise.all([
    payload.find({
      collection: 'submissions',
      where: isNew(),
      sort: 'createdAt',
      limit: shown,
      depth: 0,
      select: { name: true, company: true, kind: true, message: true, job: true, assignee: true, createdAt: true },
      user,
      overrideAccess: false,
    }),
    countOf(viewer, 'submissions', isLate(lateSince(now, calendar))),
    countOf(viewer, 'submissions', isHeld),
  ]);
  const first = docs.map(
    (doc): Enquiry => ({
      id: doc.id,
      name: doc.name || '',
      company: doc.company ?? '',
      kind: doc.kind,
      excerpt: (doc.kind === 'application' ? doc.job : doc.message) ?? '',
      receivedAt: doc.createdAt,
      daysLate: daysLate(doc.createdAt, now, calendar),
      assignee: idOf(doc.assignee),
    }),
  );
  return { fresh: totalDocs, late, held, first };
}

export interface FailedDelivery {
  readonly id: number;
  readonly sender: string;
  readonly destination: string;
  readonly attempts: number;
  /** Result of the last attempt. */
  readonly outcome: string;
}

export interface FailedDeliveries {
  readonly count: number;
  readonly first: readonly FailedDelivery[];
  readonly nothingArrives: boolean;
  /** Used share of the space for visitors' files. */
  readonly filesTake: number;
  /** Deliveries that failed and are retried. */
  readonly retried: number;
  /** Time of the last successful delivery. */
  readonly lastArrived: string | undefined;
}

/** Failed deliveries in a row that indicate a general fault. */
const failuresOfFault = 5;

/** Deliveries that were given up; undefined for an account that may not see them. */
export async function failedDeliveriesFor(viewer: Viewer): Promise<FailedDeliveries | undefined> {
  if (!mayRead(viewer, 'deliveries')) return undefined;
  const { payload, user } = viewer;
  const [retried, { docs, totalDocs }, { docs: ended }, { docs: arrived }, bytes] = await Promise.all([
    countOf(viewer, 'deliveries', isRetried),
    payload.find({
      collection: 'deliveries',
      where: isStopped,
      sort: '-updatedAt',
      limit: shown,
      depth: 1,
      select: { submission: true, destination: true, attempts: true, log: true },
      populate: { submissions: { name: true } },
      user,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'deliveries',
      where: { state: { in: ['delivered', 'needs-attention'] } },
      sort: '-updatedAt',
      limit: failuresOfFault,
      pagination: false,
      depth: 0,
      select: { state: true },
      user,
      overrideAccess: false,
    }),
    payload.find({
      collection: 'deliveries',
      where: { state: { equals: 'delivered' } },
      sort: '-updatedAt',
      limit: 1,
      pagination: false,
      depth: 0,
      select: { updatedAt: true },
      user,
      overrideAccess: false,
    }),
    bytesOfFiles(payload),
  ]);
  const first = docs.map(
    ({ id, submission, destination, attempts, log }): FailedDelivery => ({
      id,
      sender: (typeof submission === 'object' && submission.name) || '',
      destination: destinationNames[destination],
      attempts,
      outcome: log?.at(-1)?.outcome ?? '',
    }),
  );
  return {
    count: totalDocs,
    retried,
    first,
    nothingArrives: ended.length === failuresOfFault && ended.every(({ state }) => state === 'needs-attention'),
    lastArrived: arrived[0]?.updatedAt,
    filesTake: bytes / fileQuota,
  };
}
