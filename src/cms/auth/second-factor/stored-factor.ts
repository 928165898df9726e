import { createHmac } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { limitConcurrency } from '../../../lib/limit-concurrency.ts';
import type { User } from '../../payload-types.ts';
import { limitAttempts } from '../attempt-limit.ts';
import { digestOf, newRecoveryCodes, timeStepOf } from './codes.ts';

const time = 10 * 60 * 1000;

/**
 * Wrong codes for one account. Reaching this step takes the password, so strangers cannot use up
 * the attempts.
 */
const attempts = limitAttempts(10, time);

/**
 * Checks one code at a time, so that a code sent twice at once counts once. The panel runs on one
 * instance.
 */
const inTurn = limitConcurrency(1);

/** Reads an account with its hidden fields, past access control. */
export const accountOf = (payload: Payload, id: number, req?: PayloadRequest): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, ...(req ? { req } : {}) });

export const hasSecondFactor = ({ secondFactor }: Pick<User, 'secondFactor'>): boolean =>
  Boolean(secondFactor?.secret && secondFactor.since);

/** Writes only the account's own row; sessions and roles stay as they are. */
const store = (payload: Payload, id: number, secondFactor: NonNullable<User['secondFactor']>, req?: PayloadRequest) =>
  payload.db.updateOne({ collection: 'users', id, data: { secondFactor }, returning: false, ...(req ? { req } : {}) });

/** Fingerprint of password and second factor: changes when either does. */
export const credentialsDigest = ({ hash, secondFactor }: User, key: string): string =>
  createHmac('sha256', `credentials ${key}`).update(`${hash} ${secondFactor?.since}`).digest('base64url');

/**
 * Sets up the second factor.
 *
 * @param timeStep time step of the confirming code, which does not count again
 * @returns the recovery codes, which are stored as digests only
 */
export async function storeSecondFactor(
  payload: Payload,
  id: number,
  secret: string,
  timeStep: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await store(payload, id, {
    secret: payload.encrypt(secret),
    since: new Date().toISOString(),
    lastTurn: timeStep,
    recovery: codes.map((code) => digestOf(code, payload.secret)),
  });
  return codes;
}

export const removeSecondFactor = (payload: Payload, id: number) =>
  store(payload, id, { secret: null, since: null, lastTurn: null, recovery: null });

/** Digests of the recovery codes that are left. */
export const recoveryLeft = ({ secondFactor }: Pick<User, 'secondFactor'>): string[] =>
  Array.isArray(secondFactor?.recovery) ? secondFactor.recovery.filter((one) => typeof one === 'string') : [];

/** Returns '' for a secret encrypted with an earlier `SECRET`; every code is wrong then. */
function openedSecret(payload: Payload, sealed: string): string {
  const secret = payload.decrypt(sealed);
  return /^[A-Z2-7]{32}$/.test(secret) ? secret : '';
}

async function verifyOnce(payload: Payload, id: number, code: string, req?: PayloadRequest): Promise<boolean> {
  const account = await accountOf(payload, id, req);
  const { secret, lastTurn, since } = account?.secondFactor ?? {};
  if (!account || !secret || !since) return false;
  const recovery = recoveryLeft(account);
  const timeStep = timeStepOf(code, openedSecret(payload, secret));
  if (timeStep !== undefined) {
    // A code that was seen over a shoulder cannot be used again.
    if (timeStep <= (lastTurn ?? 0)) return false;
    await store(payload, id, { secret, since, lastTurn: timeStep, recovery }, req);
    return true;
  }
  const digest = digestOf(code, payload.secret);
  if (!recovery.includes(digest)) return false;
  const left = recovery.filter((one) => one !== digest);
  await store(payload, id, { secret, since, lastTurn: lastTurn ?? 0, recovery: left }, req);
  return true;
}

async function counted(id: number, prove: () => Promise<boolean>): Promise<boolean> {
  const name = String(id);
  if (!attempts.take(name)) return false;
  const proven = await prove();
  if (proven) attempts.giveBack(name);
  return proven;
}

/** Checks a code of the app or a recovery code. Each counts once, and wrong ones are counted. */
export const verifySecondFactor = (payload: Payload, id: number, code: string): Promise<boolean> =>
  counted(id, () => inTurn(() => verifyOnce(payload, id, code)));

/**
 * Does the same inside the transaction of a request. Queueing there could deadlock: the queue may
 * wait for that transaction.
 */
export const verifySecondFactorWithin = (req: PayloadRequest, id: number, code: string): Promise<boolean> =>
  counted(id, () => verifyOnce(req.payload, id, code, req));
