import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Figures } from '../figures/open.ts';
import { lostPath } from '../shared/template-addresses.ts';
import { isHtml, type ReadyAnswer } from './built-pages.ts';
import type { ContentFreshness } from './content-freshness.ts';
import type { PageCache } from './page-cache.ts';
import { send } from './send.ts';
import { wantsMarkdown } from './twins.ts';

interface ReadySources {
  readonly builtPages: ReadonlyMap<string, ReadyAnswer>;
  readonly cache: Pick<PageCache, 'peek'>;
  readonly freshness: Pick<ContentFreshness, 'isCurrent'>;
  readonly figures?: Pick<Figures, 'view'> | undefined;
}

export interface ReadyPagesOptions {
  /** Undefined while the site is starting or stopping. */
  readonly sources: () => ReadySources | undefined;
  /** Undefined where the log leaves requests out. */
  readonly log: ((method: string, path: string, status: number, milliseconds: number) => void) | undefined;
  /** Counts what was answered; undefined where nobody wants to know. */
  readonly count?: ((status: number, milliseconds: number) => void) | undefined;
}

/** An address whose query the page knows, as its filter. */
function pathOf(address: string): string {
  const end = address.indexOf('?');
  return end === -1 ? address : address.slice(0, end);
}

/**
 * Answers for pages that lie ready, before any route is looked for: it costs a look into a map instead of a walk through the
 * server's hooks, which is half of what such an answer costs.
 *
 * @returns what answers a request; false leaves it to the routes, which make the page ready and send it in the same way
 */
export function readyPages({ sources, log, count }: ReadyPagesOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url: address = '/', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || address === lostPath || wantsMarkdown(headers.accept)) return false;
    const current = sources();
    const built = current?.builtPages.get(address);
    const answer = built ?? (current?.freshness.isCurrent() ? current.cache.peek(address) : undefined);
    if (answer?.status !== 200) return false;
    const started = log || count ? performance.now() : 0;
    send(request, response, answer);
    if (!built && method === 'GET' && isHtml(answer)) current?.figures?.view(headers, pathOf(address));
    if (!log && !count) return true;
    const milliseconds = performance.now() - started;
    count?.(response.statusCode, milliseconds);
    log?.(method, address, response.statusCode, milliseconds);
    return true;
  };
}
