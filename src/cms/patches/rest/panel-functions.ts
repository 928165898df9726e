import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { isStaff, mayEver, type Requester } from '../../access/may.ts';
import { isGuarded, rightsOf } from '../../access/table.ts';

/**
 * Server functions of the panel, by Payload's names. Payload would look any other name up as a
 * member of an object.
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
 * Whether an account may take the lock on a record, which comes with its form's state: it must be
 * allowed to write in it.
 */
function mayLock(user: Requester & { readonly id?: unknown }, args: Readonly<Record<string, unknown>>): boolean {
  const { collectionSlug, id, returnLockStatus } = args;
  if (!returnLockStatus || id === undefined) return true;
  if (typeof collectionSlug !== 'string' || !isGuarded(collectionSlug)) return false;
  if (mayEver(user, collectionSlug, 'update')) return true;
  return rightsOf(collectionSlug).own === true && String(user?.id) === String(id);
}

/**
 * Whether a request may call a server function of the panel: it comes from staff, and the function
 * is on the list. Needed for `@payloadcms/next` 3.90.1, which looks a name up as a member of an
 * object (`constructor` included) and leaves the check of the account to each function. No report
 * known.
 *
 * Also checks the right to lock: any account could otherwise lock records that it may not even
 * read.
 *
 * Scheduling is not on the list: the site's own endpoints (`schedule/schedule-endpoints.ts`) check
 * record and time.
 *
 * @param headers of the calling request
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
