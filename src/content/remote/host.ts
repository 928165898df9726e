import { LRUCache } from 'lru-cache';
import { ContentUnavailableError } from '../source.ts';
import { type BreakerOptions, FinalAnswer, openBreaker } from './breaker.ts';
import type { Operation } from './queries.ts';

/**
 * A separate host of content, over HTTP. Every call rejects with a {@link ContentUnavailableError}
 * when there is no answer.
 */
export interface RemoteHost {
  /** Runs one named operation and gives its data. */
  readonly runQuery: (operation: Operation, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** The rows of `GET /api/jobs.json`. */
  readonly readJobs: () => Promise<unknown>;
  /** The public origin of this site, for example `https://www.site.example`. */
  readonly siteOrigin: string;
  /** The origin of the content host, which must not show in a page's head. */
  readonly contentOrigin: string;
  /** Whether the host has failed too often and has not answered since. */
  readonly isAway: () => boolean;
}

export interface RemoteHostOptions extends Omit<BreakerOptions, 'onChange'> {
  /** Address of the content API, for example `https://admin.example/api`. */
  readonly apiUrl: string;
  readonly token?: string | undefined;
  readonly siteOrigin: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout?: number;
  readonly warn?: (message: string) => void;
}

/** Milliseconds after which a host that did not know a field is asked for it again. */
const plainTime = 60_000;

/** Answers kept for the time when the content host is away. */
const keptAnswers = 500;

/** The host has nothing at this address. */
class NothingThere extends FinalAnswer {}

/** The host's schema lacks a field that was asked for. */
class UnknownField extends FinalAnswer {}

const refusal = (message: string): FinalAnswer =>
  /^Cannot query field/m.test(message) ? new UnknownField(message) : new FinalAnswer(message);

interface Question {
  /** The same for the same question, whichever fields of ours it asks for. */
  readonly key: string;
  readonly address: string;
  readonly method?: 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** @throws {FinalAnswer} for what the host refuses */
  readonly read: (body: unknown) => unknown;
}

/**
 * Content from a separate host over HTTP. The same question is asked once at a time. Each attempt
 * has a time limit; while the host stays away, its last good answers are used.
 */
export function remoteHost(options: RemoteHostOptions): RemoteHost {
  const { apiUrl, token, siteOrigin, timeout = 4000, now = Date.now, warn, ...patience } = options;
  const contentOrigin = new URL(apiUrl).origin;
  const lastGood = new LRUCache<string, { readonly data: unknown }>({ max: keptAnswers });
  const underWay = new Map<string, Promise<unknown>>();
  const { run, isAway } = openBreaker({
    ...patience,
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
    // A host may say with 400 that it does not understand the query; why is in the body.
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

  // A token may be needed to be let in at all. Drafts, which it would show as well, are for no
  // public page.
  const authorization: Record<string, string> = {
    'x-published-only': '1',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };

  /**
   * Until when an operation is asked without our own fields, because the host did not know one of
   * them: it is another system, or an older release of this one that will be renewed some day.
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
    // A host need not have jobs. Without them there are none, and every other page goes on.
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
