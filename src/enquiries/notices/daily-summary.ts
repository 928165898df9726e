import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { submissionTypePlurals, submissionTypes } from '../../cms/access/table.ts';
import { calendar, hourOf, since } from '../../cms/dashboard/clock.ts';
import { inTransaction } from '../../cms/database/transaction.ts';
import { senderOf } from '../../cms/mail/smtp.ts';
import type { Submission, User } from '../../cms/payload-types.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import type { Settings } from '../../config/env.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { sendMail } from '../destinations/mail/deliver.ts';
import { isNew } from '../inbox/filters.ts';
import { leaseFrom } from '../outbox/delivery-notes.ts';
import { readersNotified } from './notified-readers.ts';

/** Hour of sending, by the brand's clock. */
const sendingHour = 9;

/** Enquiries that are listed; the others are counted. */
const mostListed = 30;

/** Day of a time by the brand's clock, such as `2026-11-24`. */
const dayOf = (now: number): string => new Date(calendar.wallClock(now)).toISOString().slice(0, 10);

/** Separates the day from the end of the lease while that day's mail is being sent. */
const until = ' until ';

/** Whether today's mail has not been sent, or the process that claimed it has ended. */
function isDue({ toldOn }: User, now: Date): boolean {
  const [day = '', lease] = (toldOn ?? '').split(until);
  return day < dayOf(now.getTime()) || (lease !== undefined && lease <= now.toISOString());
}

/**
 * Updates `told_on` only if it still has the value read, so that one instance alone succeeds.
 *
 * @returns whether the row changed
 */
async function note(payload: Payload, id: number, before: User['toldOn'], toldOn: User['toldOn']): Promise<boolean> {
  const rows = await inTransaction(payload, ({ query }) =>
    query(sql`
      update users set told_on = ${toldOn ?? null}
      where id = ${id} and coalesce(told_on, '') = ${before ?? ''} returning id`),
  );
  return rows.length > 0;
}

/** @param enquiries the listed ones, which decide how all of them are called */
function count(enquiries: readonly Submission[], many: number): string {
  const found = submissionTypes.filter((one) => enquiries.some(({ kind }) => kind === one));
  return many === 1
    ? `One ${found.join()} waits`
    : `${many} ${found.map((kind) => submissionTypePlurals[kind]).join(' and ')} wait`;
}

function wordsOf(enquiries: readonly Submission[], many: number, { SITE_URL }: Settings, now: number): string {
  const lines = enquiries.map(({ id, name, company, kind, job, createdAt }) => {
    const who = [name || 'No name', company].filter(Boolean).join(', ');
    const what = kind === 'application' ? `, for the job ${job}` : '';
    return `  ${who}${what}: ${since(createdAt, now).toLowerCase()}\n  ${SITE_URL}/admin/collections/submissions/${id}`;
  });
  const more = many > enquiries.length ? `\n\nAnd ${many - enquiries.length} more.` : '';
  return [
    `${count(enquiries, many)} for an answer.`,
    '',
    'UNANSWERED, OLDEST FIRST',
    lines.join('\n\n') + more,
    '',
    `Open the inbox:\n${SITE_URL}/admin/collections/submissions`,
    '',
    '--',
    `This is your daily summary. Change your notifications:\n${SITE_URL}/admin/account`,
    '',
  ].join('\n');
}

async function waitingFor(payload: Payload, person: User) {
  return payload.find({
    collection: 'submissions',
    where: isNew(),
    sort: 'createdAt',
    limit: mostListed,
    depth: 0,
    joins: false,
    // Lists only what this user may read.
    overrideAccess: false,
    user: { ...person, collection: 'users' as const },
  });
}

async function tell(payload: Payload, settings: Settings, person: User, now: Date): Promise<void> {
  const { id, toldOn } = person;
  const { docs, totalDocs } = await waitingFor(payload, person);
  const day = dayOf(now.getTime());
  const taken = day + until + leaseFrom(settings, now);
  if (totalDocs === 0 || !(await note(payload, id, toldOn, taken))) return;
  const organisation = organisationOf(await readFacts(payload));
  try {
    await sendMail(settings, {
      from: senderOf(organisation, settings),
      to: person.email,
      subject: `${count(docs, totalDocs)} for an answer`,
      text: wordsOf(docs, totalDocs, settings, now.getTime()),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } catch (error) {
    await note(payload, id, taken, toldOn);
    throw error;
  }
  await note(payload, id, taken, day);
}

/**
 * Mails subscribed users the waiting enquiries in the morning of a working day. Any instance sends
 * it, once, and retries when the mail server fails.
 */
export async function sendDailySummaries(payload: Payload, settings: Settings, now: Date): Promise<void> {
  const at = now.getTime();
  const weekday = new Date(calendar.wallClock(at)).getUTCDay();
  if (!settings.SMTP_URL || hourOf(at) < sendingHour || !calendar.worksOn(weekday)) return;
  const people = (await readersNotified(payload, 'morning')).filter((person) => isDue(person, now));
  const ended = await Promise.allSettled(people.map((person) => tell(payload, settings, person, now)));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
