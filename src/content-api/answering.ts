/** The largest request body, in bytes: twenty times the longest of the site's own queries. */
export const largestApiBody = 64 * 1024;

/** Bytes of the longest answer: ten times the longest list that the site itself asks for. */
export const largestAnswer = 8 * 1024 * 1024;

/** Answers one request to `/api`: a query by POST or GET. */
export type AnswerApi = (request: Request) => Promise<Response>;

/**
 * Opens the content API at the first request: no page needs it, and each start would wait for it
 * and keep it in memory.
 *
 * @param open called once, and again if it failed
 */
export function onceAsked(open: () => Promise<AnswerApi>): AnswerApi {
  let opened: Promise<AnswerApi> | undefined;
  return async (request) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened)(request);
  };
}
