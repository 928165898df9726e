import { signInFirst } from '../../auth/sign-in-first.ts';
import { bodyOf } from './body-of.ts';

interface Refusal {
  readonly errors?: readonly { readonly message?: unknown }[];
}

/**
 * Returns true if the session has ended, false if it has not, undefined if unknown. Reads GET
 * requests as unknown, since much can be read without a session.
 */
export async function sessionEnded(address: string, method: string, answer: Response): Promise<boolean | undefined> {
  if (method.toUpperCase() === 'GET' || !address.includes('/cms/')) return undefined;
  if (answer.ok) return false;
  if (answer.status !== 403) return undefined;
  const body = (await bodyOf(answer)) as Refusal | undefined;
  return body?.errors?.[0]?.message === signInFirst ? true : undefined;
}
