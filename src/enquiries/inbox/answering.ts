import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayAct } from '../../cms/access/may.ts';
import {
  agencyAddress,
  brand,
  brandLines,
  fromWallClock,
  longDate,
  organisationOf,
  wallClock,
} from '../../cms/panel/runtime-brand.ts';
import { sayIn } from '../../cms/panel/say.ts';
import type { EnquiryEvent, Submission } from '../../cms/payload-types.ts';
import { readFacts, readFactsIn } from '../../cms/records/read-facts.ts';
import { readHolidays } from '../../cms/records/read-holidays.ts';
import { parseSettings } from '../../config/env.ts';
import { languageOf } from '../../domain/languages.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { callMinutes, halfDaysOf, startsWithin } from '../../forms/half-days.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { beginningOf } from '../../lib/text/cut-text.ts';
import { withoutLastWord } from '../../lib/text/fit-text.ts';
import { headerLine } from '../../lib/text/header-line.ts';
import { refusesAddress } from '../../lib/text/mail-address.ts';
import { dayIn } from '../calls/half-days.ts';
import { callFileName, invitationFile } from '../calls/invitation.ts';
import { possibleCalls } from '../calls/offers.ts';
import { claimAnswer } from './claim-answer.ts';
import { logEvent, skipReadLog } from './events.ts';

const written = z.object({
  text: z.string().trim().min(1).max(10_000),
  /** Idempotency key of this submit. */
  key: z.uuid(),
  /** Answers that the page showed. */
  seen: z.int().min(0).max(10_000).default(0),
  /** Local start of a call that the answer confirms: `2026-12-04T10:00`. */
  call: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .optional(),
});

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, error: string): Response => respond(status, { error });

/** Reads the enquiry if the account may. */
async function enquiryOf(req: PayloadRequest): Promise<Submission | null> {
  skipReadLog(req);
  return req.payload.findByID({
    collection: 'submissions',
    id: String(req.routeParams?.id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    joins: false,
    req,
  });
}

type Asked =
  | { readonly refusal: Response }
  | {
      readonly refusal?: undefined;
      readonly enquiry: Submission;
      readonly text: string;
      readonly key: string;
      readonly seen: number;
      readonly call?: string | undefined;
    };

/** Checks the rights and reads enquiry, text and key of the request. */
async function readAsked(req: PayloadRequest, action: 'answer' | 'note'): Promise<Asked> {
  const say = sayIn(req.i18n);
  if (!mayAct(req.user, 'submissions', action)) return { refusal: refuse(403, say('You don’t have permission.')) };
  const body: unknown = await req.json?.().catch(() => undefined);
  const { success, data } = written.safeParse(body);
  if (!success) return { refusal: refuse(400, say('Write something first: up to 10,000 characters.')) };
  const enquiry = await enquiryOf(req);
  if (!enquiry) return { refusal: refuse(404, say('This enquiry no longer exists.')) };
  const { docs } = await req.payload.find({
    collection: 'enquiry-events',
    where: { key: { equals: data.key } },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  // Repeated submit: the event exists, so returns its outcome.
  return docs[0] ? { refusal: respond(200, { outcome: docs[0].outcome ?? 'kept' }) } : { enquiry, ...data };
}

/** `POST /cms/submissions/:id/note`: adds a note for colleagues. */
export const noteEndpoint: Endpoint = {
  path: '/:id/note',
  method: 'post',
  handler: async (req) => {
    const asked = await readAsked(req, 'note');
    if (asked.refusal) return asked.refusal;
    const { enquiry, text, key } = asked;
    await logEvent(req, { submission: enquiry.id, kind: 'note', text, key });
    return respond(200, { outcome: 'kept' });
  },
};

/** Letters of the quotation; the recipient needs only to recognise the message. */
const mostQuoted = 400;

function quote(message: string): string {
  const begun = beginningOf(message, mostQuoted);
  const kept = begun.length < message.length ? `${withoutLastWord(begun)} …` : begun;
  return kept.replaceAll(/^/gm, '> ');
}

/** Reason why a call cannot be confirmed for this time; undefined where it can. */
async function callIssue(
  payload: Payload,
  { call: isAsked, halfDays }: Submission,
  call: string,
): Promise<'elsewhere' | 'past' | undefined> {
  if (!isAsked) return 'elsewhere';
  const [facts, holidays] = await Promise.all([readFacts(payload), readHolidays(payload)]);
  const possible = possibleCalls(organisationOf(facts).openingHours, holidays);
  const [date = '', time = ''] = call.split('T');
  const isWithin = [...halfDaysOf(halfDays), ...possible].some(
    (halfDay) => halfDay.date === date && startsWithin(halfDay).includes(time),
  );
  if (!isWithin) return 'elsewhere';
  return fromWallClock(call) > Date.now() ? undefined : 'past';
}

/**
 * Parts of the mail that invite the visitor to a call.
 *
 * @param before answers before this one
 */
function invitationOf(
  req: PayloadRequest,
  enquiry: Submission,
  call: string,
  organisation: Organisation,
  from: string,
  before: number,
) {
  const { id, key, name, email, phone } = enquiry;
  const organiser = { name: organisation.name, email: from };
  const language = languageOf(enquiry);
  const { invitation: words } = interfaceWords(language);
  const [date = '', time = ''] = call.split('T');
  const content = invitationFile({
    enquiry: id,
    key,
    // A later invitation needs a higher number than the ones before.
    sequence: before,
    start: call,
    at: fromWallClock(call),
    zone: brand.timeZone,
    wallClock,
    host: new URL(parseSettings().SITE_URL).hostname,
    summary: words.title(organiser.name),
    description: words.description(phone ?? ''),
    organiser,
    attendee: { name: name || (email ?? ''), email: email ?? '' },
  });
  const day = dayIn(date, language);
  const ends = new Date(Date.parse(`${call}Z`) + callMinutes * 60_000).toISOString().slice(11, 16);
  const place = brandLines(language).place ?? organisation.address.region;
  const who = (req.user?.collection === 'users' && req.user.name) || organisation.name;
  const filename = callFileName(date);
  return {
    subject: words.subject(words.moment(day, time)),
    facts: words.facts(day, time, ends, place, headerLine(who), headerLine(phone ?? ''), filename),
    notSuited: words.notSuited(organisation.whatsapp),
    icalEvent: { method: 'REQUEST', filename, content },
  };
}

async function send(
  req: PayloadRequest,
  enquiry: Submission,
  { text, call, before }: { readonly text: string; readonly call: string | undefined; readonly before: number },
) {
  const { kind, email, job, message, createdAt } = enquiry;
  const language = languageOf(enquiry);
  const words = interfaceWords(language);
  const { MAIL_TO } = parseSettings();
  const organisation = organisationOf(await readFactsIn(req.payload, language));
  const address = agencyAddress(organisation, kind, MAIL_TO);
  const subject = words.answer[kind](organisation.name) + (job ? words.text.colon + job : '');
  const quoted = message ? `\n\n\n${words.answer.wrote(longDate(createdAt, language))}\n${quote(message)}` : '';
  const invitation = call === undefined ? undefined : invitationOf(req, enquiry, call, organisation, address, before);
  const answered = invitation ? [invitation.facts, text, invitation.notSuited].join('\n\n') : text;
  await req.payload.sendEmail({
    from: { name: organisation.name, address },
    to: email ?? '',
    replyTo: address,
    // Sends a copy to the account that answers.
    ...(req.user?.collection === 'users' ? { bcc: req.user.email } : {}),
    subject: headerLine(invitation?.subject ?? subject),
    text: `${answered}${quoted}\n`,
    ...(invitation ? { icalEvent: invitation.icalEvent } : {}),
  });
}

/** Marks an answered enquiry as waiting and assigns it, and keeps a confirmed call. */
async function moveOn(
  req: PayloadRequest,
  { id, state, assignee }: Submission,
  call: string | undefined,
): Promise<void> {
  const data = {
    ...(call === undefined ? {} : { callAt: new Date(fromWallClock(call)).toISOString() }),
    ...(state === 'new' ? { state: 'open' as const } : {}),
    ...(assignee || req.user?.collection !== 'users' ? {} : { assignee: req.user.id }),
  };
  if (Object.keys(data).length > 0)
    await req.payload.update({ collection: 'submissions', id, data, req, overrideAccess: true, depth: 0 });
}

/** Stores the outcome. A failed answer gives its key back, so that the form can send it again. */
const markAs = (req: PayloadRequest, { id }: EnquiryEvent, outcome: 'sent' | 'failed') =>
  req.payload.update({
    collection: 'enquiry-events',
    id,
    data: { outcome, ...(outcome === 'failed' ? { key: null } : {}) },
    req,
    overrideAccess: true,
    depth: 0,
  });

/**
 * `POST /cms/submissions/:id/answer`: answers by mail from the agency's address. The event is
 * stored before sending, so an interrupted answer stays visible as unconfirmed.
 */
export const answerEndpoint: Endpoint = {
  path: '/:id/answer',
  method: 'post',
  handler: async (req) => {
    const say = sayIn(req.i18n);
    if (!parseSettings().SMTP_URL) return refuse(409, say('Mail is not set up (SMTP_URL). Use your own mail program.'));
    const asked = await readAsked(req, 'answer');
    if (asked.refusal) return asked.refusal;
    const { enquiry, text, call } = asked;
    if (!enquiry.email) return refuse(409, say('There is no address to answer to.'));
    if (enquiry.held) return refuse(409, say('This is marked as spam. Press “Not spam” first.'));
    const issue = call === undefined ? undefined : await callIssue(req.payload, enquiry, call);
    if (issue === 'past') return refuse(409, say('This time has passed. Choose another one.'));
    if (issue) return refuse(400, say('A call starts on a half-day that was chosen or is possible now.'));
    const claim = await claimAnswer(req, enquiry.id, asked);
    if (!claim)
      return refuse(409, say('A colleague has answered meanwhile. Reload the page to read it; your words are kept.'));
    const { event, before } = claim;
    try {
      await send(req, enquiry, { text, call, before });
    } catch (error) {
      req.payload.logger.error({ err: error }, 'An answer to an enquiry was not sent.');
      await markAs(req, event, 'failed');
      if (refusesAddress(error, enquiry.email))
        return refuse(
          502,
          say(
            'The mail server accepts no address with such characters. Your words are kept below; use another mail program.',
          ),
        );
      return refuse(
        502,
        say('The mail server did not take it. Your words are kept below; please try again in a minute.'),
      );
    }
    await markAs(req, event, 'sent');
    await moveOn(req, enquiry, call);
    return respond(200, { outcome: 'sent' });
  },
};
