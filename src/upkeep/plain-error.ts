/** Raised when a command cannot do what it was asked for, for a reason that the operator can mend. The message is plain words. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
