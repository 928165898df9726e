import type { FormState } from 'payload';
import { bodyOf } from '../connection/body-of.ts';

interface ErrorBody {
  readonly errors?: readonly {
    readonly data?: { readonly errors?: readonly { readonly path?: unknown; readonly message?: unknown }[] };
  }[];
}

/** Converts the field errors of a refused save into a form state. */
function fieldsOf(body: unknown): FormState {
  const fields: FormState = {};
  for (const error of (body as ErrorBody | undefined)?.errors ?? [])
    for (const { path, message } of error.data?.errors ?? [])
      if (typeof path === 'string' && typeof message === 'string')
        fields[path] = { valid: false, errorMessage: message };
  return fields;
}

const none: Promise<FormState> = Promise.resolve({});

let last = none;

/**
 * Returns and clears the field errors of the last manual save; empty if it succeeded or was read
 * already.
 */
export function takeSaveErrors(): Promise<FormState> {
  const taken = last;
  last = none;
  return taken;
}

/** Stores the field errors of a refused manual save; ignores autosaves. */
export function recordSaveErrors(address: string, method: string, answer: Response): void {
  if (!['PATCH', 'POST'].includes(method.toUpperCase()) || !/\/cms\/(?!.*[?&]autosave=true)/.test(address)) return;
  last = answer.status === 400 ? bodyOf(answer).then(fieldsOf) : none;
}
