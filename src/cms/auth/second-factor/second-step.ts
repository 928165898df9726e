import { LRUCache } from 'lru-cache';
import {
  addDataAndFileToRequest,
  type Endpoint,
  generatePayloadCookie,
  getFieldsToSign,
  jwtSign,
  type PayloadRequest,
} from 'payload';
import { addSessionToUser } from 'payload/shared';
import { sayIn } from '../../panel/say.ts';
import type { User } from '../../payload-types.ts';
import type { AttemptLimit } from '../attempt-limit.ts';
import { namesBrowser } from '../browser.ts';
import { clientIpOf } from '../client-ip.ts';
import { newPendingSignIn, pendingCookie, pendingCookieHeader, readPendingSignIn } from './pending-sign-in.ts';
import { accountOf, credentialsDigest, verifySecondFactor } from './stored-factor.ts';

/** Sign-ins completed by a code: none of them opens a second session. */
const ended = new LRUCache<string, true>({ max: 10_000, ttl: 10 * 60 * 1000 });

const cookieOf = ({ headers }: PayloadRequest, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const isSecure = ({ payload }: PayloadRequest): boolean =>
  Boolean(payload.collections.users.config.auth.cookies.secure);

/** Answers a right password of an account with a second factor. No session is opened yet. */
export const wantsCode = (req: PayloadRequest, account: User): Response =>
  Response.json(
    { message: sayIn(req.i18n)('Enter the code from your authenticator app.'), secondStep: true },
    {
      headers: {
        'set-cookie': pendingCookieHeader(
          newPendingSignIn(account.id, credentialsDigest(account, req.payload.secret), req.payload.secret),
          isSecure(req),
        ),
        'cache-control': 'no-store',
      },
    },
  );

/** Opens the session after password and code. */
async function open(req: PayloadRequest, id: number): Promise<string | undefined> {
  const { payload } = req;
  const { config } = payload.collections.users;
  const user = await accountOf(payload, id);
  if (!user) return undefined;
  const { sid } = await addSessionToUser({
    collectionConfig: config,
    payload,
    req,
    user: { ...user, collection: 'users' },
  });
  await namesBrowser(req, user.id);
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    user: { ...user, collection: 'users' },
    ...(sid ? { sid } : {}),
  });
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  return token;
}

const refusal =
  'This code is wrong, or it was used before, or too many were tried. Wait for the next; after ten tries, ten minutes.';

/**
 * `POST /cms/users/second-step`: takes the code after a right password.
 *
 * @param attempts the same counter as for passwords
 */
export const secondStepEndpoint = (attempts: AttemptLimit): Omit<Endpoint, 'root'> => ({
  path: '/second-step',
  method: 'post',
  handler: async (req) => {
    const { i18n, payload } = req;
    const say = sayIn(i18n);
    await addDataAndFileToRequest(req);
    const noStore = { 'cache-control': 'no-store' };
    if (req.data?.leave === true)
      return Response.json(
        { done: true },
        { headers: { ...noStore, 'set-cookie': pendingCookieHeader('', isSecure(req)) } },
      );
    const waiting = readPendingSignIn(cookieOf(req, pendingCookie), payload.secret);
    const account = waiting && !ended.has(waiting.name) ? await accountOf(payload, waiting.id) : null;
    // A changed password or second factor ends a pending sign-in, as it ends sessions.
    if (!waiting || !account || credentialsDigest(account, payload.secret) !== waiting.credentials)
      return Response.json(
        { error: say('This took too long. Enter your password again.'), again: true },
        { status: 401, headers: noStore },
      );
    const client = clientIpOf(req);
    const code: unknown = req.data?.code;
    if (
      !attempts.take(client) ||
      typeof code !== 'string' ||
      code.length > 40 ||
      !(await verifySecondFactor(payload, waiting.id, code))
    )
      return Response.json({ error: say(refusal) }, { status: 401, headers: noStore });
    attempts.giveBack(client);
    ended.set(waiting.name, true);
    const token = await open(req, waiting.id);
    if (!token) return Response.json({ error: say(refusal) }, { status: 401, headers: noStore });
    const { config } = payload.collections.users;
    const headers = new Headers(noStore);
    headers.append(
      'set-cookie',
      generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix, token }),
    );
    headers.append('set-cookie', pendingCookieHeader('', isSecure(req)));
    return Response.json({ done: true }, { headers });
  },
});
