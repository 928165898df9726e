import { formHeader } from '../../panel/form-header.ts';

/** Replaces "Failed to fetch" in error messages of saves. */
export const unreachable = 'The server cannot be reached. Your changes stay in the form until it is back.';

/** Window event: the server answers again. */
export const reached = 'site-reached';

/**
 * Reports whether to block a click while offline: links and buttons are blocked, saves and toast
 * actions are not.
 */
export function isBlocked(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  return pressed !== null && pressed.closest('.form-submit, .payload-toast-container') === null;
}

interface WatchOptions {
  fetch: typeof fetch;
  readonly location: { readonly origin: string };
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

const isOwn = (input: RequestInfo | URL, origin: string): boolean =>
  new URL(addressOf(input), origin).origin === origin;

/**
 * Reports a request for React Server Components. Next reloads the whole page when one fails, which
 * loses unsaved input.
 */
const isView = (init: RequestInit | undefined): boolean => new Headers(init?.headers).get('rsc') === '1';

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Adds the id of the form to requests that write. */
function fromForm(init: RequestInit | undefined, form: string): RequestInit | undefined {
  if (init === undefined || (init.method ?? 'GET').toUpperCase() === 'GET') return init;
  const headers = new Headers(init.headers);
  headers.set(formHeader, form);
  return { ...init, headers };
}

/**
 * Observes all requests to the site's own server, and retries requests for views once it is back.
 *
 * @param change called with `true` when a request got no response, with `false` when one did
 * @param onAnswer called with the address, the method and each response
 * @param form returns the id of the open form, sent with writing requests
 * @param refusal returns the message of a request without response
 * @returns `lose` marks the connection as lost, `ask` checks it, `waited` resolves once the server
 *   answers, to whether it was away, `stop` ends the observation
 */
export function watchResponses(
  watched: WatchOptions,
  change: (away: boolean) => void,
  onAnswer: (address: string, method: string, answer: Response) => void,
  form: () => string,
  refusal: () => string = () => unreachable,
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
      // A response to a request from before the loss does not prove the connection.
      if (losses === lossesBefore) find();
      onAnswer(addressOf(input), init?.method ?? 'GET', answer);
      return answer;
    } catch (error) {
      if (isAborted(error)) throw error;
      lose();
      if (isView(init)) {
        await back.promise;
        return listening(input, init);
      }
      throw new TypeError(refusal(), { cause: error });
    }
  };
  /** Resolves to whether the server answers; failure is also reported through `change`. */
  const isReached = (): Promise<boolean> =>
    listening('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  watched.fetch = listening;
  return {
    lose,
    ask: (): void => void isReached(),
    waited: async (): Promise<boolean> => {
      const lossesBefore = losses;
      for (;;) {
        // Read before the request: another may be answered before this one is known to have failed.
        const { promise } = back;
        if (await isReached()) return losses > lossesBefore;
        await promise;
      }
    },
    stop: (): void => {
      if (watched.fetch === listening) watched.fetch = plain;
    },
  };
}
