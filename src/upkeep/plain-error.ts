import { StartError } from '../cms/open.ts';
import { SettingsError } from '../env.ts';

/**
 * Raised when a command cannot do what it was asked for, for a reason that the operator can mend.
 * The message is plain words.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/**
 * Prints the message of an error that the operator can mend, and gives the exit code. Any other
 * error is thrown on.
 */
export function complain(error: unknown): 1 {
  if (![SettingsError, StartError, PlainError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  return 1;
}
