import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import { isStaff } from '../access.ts';

/** What the panel's pages call on the server, by Payload's names. Anything else would be looked up as an object's own members are. */
export const panelFunctions: ReadonlySet<string> = new Set([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
]);

/**
 * Whether somebody may call one of the panel's functions: they work here, and it is one of those that the panel has. Needed for
 * `@payloadcms/next` 3.90.1, which looks a name up as a member of an object and asks nobody who they are: `constructor` is called
 * like any other, and what looks at the person and what does not is up to each function. No report known.
 *
 * @param headers of the request that calls
 */
export async function mayCall(
  name: unknown,
  headers: Parameters<Payload['auth']>[0]['headers'],
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<boolean> {
  if (typeof name !== 'string' || !panelFunctions.has(name)) return false;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return isStaff(user);
}
