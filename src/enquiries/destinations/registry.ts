import type { Payload } from 'payload';
import type { Submission } from '../../cms/payload-types.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import type { Settings } from '../../config/env.ts';
import type { DestinationId } from '../../domain/destinations.ts';
import { houseOf } from '../../domain/house.ts';
import { readersTold } from '../notices/readers.ts';
import { takeReceipt } from '../outbox/receipt-limits.ts';
import type { Outcome, Parcel } from './attempt.ts';
import { type CrmMemory, deliverToCrm } from './crm/deliver.ts';
import { deliverByMail } from './mail/deliver.ts';
import { deliverToSheet } from './sheet/deliver.ts';

export interface DeliveryContext {
  readonly payload: Payload;
  readonly memory: CrmMemory;
  readonly now: Date;
}

export interface Destination {
  readonly isConfigured: (settings: Settings) => boolean;
  readonly accepts: (kind: Submission['kind']) => boolean;
  /** Whether the submission itself goes there, whose file is scanned first. */
  readonly carriesSubmission: boolean;
  /** Makes one attempt. @throws errors of the database and the disk */
  readonly deliver: (parcel: Parcel, context: DeliveryContext) => Promise<Outcome>;
}

const house = async (payload: Payload) => houseOf(await readFacts(payload));

/** Where a submission is delivered, by the id that each delivery stores. */
const destinations: Readonly<Record<DestinationId, Destination>> = {
  sheet: {
    isConfigured: ({ SHEET_ENDPOINT_URL }) => Boolean(SHEET_ENDPOINT_URL),
    accepts: () => true,
    carriesSubmission: true,
    deliver: deliverToSheet,
  },
  crm: {
    isConfigured: ({ CRM_API_TOKEN }) => Boolean(CRM_API_TOKEN),
    accepts: (kind) => kind === 'enquiry',
    carriesSubmission: true,
    deliver: (parcel, { memory }) => deliverToCrm(parcel, memory),
  },
  mail: {
    isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
    accepts: () => true,
    carriesSubmission: true,
    deliver: async (parcel, { payload }) => {
      const readers = (await readersTold(payload, 'each', parcel.submission.kind)).map(({ email }) => email);
      return deliverByMail({ ...parcel, readers }, 'mail', await house(payload));
    },
  },
  receipt: {
    isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
    accepts: () => true,
    carriesSubmission: false,
    deliver: async (parcel, { payload, now }) => {
      const refusal = await takeReceipt(payload, parcel.delivery, parcel.submission.email ?? '', now);
      if (refusal !== undefined) return { outcome: 'skipped', note: refusal };
      return deliverByMail(parcel, 'receipt', await house(payload));
    },
  },
};

export const destinationIds = Object.keys(destinations) as DestinationId[];

/** @throws for an id that a delivery cannot have: it was stored by another version */
export function destinationOf(id: string): Destination {
  const found = Object.hasOwn(destinations, id) ? destinations[id as DestinationId] : undefined;
  if (!found) throw new Error(`There is no destination "${id}".`);
  return found;
}

/** The destinations of a new submission, by what is set up. */
export const destinationsFor = (kind: Submission['kind'], settings: Settings): DestinationId[] =>
  destinationIds.filter((id) => destinations[id].isConfigured(settings) && destinations[id].accepts(kind));
