import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { isStaff, mayEver, type Requester } from '../roles/may.ts';
import { isGuarded, rightsOf } from '../roles/table.ts';

/**
 * What the panel's pages call on the server, by Payload's names. Anything else would be looked up
 * as an object's own members are.
 */
export const panelFunctions: ReadonlySet<string> = new Set([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
]);

/**
 * Whether somebody may ask for the lock on a record, which asking for the state of its form takes:
 * whoever may write in it.
 */
function mayLock(user: Requester & { readonly id?: unknown }, args: Readonly<Record<string, unknown>>): boolean {
  const { collectionSlug, id, returnLockStatus } = args;
  if (!returnLockStatus || id === undefined) return true;
  if (typeof collectionSlug !== 'string' || !isGuarded(collectionSlug)) return false;
  if (mayEver(user, collectionSlug, 'update')) return true;
  return rightsOf(collectionSlug).own === true && String(user?.id) === String(id);
}

/**
 * Whether somebody may call one of the panel's functions: they work here, and it is one of those
 * that the panel has. Needed for `@payloadcms/next` 3.90.1, which looks a name up as a member of an
 * object and asks nobody who they are: `constructor` is called like any other, and what looks at
 * the person and what does not is up to each function. No report known.
 *
 * The lock on a record is looked at here as well: any colleague could keep others out of what they
 * may not even read.
 *
 * Booking is none of them: the site has its own (`schedule/booking-endpoints.ts`), which looks at
 * the record and the time.
 *
 * @param headers of the request that calls
 */
export async function mayCall(
  name: unknown,
  headers: Parameters<Payload['auth']>[0]['headers'],
  config: Promise<SanitizedConfig> | SanitizedConfig,
  args: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (typeof name !== 'string' || !panelFunctions.has(name)) return false;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  if (!user || !isStaff(user)) return false;
  return name !== 'form-state' || mayLock(user, args);
}
