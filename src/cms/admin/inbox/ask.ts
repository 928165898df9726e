/** What is said when nothing answers: what stands on the screen is then all that there is. */
export const unreachable = 'The server cannot be reached. Your words are kept here; please try again.';

/**
 * Asks the panel's own server to do something.
 *
 * @returns what is wrong, in words; undefined when it is done
 */
export async function ask(path: string, method: 'POST' | 'PATCH', body: object): Promise<string | undefined> {
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
    return error ?? errors?.[0]?.message ?? 'It could not be done. Please try again.';
  } catch {
    return unreachable;
  }
}
