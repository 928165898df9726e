import type { IncomingHttpHeaders } from 'node:http';
import { getPayload } from 'payload';
import { isStaff } from '../access.ts';

/** Whether a request comes from somebody who may work in the admin panel. Asks the database. */
export async function worksHere({ cookie, authorization }: IncomingHttpHeaders): Promise<boolean> {
  if (!cookie && !authorization) return false;
  const headers = new Headers({ ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) });
  const { default: config } = await import('../config.ts');
  // The one that is open already: Payload keeps it for the process.
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return isStaff(user);
}
