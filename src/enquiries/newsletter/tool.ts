import { createHash } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../../cms/database/transaction.ts';
import type { Say } from '../../cms/panel/say.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import type { Settings } from '../../config/env.ts';
import { languageOf } from '../../domain/languages.ts';
import { type Outcome, pauseAfter } from '../destinations/attempt.ts';
import { postMessage } from '../destinations/webhook/deliver.ts';
import type { CopyElsewhere } from '../inbox/copies.ts';
import { leaseFrom } from '../outbox/delivery-notes.ts';

/** Messages of one round; the next round sends the others. */
const mostAtOnce = 100;

/** Answers that refuse one address; every other refusal is of all messages. */
const refusesOne: ReadonlySet<number | undefined> = new Set([400, 409, 413, 422]);

/** Name of the receiver as set up now: what one has refused goes to the next. */
export const toolOf = ({ NEWSLETTER_WEBHOOK_URL, NEWSLETTER_WEBHOOK_SECRET }: Settings): string =>
  createHash('sha256').update(`${NEWSLETTER_WEBHOOK_URL} ${NEWSLETTER_WEBHOOK_SECRET}`).digest('hex').slice(0, 16);

/** Time since which a subscriber is what they are. */
export const stateSince = ({ confirmed, withdrawn }: Subscriber): string => withdrawn ?? confirmed ?? '';

const since = sql`coalesce(withdrawn, confirmed)`;

/** Rows whose state the tool neither has nor has refused. */
const untold = (settings: Settings): SQL =>
  sql`${since} is not null and (told is null or told <> ${since}) and (refused_by is null or refused_by <> ${toolOf(settings)})`;

const run = (payload: Payload, statement: SQL) =>
  inTransaction(payload, ({ query }) => query<{ readonly id: number }>(statement));

/** Claims one subscriber for this instance until the lease in `tell_next` ends. */
async function claim(payload: Payload, settings: Settings, now: Date): Promise<Subscriber | null> {
  const locked = settings.DATABASE_URL ? sql`for update skip locked` : sql``;
  const [row] = await run(
    payload,
    sql`
      update subscribers set tell_next = ${leaseFrom(settings, now)}, tell_attempts = coalesce(tell_attempts, 0) + 1
      where id in (
        select id from subscribers
        where ${untold(settings)} and (tell_next is null or tell_next <= ${now.toISOString()})
        order by ${since}, id limit 1 ${locked}
      )
      returning id`,
  );
  return row
    ? payload.findByID({ collection: 'subscribers', id: row.id, disableErrors: true, depth: 0, overrideAccess: true })
    : null;
}

/** Sends an event of Standard Webhooks, under the same ID at every attempt. */
function send(settings: Settings, subscriber: Subscriber, isLeft: boolean, moment: string): Promise<Outcome> {
  const type = isLeft ? 'subscriber.left' : 'subscriber.confirmed';
  const { id, email, statement } = subscriber;
  return postMessage(settings, {
    url: settings.NEWSLETTER_WEBHOOK_URL ?? '',
    secret: settings.NEWSLETTER_WEBHOOK_SECRET,
    key: `${id} ${type} ${moment}`,
    content: {
      type,
      timestamp: moment,
      data: { email, language: languageOf(subscriber).code, date: moment, statement: statement ?? '' },
    },
    setting: 'NEWSLETTER_WEBHOOK_URL',
  });
}

/** Stores the outcome, unless the state has changed meanwhile: then that one is told next. */
async function note(payload: Payload, settings: Settings, subscriber: Subscriber, outcome: Outcome): Promise<void> {
  const moment = stateSince(subscriber);
  const ofThis = sql`id = ${subscriber.id} and ${since} = ${moment}`;
  if (outcome.outcome === 'delivered') {
    const told = sql`told = ${moment}, tell_attempts = 0, tell_next = null, refused_by = null, tell_note = null`;
    await run(payload, sql`update subscribers set ${told} where ${ofThis} returning id`);
    return;
  }
  if (outcome.outcome === 'refused') {
    const refused = sql`refused_by = ${toolOf(settings)}, tell_next = null, tell_note = ${outcome.note}`;
    const which = refusesOne.has(outcome.status) ? ofThis : untold(settings);
    const rows = await run(payload, sql`update subscribers set ${refused} where ${which} returning id`);
    // None is left where the state changed during the attempt: the newer one is told.
    if (rows.length > 0)
      payload.logger.warn(`The newsletter tool was not told of ${rows.length} of the subscribers. ${outcome.note}`);
    return;
  }
  const pause = pauseAfter(
    subscriber.tellAttempts ?? 1,
    outcome.outcome === 'again' ? outcome.wait : undefined,
    settings.DELIVERY_PACE,
  );
  const later = sql`tell_next = ${new Date(Date.now() + pause).toISOString()}, tell_note = ${outcome.note}`;
  await run(payload, sql`update subscribers set ${later} where ${ofThis} returning id`);
}

/**
 * Tells the newsletter tool who subscribed and who left since, one after another. Ends with the
 * first message that does not arrive, so that a silent tool costs one attempt a round.
 */
export async function tellNewsletterTool(payload: Payload, settings: Settings, now: Date): Promise<void> {
  if (!settings.NEWSLETTER_WEBHOOK_URL) return;
  for (let sent = 0; sent < mostAtOnce; sent += 1) {
    const subscriber = await claim(payload, settings, now);
    if (!subscriber) return;
    const outcome = await send(settings, subscriber, Boolean(subscriber.withdrawn), stateSince(subscriber));
    await note(payload, settings, subscriber, outcome);
    if (outcome.outcome === 'again') return;
  }
}

/**
 * Tells the tool that a subscriber left who is about to be erased.
 *
 * @returns the copy of the address that the tool keeps, if it may have one
 */
export async function tellLeft(settings: Settings, subscriber: Subscriber, say: Say): Promise<CopyElsewhere[]> {
  const { told, tellAttempts, withdrawn } = subscriber;
  if (!told && !tellAttempts) return [];
  const isTold =
    (withdrawn && told === withdrawn) ||
    (settings.NEWSLETTER_WEBHOOK_URL &&
      (await send(settings, subscriber, true, withdrawn ?? new Date().toISOString())).outcome === 'delivered');
  const what = isTold ? 'the address; it was told that they left' : 'the address; it could not be told that they left';
  return [{ place: say('Newsletter tool'), what: say(what) }];
}
