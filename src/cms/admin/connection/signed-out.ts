import { signInFirst } from '../../accounts/sign-in-first.ts';
import { bodyOf } from './body-of.ts';

interface Refusal {
  readonly errors?: readonly { readonly message?: unknown }[];
}

/**
 * What an answer says of the session of whoever asked: that it has ended, that it has not, or
 * nothing. Only what writes tells it; much may be read without one.
 */
export async function sessionEnded(address: string, method: string, answer: Response): Promise<boolean | undefined> {
  if (method.toUpperCase() === 'GET' || !address.includes('/cms/')) return undefined;
  if (answer.ok) return false;
  if (answer.status !== 403) return undefined;
  const body = (await bodyOf(answer)) as Refusal | undefined;
  return body?.errors?.[0]?.message === signInFirst ? true : undefined;
}
