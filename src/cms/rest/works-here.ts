import type { IncomingHttpHeaders } from 'node:http';
import type { Payload } from 'payload';
import { isStaff } from '../roles/may.ts';

/** Whether a request comes from somebody who may work in the admin panel. Asks the database. */
export async function worksHere(payload: Payload, { cookie, authorization }: IncomingHttpHeaders): Promise<boolean> {
  if (!cookie && !authorization) return false;
  const headers = new Headers({ ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) });
  const { user } = await payload.auth({ headers });
  return isStaff(user);
}
