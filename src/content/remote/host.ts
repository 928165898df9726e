import { LRUCache } from 'lru-cache';
import { ContentUnavailableError } from '../source.ts';
import { type BreakerOptions, FinalAnswer, openBreaker } from './breaker.ts';
import type { Operation } from './queries.ts';

/**
 * Separate content host over HTTP. Every call rejects with a {@link ContentUnavailableError} if
 * there is no answer.
 */
export interface RemoteHost {
  /** Runs a named operation and returns its data. */
  readonly runQuery: (operation: Operation, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Returns the rows of `GET /api/jobs.json`. */
  readonly readJobs: () => Promise<unknown>;
  /** Public origin of this site, such as `https://www.site.example`. */
  readonly siteOrigin: string;
  /** Origin of the content host, which must not appear in page heads. */
  readonly contentOrigin: string;
  /** Reports whether the breaker is open. */
  readonly isAway: () => boolean;
}

export interface RemoteHostOptions extends Omit<BreakerOptions, 'onChange'> {
  /** Address of the content API, such as `https://admin.example/api`. */
  readonly apiUrl: string;
  readonly token?: string | undefined;
  readonly siteOrigin: string;
  /** Timeout of one attempt in ms. */
  readonly timeout?: number;
  readonly warn?: (message: string) => void;
}

/** Milliseconds until a field that the host did not know is requested again. */
const plainTime = 60_000;

/** Maximum number of cached answers, used while the host is away. */
const keptAnswers = 500;

/** The host answered 404. */
class NothingThere extends FinalAnswer {}

/** The host's schema lacks a requested field. */
class UnknownField extends FinalAnswer {}

const refusal = (message: string): FinalAnswer =>
  /^Cannot query field/m.test(message) ? new UnknownField(message) : new FinalAnswer(message);

interface Question {
  /** Cache key, the same with and without our own fields. */
  readonly key: string;
  readonly address: string;
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** @throws {FinalAnswer} if the host refuses the request */
  readonly read: (body: unknown) => unknown;
}

/**
 * Reads content from a separate host over HTTP. Deduplicates concurrent requests, limits the time
 * of each attempt, and falls back to the last good answers while the host is away.
 */
export function remoteHost(options: RemoteHostOptions): RemoteHost {
  const { apiUrl, token, siteOrigin, timeout = 4000, now = Date.now, warn, ...breaker } = options;
  const contentOrigin = new URL(apiUrl).origin;
  const lastGood = new LRUCache<string, { readonly data: unknown }>({ max: keptAnswers });
  const underWay = new Map<string, Promise<unknown>>();
  const { run, isAway } = openBreaker({
    ...breaker,
    now,
    onChange: (away) =>
      warn?.(
        away
          ? `${contentOrigin} does not answer; pages are shown as they last were.`
          : `${contentOrigin} answers again.`,
      ),
  });

  const attempt = async ({ address, method, headers, body, read }: Question): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(address, { method, headers, body, signal, redirect: 'error' });
    const text = await response.text();
    if (response.status === 404) throw new NothingThere(`${address} answered 404.`);
    // GraphQL servers answer 400 for an invalid query, with the reason in the body.
    if (!response.ok && response.status !== 400) throw new Error(`${address} answered ${response.status}.`);
    return read(JSON.parse(text));
  };

  const answered = async (question: Question): Promise<unknown> => {
    const { key } = question;
    try {
      const data = await run(() => attempt(question));
      lastGood.set(key, { data });
      return data;
    } catch (cause) {
      const last = lastGood.get(key);
      if (last) return last.data;
      throw new ContentUnavailableError(`${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  };

  const ask = (question: Question): Promise<unknown> => {
    const { address, body = '' } = question;
    const same = `${address} ${body}`;
    const asked = underWay.get(same) ?? answered(question).finally(() => underWay.delete(same));
    underWay.set(same, asked);
    return asked;
  };

  // The host may require a token, which would also reveal drafts; the header excludes them from
  // public pages.
  const authorization: Record<string, string> = {
    'x-published-only': '1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };

  /**
   * Time until which an operation omits our own fields because the host lacks one: it is another
   * system, or an older release that may be updated.
   */
  const plainUntil = new Map<string, number>();

  const query = (name: string, document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> =>
    ask({
      key: `${name} ${JSON.stringify(variables)}`,
      address: apiUrl,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization },
      body: JSON.stringify({ operationName: name, variables, query: document }),
      read: (body) => {
        const { data, errors } = (body ?? {}) as { data?: unknown; errors?: readonly { message?: string }[] };
        if (errors?.length) throw refusal(errors.map((error) => error.message ?? '').join('; '));
        if (!data) throw new Error('The answer holds no data.');
        return data;
      },
    });

  return {
    siteOrigin,
    contentOrigin,
    isAway,
    runQuery: async (operation, variables = {}) => {
      const plain = () => query(operation.name, operation.plainDocument, variables);
      if (now() < (plainUntil.get(operation.name) ?? 0)) return plain();
      try {
        return await query(operation.name, operation.document, variables);
      } catch (error) {
        if (!(error instanceof ContentUnavailableError && error.cause instanceof UnknownField)) throw error;
        plainUntil.set(operation.name, now() + plainTime);
        return plain();
      }
    },
    // Hosts may lack jobs: the list is then empty and other pages are unaffected.
    readJobs: async () => {
      try {
        return await ask({
          key: 'jobs.json',
          address: `${apiUrl}/jobs.json`,
          headers: { accept: 'application/json' },
          read: (body) => body,
        });
      } catch (error) {
        if (error instanceof ContentUnavailableError && error.cause instanceof NothingThere) return [];
        throw error;
      }
    },
  };
}
