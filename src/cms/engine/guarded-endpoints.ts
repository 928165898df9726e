import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { signInFirst } from '../accounts/sign-in-first.ts';
import { isOwnRequest } from '../rest/own-requests.ts';
import { isOneOf, isStaff } from '../roles/may.ts';
import { isGuarded, payloadsOwn, rightsOf } from '../roles/table.ts';

/**
 * `method path` of a collection's endpoints, as they are declared, never as somebody has spelt an
 * address.
 */
const readings = new Set(['get /', 'get /:id', 'get /count', 'get /file/:filename']);

/** What the sign-in page needs. */
const forStrangers = new Set([
  'post /login',
  'post /second-step',
  'post /logout',
  'post /forgot-password',
  'post /reset-password',
  'get /me',
]);

/**
 * And what somebody with a first password needs beside it to choose one of their own; every view
 * asks for what they prefer.
 */
const forNewcomers: Readonly<Record<string, ReadonlySet<string>>> = {
  users: new Set(['post /refresh-token', 'get /:id', 'patch /:id']),
  'payload-preferences': new Set(['get /:key']),
};

/** Of no collection: what somebody may do, and what they find of what they may read. */
const forStaff = new Set(['get /access', 'get /find']);

/**
 * For nobody: an installation is never claimed from outside, and no address is fetched for anybody.
 */
const forNobody = new Set(['post /first-register', 'get /paste-url/:id?']);

function mayAsk(user: PayloadRequest['user'], collection: string | undefined, endpoint: string): boolean {
  if (collection === 'users' && forStrangers.has(endpoint)) return user === null || user.collection === 'users';
  if (user === null || forNobody.has(endpoint)) return false;
  if (user.collection === 'api-tokens')
    return (
      collection !== undefined &&
      isGuarded(collection) &&
      rightsOf(collection).programs === 'REST' &&
      readings.has(endpoint)
    );
  if (!isStaff(user)) return forNewcomers[collection ?? '']?.has(endpoint) ?? false;
  if (collection === undefined) return forStaff.has(endpoint);
  return isGuarded(collection) || isOneOf(user, payloadsOwn[collection] ?? []);
}

const refused = (req: PayloadRequest): Response =>
  Response.json(
    { errors: [{ message: req.user ? 'This is not for you.' : signInFirst }] },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

/** What Payload parses of an address without asking whether it can be. */
const parsed = ['where', 'data'] as const;

function isReadable({ query }: PayloadRequest): boolean {
  try {
    for (const name of parsed) if (typeof query[name] === 'string') JSON.parse(query[name]);
    return true;
  } catch {
    return false;
  }
}

const unreadable = (): Response =>
  Response.json({ errors: [{ message: `What is asked by ${parsed.join(' or ')} cannot be read.` }] }, { status: 400 });

/** The same endpoints, each asking first who wants something of it. */
const guarded = <Guarded extends Endpoint>(endpoints: readonly Guarded[], collection?: string): Guarded[] =>
  endpoints.map((endpoint) => ({
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      if (!isOwnRequest(req) && !mayAsk(req.user, collection, `${endpoint.method} ${endpoint.path}`))
        return refused(req);
      return isReadable(req) ? endpoint.handler(req) : unreadable();
    },
  }));

/**
 * Needed for Payload 3.90.1, where each endpoint decides by itself whether it asks who is there:
 * the first stranger who finds an empty installation becomes its administrator, and whoever asks is
 * told what they may do in which collection. No report known: it is meant that way.
 *
 * Puts one question before every endpoint of the REST API, Payload's own included: who may ask it
 * at all. What they then get is up to the collections' access. It stands at the endpoints and not
 * at their addresses, so no spelling of one passes it by, and nothing of a request is read before
 * it is answered.
 */
export function withGuardedEndpoints(config: SanitizedConfig): SanitizedConfig {
  config.endpoints = guarded(config.endpoints);
  for (const collection of config.collections)
    if (collection.endpoints) collection.endpoints = guarded(collection.endpoints, collection.slug);
  return config;
}
