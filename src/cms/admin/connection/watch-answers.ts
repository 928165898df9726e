import { formHeader } from '../../form-header.ts';

/** Said instead of "Failed to fetch", by whatever shows the error of a save. */
export const unreachable = 'The server cannot be reached. What you wrote stands here until it is back.';

/** Event of the window: the server answers again. */
export const reached = 'site-reached';

/**
 * What is pressed to no purpose while nothing answers; a save may be tried, and says what became of
 * it.
 */
export function isHeld(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  return pressed !== null && pressed.closest('.form-submit, .payload-toast-container') === null;
}

interface Watched {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

const isOwn = (input: RequestInfo | URL, origin: string): boolean =>
  new URL(addressOf(input), origin).origin === origin;

/**
 * Next asks so for what it draws. Told that nothing came, it loads the whole page anew, and what
 * was written in it is gone.
 */
const isView = (init: RequestInit | undefined): boolean => new Headers(init?.headers).get('rsc') === '1';

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Says of what is sent which form it comes from. */
function fromForm(init: RequestInit | undefined, form: string): RequestInit | undefined {
  if (init === undefined || (init.method ?? 'GET').toUpperCase() === 'GET') return init;
  const headers = new Headers(init.headers);
  headers.set(formHeader, form);
  return { ...init, headers };
}

/**
 * Listens to what the site's own server answers, whoever asks. What is to be drawn is asked for
 * again once the server is back.
 *
 * @param change told `true` when a request had no answer, `false` when one had
 * @param hear given each answer, with the address and the method that it is to
 * @param form names the form that is open, for what is sent to the server
 * @returns `lose`, for whoever knows that the line is lost, `ask`, which asks whether the server is
 *   there, and `stop`
 */
export function watchAnswers(
  watched: Watched,
  change: (away: boolean) => void,
  hear: (address: string, method: string, answer: Response) => void,
  form: () => string,
) {
  const { fetch: plain } = watched;
  const { origin } = watched.location;
  let losses = 0;
  let back = Promise.withResolvers<void>();
  const find = (): void => {
    back.resolve();
    back = Promise.withResolvers();
    change(false);
  };
  const lose = (): void => {
    losses += 1;
    change(true);
  };
  const listening: typeof fetch = async (input, init) => {
    if (!isOwn(input, origin)) return plain(input, init);
    const lossesBefore = losses;
    try {
      const answer = await plain(input, fromForm(init, form()));
      // One that was under way when the line was lost says nothing of now.
      if (losses === lossesBefore) find();
      hear(addressOf(input), init?.method ?? 'GET', answer);
      return answer;
    } catch (error) {
      if (isAborted(error)) throw error;
      lose();
      if (isView(init)) {
        await back.promise;
        return listening(input, init);
      }
      throw new TypeError(unreachable, { cause: error });
    }
  };
  watched.fetch = listening;
  return {
    lose,
    ask: (): void => {
      // Whether it failed is told by `change`.
      listening('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    },
    stop: (): void => {
      if (watched.fetch === listening) watched.fetch = plain;
    },
  };
}
