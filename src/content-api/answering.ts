/** The largest request body, in bytes: twenty times the longest of the site's own queries. */
export const largestApiBody = 64 * 1024;

/** Bytes of the longest answer: ten times the longest list that the site itself asks for. */
export const largestAnswer = 8 * 1024 * 1024;

/**
 * Answers one request to `/api`: a single query by POST or GET, or a batch of up to ten.
 *
 * @param sender who asks, in the form in which his requests are counted together
 */
export type AnswerApi = (request: Request, sender: string) => Promise<Response>;

/**
 * The content API, put together for the first who asks: no page is made with it, and each start would wait for it and keep it
 * in memory.
 *
 * @param open asked once, and again if it failed
 */
export function onceAsked(open: () => Promise<AnswerApi>): AnswerApi {
  let opened: Promise<AnswerApi> | undefined;
  return async (request, sender) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return (await opened)(request, sender);
  };
}
