import { unreachable } from '../../cms/admin/saving/send-request.ts';
import type { Say } from '../../cms/panel/say.ts';

interface Answer {
  /** Id of the redirect that was made, and where visitors come to. */
  readonly id?: number;
  readonly to?: string;
  /** Address of the form that has the corrected draft. */
  readonly form?: string;
  readonly error?: string;
}

interface Refusal {
  readonly error?: string;
  readonly errors?: readonly {
    readonly message: string;
    readonly data?: { readonly errors?: readonly { readonly message: string }[] };
  }[];
}

/** Asks the panel's API; returns the answer, or the message of a refusal. */
export async function ask(say: Say, method: 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  try {
    const answer = await fetch(`/cms/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const said: unknown = await answer.json().catch(() => ({}));
    if (answer.ok) return said as Answer;
    const { error, errors } = said as Refusal;
    const [first] = errors ?? [];
    const why = error ?? first?.data?.errors?.[0]?.message ?? first?.message;
    return { error: why ?? say('It could not be done. Please try again.') };
  } catch {
    return { error: say(unreachable) };
  }
}
