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
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import { sayIn } from '../panel/say.ts';
import { matchesPassword, matchesSpelling, spellingsOf, workAsForPassword } from '../patches/auth/password-hash.ts';
import type { User } from '../payload-types.ts';
import { limitAttempts } from './attempt-limit.ts';
import { clientIpOf } from './client-ip.ts';
import { secondStepEndpoint, wantsCode } from './second-factor/second-step.ts';
import { accountOf, hasSecondFactor } from './second-factor/stored-factor.ts';

/**
 * Wrong passwords that one client may try in ten minutes. Attempts are not counted by account, so a
 * stranger cannot lock out its owner.
 */
const mostAttempts = 10;
const time = 10 * 60 * 1000;

/** Longest password worth hashing. */
const longest = 1000;

const refusal =
  'No account has this address and password, or too many were tried from where you are. Look at both; after ten tries, wait ten minutes.';

/** Returns a response instead of throwing: Payload would log every wrong guess with its stack. */
const refused = ({ i18n }: PayloadRequest) =>
  Response.json(
    { errors: [{ message: sayIn(i18n)(refusal) }] },
    { status: 401, headers: { 'cache-control': 'no-store' } },
  );

/** Counted in memory: sign-in runs only on the instance with the panel. */
const attempts = limitAttempts(mostAttempts, time);
/**
 * Leaves a core to other requests: hashing uses libuv's pool of four threads, which also reads
 * files.
 */
const inTurn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const find = (req: PayloadRequest, email: string) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email.toLowerCase().trim() } }, req });

async function signInAs(req: PayloadRequest, email: string, password: string) {
  const users = req.payload.collections.users;
  const account = await find(req, email);
  if (account && hasSecondFactor(account)) {
    await find(req, email);
    return (await matchesPassword(password, account)) ? { wantsCodeOf: account } : undefined;
  }
  if (!account) {
    // Does the same queries and the same hashing as for an existing account.
    await find(req, email);
    await workAsForPassword(password);
    return undefined;
  }
  // Payload checks one spelling: the stored one, or the last where none matches.
  const spellings = spellingsOf(password);
  let spelling = spellings.at(-1) ?? password;
  for (const one of spellings.slice(0, -1))
    if (await matchesSpelling(one, account)) {
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
 * Replaces Payload's `POST /cms/users/login`: one answer for every refusal, the same work for known
 * and unknown addresses, and a limit of attempts for each client.
 */
export const signInEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const client = clientIpOf(req);
    if (!attempts.take(client)) return refused(req);
    await addDataAndFileToRequest(req);
    const email = text(req.data?.email);
    const password = text(req.data?.password);
    const usable = email.trim() !== '' && password.trim() !== '' && password.length <= longest;
    const result = usable ? await inTurn(() => signInAs(req, email, password)) : undefined;
    if (!result) return refused(req);
    attempts.giveBack(client);
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

/** Second step of the sign-in; its wrong codes share the limit of wrong passwords. */
export const secondStep = secondStepEndpoint(attempts);

/**
 * Replaces Payload's `POST /cms/users/reset-password`, which signs in with the link alone. An
 * account with a second factor gets its new password and no session.
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
