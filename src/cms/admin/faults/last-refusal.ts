import type { FormState } from 'payload';
import { bodyOf } from '../connection/body-of.ts';

interface Refusal {
  readonly errors?: readonly {
    readonly data?: { readonly errors?: readonly { readonly path?: unknown; readonly message?: unknown }[] };
  }[];
}

/**
 * The fields that a refused save names, with its words for each, in the form that a form state has.
 */
function fieldsOf(body: unknown): FormState {
  const fields: FormState = {};
  for (const error of (body as Refusal | undefined)?.errors ?? [])
    for (const { path, message } of error.data?.errors ?? [])
      if (typeof path === 'string' && typeof message === 'string')
        fields[path] = { valid: false, errorMessage: message };
  return fields;
}

const none: Promise<FormState> = Promise.resolve({});

let last = none;

/**
 * What the server said of the save that was pressed last; nothing where it was taken, or this was
 * asked before.
 */
export function takeRefusal(): Promise<FormState> {
  const taken = last;
  last = none;
  return taken;
}

/**
 * Looks at an answer of the server: whether it refuses a save that was pressed, not one made while
 * typing.
 */
export function hearRefusal(address: string, method: string, answer: Response): void {
  if (!['PATCH', 'POST'].includes(method.toUpperCase()) || !/\/cms\/(?!.*[?&]autosave=true)/.test(address)) return;
  last = answer.status === 400 ? bodyOf(answer).then(fieldsOf) : none;
}
