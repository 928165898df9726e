import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { isOneOf, isStaff } from '../../access/may.ts';
import { isGuarded, payloadsOwn, rightsOf } from '../../access/table.ts';
import { signInFirst } from '../../auth/sign-in-first.ts';
import { sayIn } from '../../panel/say.ts';
import { isInternalRequest } from '../../rest/internal-requests.ts';

/**
 * Endpoints of a collection as `method path`, as declared, so the spelling of a URL does not
 * matter.
 */
const readEndpoints = new Set(['get /', 'get /:id', 'get /count', 'get /file/:filename']);

/** Endpoints of the sign-in page. */
const signInEndpoints = new Set([
  'post /login',
  'post /second-step',
  'post /logout',
  'post /forgot-password',
  'post /reset-password',
  'get /me',
]);

/** Endpoints for changing a first password; every view of the panel reads preferences. */
const firstPasswordEndpoints: Readonly<Record<string, ReadonlySet<string>>> = {
  users: new Set(['post /refresh-token', 'get /:id', 'patch /:id']),
  'payload-preferences': new Set(['get /:key']),
};

/** Endpoints outside collections that all staff may call: own rights, and search. */
const staffEndpoints = new Set(['get /access', 'get /find']);

/** Endpoints closed to all: claiming an installation, and fetching a file by URL. */
const closedEndpoints = new Set(['post /first-register', 'get /paste-url/:id?']);

function mayAsk(user: PayloadRequest['user'], collection: string | undefined, endpoint: string): boolean {
  if (collection === 'users' && signInEndpoints.has(endpoint)) return user === null || user.collection === 'users';
  if (user === null || closedEndpoints.has(endpoint)) return false;
  if (user.collection === 'api-tokens')
    return (
      collection !== undefined &&
      isGuarded(collection) &&
      rightsOf(collection).programs === 'REST' &&
      readEndpoints.has(endpoint)
    );
  if (!isStaff(user)) return firstPasswordEndpoints[collection ?? '']?.has(endpoint) ?? false;
  if (collection === undefined) return staffEndpoints.has(endpoint);
  return isGuarded(collection) || isOneOf(user, payloadsOwn[collection] ?? []);
}

const refused = (req: PayloadRequest): Response =>
  Response.json(
    { errors: [{ message: req.user ? sayIn(req.i18n)('You don’t have permission.') : signInFirst }] },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );

/** Query parameters that Payload parses as JSON without catching errors. */
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

/** Wraps endpoints in the check of access. */
const guarded = <Guarded extends Endpoint>(endpoints: readonly Guarded[], collection?: string): Guarded[] =>
  endpoints.map((endpoint) => ({
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      if (!isInternalRequest(req) && !mayAsk(req.user, collection, `${endpoint.method} ${endpoint.path}`))
        return refused(req);
      return isReadable(req) ? endpoint.handler(req) : unreadable();
    },
  }));

/**
 * Checks access before every endpoint of the REST API, Payload's own included; collections then
 * decide what is returned. The check is on endpoints rather than on URLs, so no spelling of a URL
 * bypasses it.
 *
 * Needed for Payload 3.90.1, where each endpoint does its own check: the first visitor of an empty
 * installation could become its administrator, and `/access` tells strangers the rights of every
 * collection. No report known: it is meant that way.
 */
export function withGuardedEndpoints(config: SanitizedConfig): SanitizedConfig {
  config.endpoints = guarded(config.endpoints);
  for (const collection of config.collections)
    if (collection.endpoints) collection.endpoints = guarded(collection.endpoints, collection.slug);
  return config;
}
