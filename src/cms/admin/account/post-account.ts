import type { Say } from '../../panel/say.ts';

export interface AccountAnswer {
  readonly error?: string;
  readonly again?: boolean;
  readonly secret?: string;
  readonly drawing?: { readonly size: number; readonly path: string };
  readonly codes?: readonly string[];
}

/** Posts to an account endpoint and returns its answer. */
export async function postAccount(say: Say, path: string, body: object): Promise<AccountAnswer> {
  try {
    const answer = await fetch(`/cms/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const parsed = (await answer.json()) as AccountAnswer;
    return answer.ok || parsed.error ? parsed : { error: say('It could not be done. Please try again.') };
  } catch {
    return { error: say('The server cannot be reached. Please try again.') };
  }
}
