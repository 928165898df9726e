import type { Payload } from 'payload';
import { readSecret } from '../../cms/auth/secret.ts';
import { senderOf } from '../../cms/mail/smtp.ts';
import type { Submission, Subscriber } from '../../cms/payload-types.ts';
import { readFactsIn } from '../../cms/records/read-facts.ts';
import type { Settings } from '../../config/env.ts';
import { languageOf } from '../../domain/languages.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import type { NewsletterState } from '../../lib/newsletter-state.ts';
import { headerLine } from '../../lib/text/header-line.ts';
import { foldedAddress } from '../../lib/text/mail-address.ts';
import { leaveLink } from './links.ts';
import { confirms, leaves, recordOf } from './tokens.ts';

/** Subscriber of an address in any spelling. */
export async function findSubscriber(payload: Payload, email: string): Promise<Subscriber | undefined> {
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { address: { equals: foldedAddress(email) } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

const isActive = ({ confirmed, withdrawn }: Subscriber): boolean => Boolean(confirmed) && !withdrawn;

/** Enquiry of a link to confirm, if its box was ticked and it is still there. */
async function enquiryOf(
  payload: Payload,
  settings: Settings,
  token: string,
  now: Date,
): Promise<Submission | undefined> {
  const id = recordOf(token);
  if (id === undefined) return undefined;
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, { newsletter: { equals: true } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    overrideAccess: true,
  });
  return docs.find((enquiry) => confirms(readSecret(settings), token, enquiry, now.getTime()));
}

/** State of a link to confirm: a subscriber who has left since is not taken back by an old one. */
function stateOf({ createdAt }: Submission, known: Subscriber | undefined): 'ask' | 'confirmed' | 'ended' {
  if (!known) return 'ask';
  if (isActive(known)) return 'confirmed';
  return known.withdrawn && known.withdrawn > createdAt ? 'ended' : 'ask';
}

/** State of the newsletter for the sender of an enquiry now, and since when. */
export type Subscription =
  | { readonly state: 'confirmed' | 'left'; readonly at: string }
  | { readonly state: 'asked' | 'none' };

/** Reads the state of the sender of an enquiry, by their address. */
export async function subscriptionOf(payload: Payload, enquiry: Submission): Promise<Subscription> {
  const known = enquiry.email ? await findSubscriber(payload, enquiry.email) : undefined;
  if (known?.confirmed && isActive(known)) return { state: 'confirmed', at: known.confirmed };
  if (enquiry.newsletter && stateOf(enquiry, known) === 'ask') return { state: 'asked' };
  return known?.withdrawn ? { state: 'left', at: known.withdrawn } : { state: 'none' };
}

/** Tells what the link leads to; changes nothing, since programs that scan mails open it. */
export async function lookAtConfirm(
  payload: Payload,
  settings: Settings,
  token: string,
  now: Date,
): Promise<NewsletterState> {
  const enquiry = await enquiryOf(payload, settings, token, now);
  return enquiry?.email ? stateOf(enquiry, await findSubscriber(payload, enquiry.email)) : 'ended';
}

/** Tells the subscriber how to leave; the page has told it too, so a failure is only logged. */
async function welcome(payload: Payload, settings: Settings, subscriber: Subscriber): Promise<void> {
  const language = languageOf(subscriber);
  const { newsletter: words, text } = interfaceWords(language);
  const organisation = organisationOf(await readFactsIn(payload, language));
  const { name, phone, address } = organisation;
  const link = leaveLink(settings, language, subscriber);
  await payload.sendEmail({
    from: senderOf(organisation, settings),
    to: subscriber.email,
    subject: headerLine(words.welcomeSubject(name)),
    text: `${words.welcome(name, link)}\n\n${name}\n${address.lines.join(text.comma)}\n${phone}\n`,
    headers: {
      'Auto-Submitted': 'auto-replied',
      'List-Unsubscribe': `<${link}>`,
      // One press in the mail program itself (RFC 8058).
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** Ends pauses and refusals of the state before. */
const tellAnew = { tellAttempts: 0, tellNext: null, refusedBy: null } as const;

async function store(payload: Payload, { email, language, statement }: Submission, now: Date): Promise<Subscriber> {
  const known = await findSubscriber(payload, email ?? '');
  const data = {
    email: email ?? '',
    address: foldedAddress(email ?? ''),
    language: language ?? '',
    statement: statement ?? '',
    confirmed: now.toISOString(),
    withdrawn: null,
    ...tellAnew,
  };
  const shared = { collection: 'subscribers', data, depth: 0, overrideAccess: true } as const;
  return known ? payload.update({ ...shared, id: known.id }) : payload.create(shared);
}

/** Makes the sender of the enquiry a subscriber. A repeated press changes nothing. */
export async function confirm(
  payload: Payload,
  settings: Settings,
  token: string,
  now: Date,
): Promise<NewsletterState> {
  const enquiry = await enquiryOf(payload, settings, token, now);
  if (!enquiry?.email) return 'ended';
  const state = stateOf(enquiry, await findSubscriber(payload, enquiry.email));
  if (state !== 'ask') return state;
  let subscriber: Subscriber;
  try {
    subscriber = await store(payload, enquiry, now);
  } catch (error) {
    // Two presses at once: the address is unique, and the first one stored it.
    const known = await findSubscriber(payload, enquiry.email);
    if (known && isActive(known)) return 'confirmed';
    throw error;
  }
  await welcome(payload, settings, subscriber).catch((err: unknown) =>
    payload.logger.warn({ err }, 'The mail to a new subscriber was not sent.'),
  );
  return 'confirmed';
}

async function subscriberAt(payload: Payload, settings: Settings, token: string): Promise<Subscriber | undefined> {
  const id = recordOf(token);
  if (id === undefined) return undefined;
  const subscriber = await payload.findByID({
    collection: 'subscribers',
    id,
    disableErrors: true,
    depth: 0,
    overrideAccess: true,
  });
  return subscriber && leaves(readSecret(settings), token, subscriber) ? subscriber : undefined;
}

/** Tells what the link leads to. */
export async function lookAtLeave(payload: Payload, settings: Settings, token: string): Promise<NewsletterState> {
  const subscriber = await subscriberAt(payload, settings, token);
  if (!subscriber) return 'unknownLeave';
  return isActive(subscriber) ? 'leave' : 'left';
}

/** Takes a subscriber off the list. */
export async function leave(payload: Payload, settings: Settings, token: string, now: Date): Promise<NewsletterState> {
  const subscriber = await subscriberAt(payload, settings, token);
  if (!subscriber) return 'unknownLeave';
  if (isActive(subscriber))
    await payload.update({
      collection: 'subscribers',
      id: subscriber.id,
      data: { withdrawn: now.toISOString(), ...tellAnew },
      depth: 0,
      overrideAccess: true,
    });
  return 'left';
}
