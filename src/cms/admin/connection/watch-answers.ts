/** Said instead of "Failed to fetch", by whatever shows the error of a save. */
export const unreachable = 'The server cannot be reached. What you wrote stands here until it is back.';

/** What is pressed to no purpose while nothing answers; a save may be tried, and says what became of it. */
export function isHeld(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  return pressed !== null && pressed.closest('.form-submit, .payload-toast-container') === null;
}

interface Watched {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

const isOwn = (input: RequestInfo | URL, origin: string): boolean => {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, origin).origin === origin;
};

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Listens to what the site's own server answers, whoever asks.
 *
 * @param change told `true` when a request had no answer, `false` when one had
 * @returns `ask`, which asks whether it is there, and `stop`
 */
export function watchAnswers(watched: Watched, change: (away: boolean) => void) {
  const { fetch: plain } = watched;
  const { origin } = watched.location;
  const listening: typeof fetch = async (input, init) => {
    if (!isOwn(input, origin)) return plain(input, init);
    try {
      const answer = await plain(input, init);
      change(false);
      return answer;
    } catch (error) {
      if (isAborted(error)) throw error;
      change(true);
      throw new TypeError(unreachable, { cause: error });
    }
  };
  watched.fetch = listening;
  return {
    ask: (): void => {
      // Whether it failed is told by `change`.
      listening('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    },
    stop: (): void => {
      if (watched.fetch === listening) watched.fetch = plain;
    },
  };
}
