import { createHmac } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';
import type { User } from '../../payload-types.ts';
import { countTries } from '../tries.ts';
import { digestOf, newRecoveryCodes, turnOf } from './codes.ts';

const time = 10 * 60 * 1000;

/**
 * Wrong codes for one account. Only somebody who knows its password comes as far as a code: a
 * stranger can use none of them up.
 */
const tries = countTries(10, time);

/**
 * One look at a time, so that a code that is sent twice at once counts once. The panel runs on one
 * instance.
 */
const inTurn = atMostAtOnce(1);

/** An account with all that is kept of it, past what anybody may read. */
export const accountOf = (payload: Payload, id: number, req?: PayloadRequest): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, ...(req ? { req } : {}) });

export const hasSecondFactor = ({ secondFactor }: Pick<User, 'secondFactor'>): boolean =>
  Boolean(secondFactor?.secret && secondFactor.since);

/** Of the account's own row alone: its sessions and roles stay as they are. */
const keep = (payload: Payload, id: number, secondFactor: NonNullable<User['secondFactor']>, req?: PayloadRequest) =>
  payload.db.updateOne({ collection: 'users', id, data: { secondFactor }, returning: false, ...(req ? { req } : {}) });

/** Differs once the password or the second factor of an account has changed. */
export const doorsOf = ({ hash, secondFactor }: User, key: string): string =>
  createHmac('sha256', `doors ${key}`).update(`${hash} ${secondFactor?.since}`).digest('base64url');

/**
 * Sets it up.
 *
 * @param turn of the code that proved it, which does not count once more
 * @returns the recovery codes, which nobody can look up afterwards
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

/** Codes that are left for whoever has no phone at hand. */
export const recoveryLeft = ({ secondFactor }: Pick<User, 'secondFactor'>): string[] =>
  Array.isArray(secondFactor?.recovery) ? secondFactor.recovery.filter((one) => typeof one === 'string') : [];

/** Sealed with a secret of before, it says nothing: no code is right then. */
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
    // Whoever looked over a shoulder comes too late.
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

/**
 * Whether a code, of the app or for recovery, is this account's. Each counts once, and wrong ones
 * are counted.
 */
export const provesSecondFactor = (payload: Payload, id: number, code: string): Promise<boolean> =>
  counted(id, () => inTurn(() => proveOnce(payload, id, code)));

/**
 * The same within the transaction of a request: waiting in turn there would wait for those who wait
 * for its end.
 */
export const provesSecondFactorWithin = (req: PayloadRequest, id: number, code: string): Promise<boolean> =>
  counted(id, () => proveOnce(req.payload, id, code, req));
