/**
 * Parses a clone of the response, so that the caller can still read it. Returns undefined for other
 * than JSON.
 */
export const bodyOf = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => undefined);
