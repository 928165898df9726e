import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, ReadyAnswer } from './built-pages.ts';
import type { ContentFreshness } from './content-freshness.ts';
import type { PageCache } from './page-cache.ts';
import { encodingFor, headersFor } from './send.ts';

interface DirectSources {
  readonly builtPages: ReadonlyMap<string, ReadyAnswer>;
  readonly cache: Pick<PageCache, 'peek'>;
  readonly freshness: Pick<ContentFreshness, 'isCurrent'>;
}

interface Prepared {
  readonly headers: string[];
  readonly body: Buffer;
}

export interface DirectAnswersOptions {
  /** Undefined while the site is starting or stopping. */
  readonly sources: () => DirectSources | undefined;
  /** Undefined where the log leaves requests out. */
  readonly log: ((path: string, milliseconds: number) => void) | undefined;
}

/**
 * Answers the commonest request before routing: a page that lies ready, asked for by somebody who takes it compressed and
 * has no copy. It costs a look into a map instead of a walk through the server's hooks, which is half of what such an answer
 * costs. Everything else returns false and takes the usual way, where the same page gets the same answer.
 */
export function directAnswers({ sources, log }: DirectAnswersOptions) {
  const prepared = { br: new WeakMap<ReadyAnswer, Prepared>(), gzip: new WeakMap<ReadyAnswer, Prepared>() };
  const prepare = (answer: ReadyAnswer, encoding: keyof typeof prepared): Prepared => {
    const body = answer.body(encoding);
    const headers = Object.entries({
      ...headersFor(answer, encoding),
      'content-length': String(body.byteLength),
    }).flat();
    const result = { headers, body };
    prepared[encoding].set(answer, result);
    return result;
  };

  // Browsers say this in a handful of ways, and each says the same every time.
  const encodings = new Map<string, Encoding>();
  const wanted = (acceptEncoding: string | undefined): Encoding => {
    if (acceptEncoding === undefined) return 'identity';
    const known = encodings.get(acceptEncoding);
    if (known !== undefined) return known;
    const encoding = encodingFor(acceptEncoding);
    if (encodings.size < 200) encodings.set(acceptEncoding, encoding);
    return encoding;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined) return false;
    const current = sources();
    const encoding = wanted(request.headers['accept-encoding']);
    if (!current || encoding === 'identity') return false;
    const address = request.url ?? '/';
    const answer =
      current.builtPages.get(address) ?? (current.freshness.isCurrent() ? current.cache.peek(address) : undefined);
    if (answer?.status !== 200) return false;
    const started = log ? performance.now() : 0;
    const { headers, body } = prepared[encoding].get(answer) ?? prepare(answer, encoding);
    response.writeHead(200, headers);
    response.end(body);
    log?.(address, performance.now() - started);
    return true;
  };
}
