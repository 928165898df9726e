import type { Payload } from 'payload';
import type { Submission } from '../../cms/payload-types.ts';
import { readFactsIn } from '../../cms/records/read-facts.ts';
import type { Settings } from '../../config/env.ts';
import type { DestinationId } from '../../domain/destinations.ts';
import { firstLanguage, languageOf } from '../../domain/languages.ts';
import { organisationOf } from '../../domain/organisation.ts';
import type { Choices } from '../../forms/call.ts';
import { deliverConfirmation } from '../newsletter/confirmation.ts';
import { readersNotified } from '../notices/notified-readers.ts';
import { takeReceipt } from '../outbox/receipt-limits.ts';
import type { DeliveryJob, Outcome } from './attempt.ts';
import { type CrmMemory, deliverToCrm } from './crm/deliver.ts';
import { deliverByMail } from './mail/deliver.ts';
import { deliverToSheet } from './sheet/deliver.ts';
import { deliverToWebhook } from './webhook/deliver.ts';

export interface DeliveryContext {
  readonly payload: Payload;
  readonly memory: CrmMemory;
  readonly now: Date;
}

export interface Destination {
  readonly isConfigured: (settings: Settings) => boolean;
  readonly accepts: (kind: Submission['kind'], choices: Choices | undefined) => boolean;
  /** Whether the submission itself goes there, whose file is scanned first. */
  readonly carriesSubmission: boolean;
  /** Makes one attempt. @throws errors of the database and the disk */
  readonly deliver: (deliveryJob: DeliveryJob, context: DeliveryContext) => Promise<Outcome>;
}

const organisationIn = async (payload: Payload, language: Parameters<typeof readFactsIn>[1]) =>
  organisationOf(await readFactsIn(payload, language));

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
    deliver: (deliveryJob, { memory }) => deliverToCrm(deliveryJob, memory),
  },
  webhook: {
    isConfigured: ({ WEBHOOK_URL }) => Boolean(WEBHOOK_URL),
    accepts: () => true,
    carriesSubmission: true,
    deliver: deliverToWebhook,
  },
  mail: {
    isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
    accepts: () => true,
    carriesSubmission: true,
    deliver: async (deliveryJob, { payload }) => {
      const readers = (await readersNotified(payload, 'each', deliveryJob.submission.kind)).map(({ email }) => email);
      return deliverByMail({ ...deliveryJob, readers }, 'mail', await organisationIn(payload, firstLanguage));
    },
  },
  newsletter: {
    isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
    accepts: (kind, choices) => kind === 'enquiry' && choices?.newsletter === true,
    carriesSubmission: false,
    deliver: async (deliveryJob, { payload, now }) =>
      deliverConfirmation(payload, deliveryJob, await organisationIn(payload, languageOf(deliveryJob.submission)), now),
  },
  receipt: {
    isConfigured: ({ SMTP_URL }) => Boolean(SMTP_URL),
    accepts: () => true,
    carriesSubmission: false,
    deliver: async (deliveryJob, { payload, now }) => {
      const refusal = await takeReceipt(payload, deliveryJob.delivery, deliveryJob.submission.email ?? '', now);
      if (refusal !== undefined) return { outcome: 'skipped', note: refusal };
      return deliverByMail(deliveryJob, 'receipt', await organisationIn(payload, languageOf(deliveryJob.submission)));
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

/** The destinations of a new submission, by what is set up and what was ticked. */
export const destinationsFor = (
  kind: Submission['kind'],
  settings: Settings,
  choices?: Choices | undefined,
): DestinationId[] =>
  destinationIds.filter((id) => destinations[id].isConfigured(settings) && destinations[id].accepts(kind, choices));
