import { createHmac } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { atMostAtOnce } from '../../../lib/at-most-at-once.ts';
import type { User } from '../../payload-types.ts';
import { countTries } from '../tries.ts';
import { digestOf, newRecoveryCodes, turnOf } from './codes.ts';

const time = 10 * 60 * 1000;

/**
 * Wrong codes for one account. Reaching this step takes the password, so strangers cannot use up
 * the attempts.
 */
const tries = countTries(10, time);

/**
 * Checks one code at a time, so that a code sent twice at once counts once. The panel runs on one
 * instance.
 */
const inTurn = atMostAtOnce(1);

/** Reads an account with its hidden fields, past access control. */
export const accountOf = (payload: Payload, id: number, req?: PayloadRequest): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, ...(req ? { req } : {}) });

export const hasSecondFactor = ({ secondFactor }: Pick<User, 'secondFactor'>): boolean =>
  Boolean(secondFactor?.secret && secondFactor.since);

/** Writes only the account's own row; sessions and roles stay as they are. */
const keep = (payload: Payload, id: number, secondFactor: NonNullable<User['secondFactor']>, req?: PayloadRequest) =>
  payload.db.updateOne({ collection: 'users', id, data: { secondFactor }, returning: false, ...(req ? { req } : {}) });

/** Fingerprint of password and second factor: changes when either does. */
export const doorsOf = ({ hash, secondFactor }: User, key: string): string =>
  createHmac('sha256', `doors ${key}`).update(`${hash} ${secondFactor?.since}`).digest('base64url');

/**
 * Sets up the second factor.
 *
 * @param turn time step of the confirming code, which does not count again
 * @returns the recovery codes, which are stored as digests only
 */
export async function keepSecondFactor(payload: Payload, id: number, secret: string, turn: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await keep(payload, id, {
    secret: payload.encrypt(secret),
    since: new Date().toISOString(),
    lastTurn: turn,
    recovery: codes.map((code) => digestOf(code, payload.secret)),
  });
  return codes;
}

export const forgetSecondFactor = (payload: Payload, id: number) =>
  keep(payload, id, { secret: null, since: null, lastTurn: null, recovery: null });

/** Digests of the recovery codes that are left. */
export const recoveryLeft = ({ secondFactor }: Pick<User, 'secondFactor'>): string[] =>
  Array.isArray(secondFactor?.recovery) ? secondFactor.recovery.filter((one) => typeof one === 'string') : [];

/** Returns '' for a secret encrypted with an earlier `PAYLOAD_SECRET`; every code is wrong then. */
function openedSecret(payload: Payload, sealed: string): string {
  const secret = payload.decrypt(sealed);
  return /^[A-Z2-7]{32}$/.test(secret) ? secret : '';
}

async function proveOnce(payload: Payload, id: number, code: string, req?: PayloadRequest): Promise<boolean> {
  const account = await accountOf(payload, id, req);
  const { secret, lastTurn, since } = account?.secondFactor ?? {};
  if (!account || !secret || !since) return false;
  const recovery = recoveryLeft(account);
  const turn = turnOf(code, openedSecret(payload, secret));
  if (turn !== undefined) {
    // A code that was seen over a shoulder cannot be used again.
    if (turn <= (lastTurn ?? 0)) return false;
    await keep(payload, id, { secret, since, lastTurn: turn, recovery }, req);
    return true;
  }
  const digest = digestOf(code, payload.secret);
  if (!recovery.includes(digest)) return false;
  const left = recovery.filter((one) => one !== digest);
  await keep(payload, id, { secret, since, lastTurn: lastTurn ?? 0, recovery: left }, req);
  return true;
}

async function counted(id: number, prove: () => Promise<boolean>): Promise<boolean> {
  const name = String(id);
  if (!tries.take(name)) return false;
  const proven = await prove();
  if (proven) tries.giveBack(name);
  return proven;
}

/** Checks a code of the app or a recovery code. Each counts once, and wrong ones are counted. */
export const provesSecondFactor = (payload: Payload, id: number, code: string): Promise<boolean> =>
  counted(id, () => inTurn(() => proveOnce(payload, id, code)));

/**
 * Does the same inside the transaction of a request. Queueing there could deadlock: the queue may
 * wait for that transaction.
 */
export const provesSecondFactorWithin = (req: PayloadRequest, id: number, code: string): Promise<boolean> =>
  counted(id, () => proveOnce(req.payload, id, code, req));
