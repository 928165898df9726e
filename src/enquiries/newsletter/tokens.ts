import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a link; the token of one is no token of the other. */
type Purpose = 'confirm' | 'leave';

/** Milliseconds for which a link to confirm is good. */
export const confirmTime = 7 * 24 * 60 * 60 * 1000;

const signature = (secret: string, purpose: Purpose, content: string): string =>
  createHmac('sha256', `newsletter ${purpose} ${secret}`).update(content).digest('base64url').slice(0, 22);

const signed = (secret: string, purpose: Purpose, content: string): string =>
  `${content}.${signature(secret, purpose, content)}`;

/** Content of a token; undefined unless it was signed for this purpose. */
function contentOf(secret: string, purpose: Purpose, token: string): string | undefined {
  const [, content = '', given = ''] = /^([a-z0-9.]{1,40})\.([\w-]{22})$/.exec(token) ?? [];
  const expected = Buffer.from(signature(secret, purpose, content));
  const actual = Buffer.from(given);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected) ? content : undefined;
}

/** Token of the link with which the sender of an enquiry confirms the newsletter. */
export const confirmToken = (secret: string, submission: number, now: number): string =>
  signed(secret, 'confirm', `${submission.toString(36)}.${(now + confirmTime).toString(36)}`);

/** Number of the enquiry; undefined for a token that is wrong or over. */
export function submissionOf(secret: string, token: string, now: number): number | undefined {
  const [id, ends] = (contentOf(secret, 'confirm', token) ?? '').split('.').map((part) => Number.parseInt(part, 36));
  return id !== undefined && ends !== undefined && now < ends ? id : undefined;
}

/** Token of the link with which a subscriber leaves; it does not end. */
export const leaveToken = (secret: string, subscriber: number): string =>
  signed(secret, 'leave', subscriber.toString(36));

/** Number of the subscriber; undefined for a wrong token. */
export function subscriberOf(secret: string, token: string): number | undefined {
  const content = contentOf(secret, 'leave', token);
  return content === undefined ? undefined : Number.parseInt(content, 36);
}
