import type { Say } from '../../panel/say.ts';

/** Shown when the server does not answer; the text exists on the screen only. */
export const unreachable = 'The server cannot be reached. Your words are kept here; please try again.';

/**
 * Sends a request to the panel's API.
 *
 * @returns the error message; undefined on success
 */
export async function sendRequest(
  say: Say,
  path: string,
  method: 'POST' | 'PATCH',
  body: object,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`/cms/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.ok) return undefined;
    const { error, errors } = (await answer.json().catch(() => ({}))) as {
      readonly error?: string;
      readonly errors?: readonly { readonly message: string }[];
    };
    return error ?? errors?.[0]?.message ?? say('It could not be done. Please try again.');
  } catch {
    return say(unreachable);
  }
}
