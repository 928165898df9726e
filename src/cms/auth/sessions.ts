import { addDataAndFileToRequest, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { isStaff, mayAct } from '../access/may.ts';
import { sayIn } from '../panel/say.ts';
import type { User } from '../payload-types.ts';
import { accountOf } from './second-factor/stored-factor.ts';

export interface Session {
  readonly id: string;
  readonly since: string;
  readonly browser: string;
}

/** Lists the open sessions of an account, the latest first. */
export async function sessionsOf(payload: Payload, id: number): Promise<Session[]> {
  const account = await accountOf(payload, id);
  return (account?.sessions ?? [])
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .map(({ id: name, createdAt, browser }) => ({ id: name, since: createdAt ?? '', browser: browser ?? 'A browser' }))
    .sort((one, other) => other.since.localeCompare(one.since));
}

/** Id of the request's session; undefined for a program with a token. */
export const ownSession = (user: unknown): string | undefined =>
  typeof user === 'object' && user !== null && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined;

type StoredSession = NonNullable<User['sessions']>[number];

/**
 * Ends the sessions of an account that a predicate selects.
 *
 * @returns their number
 */
export async function endSessions(
  payload: Payload,
  account: User,
  isEnded: (session: StoredSession) => boolean,
): Promise<number> {
  const sessions = account.sessions ?? [];
  const left = sessions.filter((one) => !isEnded(one));
  await payload.db.updateOne({ collection: 'users', id: account.id, data: { sessions: left }, returning: false });
  return sessions.length - left.length;
}

const refuse = ({ i18n }: PayloadRequest, status: number, error: string): Response =>
  Response.json({ error: sayIn(i18n)(error) }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `POST /cms/users/:id/end-sessions`: ends one session, or all but the requesting one.
 * Administrators may end those of other accounts.
 */
export const endSessionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    const id = Number(req.routeParams?.id) || 0;
    const isOwn = isStaff(user) && user?.collection === 'users' && user.id === id;
    if (!isOwn && !mayAct(user, 'users', 'endSessions')) return refuse(req, 403, 'You don’t have permission.');
    await addDataAndFileToRequest(req);
    const session: unknown = req.data?.session;
    if (session !== undefined && typeof session !== 'string') return refuse(req, 400, 'Say which one.');
    const account = await accountOf(payload, id);
    if (!account) return refuse(req, 404, 'This account no longer exists.');
    const present = ownSession(user);
    const ended = await endSessions(payload, account, (one) =>
      session === undefined ? !isOwn || one.id !== present : one.id === session,
    );
    return Response.json({ ended }, { headers: { 'cache-control': 'no-store' } });
  },
};
