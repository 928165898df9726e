/** Largest request body in bytes: twenty times the longest of the site's own queries. */
export const largestApiBody = 64 * 1024;

/** Largest response in bytes: ten times the longest list that the site itself requests. */
export const largestAnswer = 8 * 1024 * 1024;

/** Answers one request to `/api`: a query by POST or GET. */
export type AnswerApi = (request: Request) => Promise<Response>;

/**
 * Opens the content API on its first request: pages do not need it, and opening it at start would
 * cost time and memory.
 *
 * @param open called once, and again after a failure
 */
export function openOnFirstRequest(open: () => Promise<AnswerApi>): AnswerApi {
  let opened: Promise<AnswerApi> | undefined;
  return async (request) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened)(request);
  };
}
