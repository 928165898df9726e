import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { submissionTypesFor } from '../../cms/access/may.ts';
import { inTransaction } from '../../cms/database/transaction.ts';
import { senderOf } from '../../cms/mail/smtp.ts';
import type { EnquiryEvent, Submission, User } from '../../cms/payload-types.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import type { Settings } from '../../config/env.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { headerLine } from '../../lib/text/header-line.ts';
import { sendMail } from '../destinations/mail/deliver.ts';
import { leaseFrom } from '../outbox/delivery-notes.ts';

/** Milliseconds after which an unsent notice is dropped. */
const ofUse = 24 * 60 * 60 * 1000;

/** Notices of one round; the next round takes the others. */
const mostAtOnce = 100;

/**
 * Claims a notice for this instance until the lease in `updated_at` ends.
 *
 * @returns whether the notice was still unclaimed
 */
async function take(payload: Payload, settings: Settings, { id }: EnquiryEvent, now: Date): Promise<boolean> {
  const rows = await inTransaction(payload, ({ query }) =>
    query(sql`
      update enquiry_events set updated_at = ${leaseFrom(settings, now)}
      where id = ${id} and outcome = 'sending' and updated_at <= ${now.toISOString()} returning id`),
  );
  return rows.length > 0;
}

const markAs = (payload: Payload, { id }: EnquiryEvent, outcome: 'sending' | 'sent' | null) =>
  payload.update({ collection: 'enquiry-events', id, data: { outcome }, depth: 0, overrideAccess: true });

interface Assignment {
  readonly enquiry: Submission;
  readonly to: User;
  readonly from: string;
}

/**
 * Finds the enquiry and recipient of a notice. Returns undefined when the enquiry has moved on, or
 * its assignee wants no mail or may not read it any more.
 */
async function assignmentOf(payload: Payload, event: EnquiryEvent): Promise<Assignment | undefined> {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { equals: typeof event.submission === 'object' ? event.submission?.id : event.submission } },
    depth: 1,
    joins: false,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [enquiry] = docs;
  const to = enquiry?.assignee;
  if (!enquiry || typeof to !== 'object' || !to || String(to.id) !== event.text) return undefined;
  if (enquiry.held || enquiry.state === 'archived' || (to.toldOfLetters ?? 'never') === 'never') return undefined;
  if (!submissionTypesFor({ ...to, collection: 'users' }).includes(enquiry.kind)) return undefined;
  return { enquiry, to, from: (typeof event.by === 'object' && event.by?.name) || 'A colleague' };
}

async function send(payload: Payload, settings: Settings, { enquiry, to, from }: Assignment): Promise<void> {
  const organisation = organisationOf(await readFacts(payload));
  const { id, name, company, kind, job } = enquiry;
  const who = [name || 'No name', company].filter(Boolean).join(', ');
  await sendMail(settings, {
    from: senderOf(organisation, settings),
    to: to.email,
    subject: headerLine(`${from} assigned an ${kind} to you`),
    text: [
      `${from} assigned an ${kind} to you: ${who}${kind === 'application' ? `, for the job ${job}` : ''}.`,
      '',
      `${settings.SITE_URL}/admin/collections/submissions/${id}`,
      '',
      '--',
      `Change your notifications:\n${settings.SITE_URL}/admin/account`,
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/**
 * Notifies users to whom a colleague assigned an enquiry. Any instance sends it, once; failed mails
 * are retried for a day.
 *
 * @throws the first error of the mail server, after all notices have been tried
 */
export async function notifyAssignees(payload: Payload, settings: Settings, now: Date): Promise<void> {
  if (!settings.SMTP_URL) return;
  const { docs: events } = await payload.find({
    collection: 'enquiry-events',
    where: {
      and: [
        { kind: { equals: 'holder' } },
        { outcome: { equals: 'sending' } },
        { updatedAt: { less_than_equal: now.toISOString() } },
        { createdAt: { greater_than: new Date(now.getTime() - ofUse).toISOString() } },
      ],
    },
    sort: 'id',
    limit: mostAtOnce,
    pagination: false,
    depth: 1,
    overrideAccess: true,
  });
  const tell = async (event: EnquiryEvent): Promise<void> => {
    if (!(await take(payload, settings, event, now))) return;
    const given = await assignmentOf(payload, event);
    if (!given) {
      await markAs(payload, event, null);
      return;
    }
    try {
      await send(payload, settings, given);
    } catch (error) {
      await markAs(payload, event, 'sending');
      throw error;
    }
    await markAs(payload, event, 'sent');
  };
  const ended = await Promise.allSettled(events.map(tell));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
