import type { IncomingHttpHeaders } from 'node:http';
import { executeAuthStrategies, type Payload } from 'payload';
import { isStaff } from '../roles/may.ts';

/**
 * Whether a request comes from somebody who may work in the admin panel. Asks the database.
 * `payload.auth` would also work out what the account may do in each collection, which takes ten
 * times as long, for an invented session too.
 */
export async function worksHere(payload: Payload, { cookie, authorization }: IncomingHttpHeaders): Promise<boolean> {
  if (!cookie && !authorization) return false;
  const headers = new Headers({ ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) });
  const { user } = await executeAuthStrategies({ headers, payload });
  return isStaff(user);
}
