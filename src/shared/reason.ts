/** What is behind an error, in its own words: the innermost cause, since those around it say "fetch failed" or "Failed query". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Of several addresses that were tried, the first says enough.
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (inner instanceof Error) return reasonOf(inner);
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.message || (error as NodeJS.ErrnoException).code || error.name;
}
