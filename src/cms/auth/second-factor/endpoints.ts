import { LRUCache } from 'lru-cache';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { encode } from 'uqr';
import { isStaff, mayAct } from '../../access/may.ts';
import { brand } from '../../panel/runtime-brand.ts';
import { sayIn } from '../../panel/say.ts';
import type { User } from '../../payload-types.ts';
import { isPasswordOf } from '../reauthentication.ts';
import { endSessions, ownSession } from '../sessions.ts';
import { addressOfSecret, newSecret, timeStepOf } from './codes.ts';
import {
  accountOf,
  hasSecondFactor,
  removeSecondFactor,
  storeSecondFactor,
  verifySecondFactor,
} from './stored-factor.ts';

const minutes = 60 * 1000;

/** Secrets shown to an app and not yet confirmed by a code, by account. */
const begun = new LRUCache<number, string>({ max: 1000, ttl: 15 * minutes });

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = ({ i18n }: PayloadRequest, status: number, error: string): Response =>
  respond(status, { error: sayIn(i18n)(error) });

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 1000) : '');

interface Own {
  readonly account: User;
  readonly code: string;
  /** Checks the password sent with the request. */
  readonly knowsPassword: () => Promise<boolean>;
}

/** Endpoint for a change to one's own second factor. */
const own = (path: string, handler: (req: PayloadRequest, own: Own) => Promise<Response>): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    if (!isStaff(user) || user?.collection !== 'users') return refuse(req, 403, 'You don’t have permission.');
    await addDataAndFileToRequest(req);
    const account = await accountOf(payload, user.id);
    if (!account) return refuse(req, 404, 'This account no longer exists.');
    const knowsPassword = () => isPasswordOf(account, req.data?.password);
    return handler(req, { account, code: text(req.data?.code), knowsPassword });
  },
});

const wrongPassword = 'This is not your password, or too many were tried. After ten tries, wait ten minutes.';

const already = 'There is one already. Turn it off first.';

/** Draws a QR code as the path of an SVG. */
function drawingOf(address: string) {
  const { size, data } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

const begin = own('/second-factor/begin', async (req, { account, knowsPassword }) => {
  if (hasSecondFactor(account)) return refuse(req, 409, already);
  if (!(await knowsPassword())) return refuse(req, 400, wrongPassword);
  const secret = newSecret();
  begun.set(account.id, secret);
  return respond(200, { secret, drawing: drawingOf(addressOfSecret(secret, brand.name, account.email)) });
});

const confirm = own('/second-factor/confirm', async (req, { account, code }) => {
  const { payload, user } = req;
  if (hasSecondFactor(account)) return refuse(req, 409, already);
  const secret = begun.get(account.id);
  if (!secret) return refuse(req, 409, 'This took too long. Start again.');
  const timeStep = timeStepOf(code, secret);
  if (timeStep === undefined)
    return refuse(req, 400, 'This code is wrong. Wait for the next, and look at the clock of your phone.');
  begun.delete(account.id);
  const codes = await storeSecondFactor(payload, account.id, secret, timeStep);
  // Older sessions were opened without a code.
  await endSessions(payload, account, ({ id }) => id !== ownSession(user));
  return respond(200, { codes });
});

const remove = own('/second-factor/remove', async (req, { account, code, knowsPassword }) => {
  if (!hasSecondFactor(account)) return respond(200, { done: true });
  if (!(await knowsPassword())) return refuse(req, 400, wrongPassword);
  if (!(await verifySecondFactor(req.payload, account.id, code)))
    return refuse(req, 400, 'This code is wrong, or was used before. Wait for the next.');
  await removeSecondFactor(req.payload, account.id);
  return respond(200, { done: true });
});

/** Removes the second factor of a person who lost both phone and recovery codes. */
const takeOff: Omit<Endpoint, 'root'> = {
  path: '/:id/second-factor/take-off',
  method: 'post',
  handler: async (req) => {
    const { payload, routeParams, user } = req;
    if (!mayAct(user, 'users', 'takeOff')) return refuse(req, 403, 'Only administrators may do this.');
    const account = await accountOf(payload, Number(routeParams?.id) || 0);
    if (!account) return refuse(req, 404, 'This account no longer exists.');
    if (account.id === user?.id) return refuse(req, 400, 'Turn off your own with your password and a code.');
    await removeSecondFactor(payload, account.id);
    return respond(200, { done: true });
  },
};

export const secondFactorEndpoints = [begin, confirm, remove, takeOff];
