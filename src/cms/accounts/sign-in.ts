import { availableParallelism } from 'node:os';
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  generatePayloadCookie,
  loginOperation,
  type PayloadRequest,
  resetPasswordOperation,
  ValidationError,
} from 'payload';
import { atMostAtOnce } from '../../shared/at-most-at-once.ts';
import { isKept, isKeptPassword, spellingsOf, workAsForPassword } from '../engine/password-hash.ts';
import type { User } from '../payload-types.ts';
import { accountOf, hasSecondFactor } from './second-factor/kept.ts';
import { secondStepEndpoint, wantsCode } from './second-factor/second-step.ts';
import { senderOf } from './sender.ts';
import { countTries } from './tries.ts';

/**
 * Wrong passwords that one sender may try in ten minutes. Nothing is counted by account: nobody can
 * lock out somebody else.
 */
const mostTries = 10;
const time = 10 * 60 * 1000;

/** Nobody's password is longer than this; what is, is not worth the work. */
const longest = 1000;

const refusal =
  'No account has this address and password, or too many were tried from where you are. Look at both; after ten tries, wait ten minutes.';

/**
 * No error is thrown for it: each would be logged with where it was thrown, as often as somebody
 * guesses.
 */
const refused = () =>
  Response.json({ errors: [{ message: refusal }] }, { status: 401, headers: { 'cache-control': 'no-store' } });

/** Runs on one instance, and is counted there: while it is down, nobody signs in at all. */
const tries = countTries(mostTries, time);
/**
 * Leaves a core to other requests: hashing takes threads of the pool that reads files, and there
 * are four.
 */
const inTurn = atMostAtOnce(Math.max(1, Math.min(2, availableParallelism() - 1)));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const find = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email.toLowerCase().trim() } }, req });

async function signInAs(req: PayloadRequest, email: string, password: string) {
  const users = req.payload.collections.users;
  const account = await find(req, email);
  if (account && hasSecondFactor(account)) {
    await find(req, email);
    return (await isKeptPassword(password, account)) ? { wantsCodeOf: account } : undefined;
  }
  if (!account) {
    // The same looks at the database, and the same work, as for somebody who is there.
    await find(req, email);
    await workAsForPassword(password);
    return undefined;
  }
  // Payload looks at one spelling: the one that was kept, or the last when it is none of those
  // before.
  const spellings = spellingsOf(password);
  let spelling = spellings.at(-1) ?? password;
  for (const one of spellings.slice(0, -1))
    if (await isKept(one, account)) {
      spelling = one;
      break;
    }
  try {
    return await loginOperation({ collection: users, data: { email, password: spelling }, depth: 0, req });
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof ValidationError) return undefined;
    throw error;
  }
}

/**
 * `POST /cms/users/login` in place of Payload's own: one answer for every refusal, after the same
 * work for addresses that exist and that do not, and so many tries for each sender.
 */
export const signInEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const sender = senderOf(req);
    if (!tries.take(sender)) return refused();
    await addDataAndFileToRequest(req);
    const email = text(req.data?.email);
    const password = text(req.data?.password);
    const usable = email.trim() !== '' && password.trim() !== '' && password.length <= longest;
    const result = usable ? await inTurn(() => signInAs(req, email, password)) : undefined;
    if (!result) return refused();
    tries.giveBack(sender);
    if ('wantsCodeOf' in result) return wantsCode(req, result.wantsCodeOf);
    const { config } = req.payload.collections.users;
    const cookie = generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token: result.token ?? '',
    });
    return Response.json(
      { message: req.t('authentication:passed'), user: result.user, exp: result.exp },
      { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } },
    );
  },
};

/** And the step after it, whose wrong codes count like wrong passwords. */
export const secondStep = secondStepEndpoint(tries);

/**
 * `POST /cms/users/reset-password` in place of Payload's own, which signs in whoever has the link:
 * with a second factor, the new password is kept and nobody is signed in.
 */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const { payload } = req;
    const collection = payload.collections.users;
    const { token, user } = await resetPasswordOperation({
      collection,
      data: { password: text(req.data?.password), token: text(req.data?.token) },
      depth: 0,
      req,
    });
    const account = await accountOf(payload, Number(user.id));
    const message = req.t('authentication:passwordResetSuccessfully');
    const headers = new Headers({ 'cache-control': 'no-store' });
    if (!account || hasSecondFactor(account)) {
      await payload.db.updateOne({
        collection: 'users',
        id: Number(user.id),
        data: { sessions: [] },
        returning: false,
      });
      return Response.json({ message }, { headers });
    }
    headers.set(
      'set-cookie',
      generatePayloadCookie({
        collectionAuthConfig: collection.config.auth,
        cookiePrefix: payload.config.cookiePrefix,
        token: token ?? '',
      }),
    );
    return Response.json({ message, user }, { headers });
  },
};
