import { StartError } from '../cms/database/open.ts';
import { SettingsError } from '../config/env.ts';

/**
 * Thrown when a command fails for a reason that the operator can correct. The message is in plain
 * words.
 */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/**
 * Prints the message of an error that the operator can correct, and returns the exit code. Rethrows
 * any other error.
 */
export function complain(error: unknown): 1 {
  if (![SettingsError, StartError, PlainError].some((kind) => error instanceof kind)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  return 1;
}
