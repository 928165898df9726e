import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import inject from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { plainPath } from '../../cms/patches/rest/panel-bounds.ts';
import { type CachedResponse, entityTag } from '../page-cache/built-pages.ts';
import { thoroughlyCompressed } from './compressed.ts';

// Node request handler of Next. Rendering a panel page takes 35 to 55 ms of the process, with or
// without a session.

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a request is for a page of the panel, as opposed to its REST API or files. */
export const isPage = ({ url }: IncomingMessage): boolean => /^\/admin(?:\/|$)/.test(plainPath(url ?? '/') ?? '/admin');

/** Whether a request is for a file of the panel's build. */
export const isFile = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/static/') ?? false;

/**
 * Returns a check whether a request calls a server action of this build, or none.
 *
 * @param directory Next's project
 */
export function knownActions(directory: string): (request: IncomingMessage) => boolean {
  const file = path.join(directory, '.next', 'server', 'server-reference-manifest.json');
  if (!existsSync(file)) return () => true;
  const { node = {}, edge = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object | undefined>;
  const known = new Set([...Object.keys(node), ...Object.keys(edge)]);
  return ({ headers: { 'next-action': action } }) => action === undefined || known.has(String(action));
}

const signInPath = '/admin/login';

/** Header in which Chromium sends the preferred theme; the page renders it in its root element. */
const themeHeader = 'sec-ch-prefers-color-scheme';
const themes = ['', 'light', 'dark'] as const;

/** Headers of the page that are passed on. */
const passedOn = ['content-type', 'cache-control', 'link', 'accept-ch', 'critical-ch'];

/** Caches the sign-in page for visitors without a session, once per theme. */
export function signInPages(handle: Handle) {
  const copies = new LRUCache<string, CachedResponse>({
    max: themes.length,
    fetchMethod: async (theme) => {
      const headers = { host: 'localhost', ...(theme ? { [themeHeader]: theme } : {}) };
      const page = await inject((request, response) => void handle(request, response), { url: signInPath, headers });
      if (page.statusCode !== 200) throw new Error(`The sign-in page answered with ${page.statusCode}.`);
      const { br, gzip } = await thoroughlyCompressed(page.rawPayload);
      const own = passedOn.flatMap((name) => (page.headers[name] ? [[name, String(page.headers[name])] as const] : []));
      return {
        status: 200,
        headers: Object.fromEntries(own),
        etag: entityTag(page.rawPayload),
        body: (encoding) => (encoding === 'br' ? br : encoding === 'gzip' ? gzip : page.rawPayload),
      };
    },
  });
  return {
    /**
     * Cached copy for a request; undefined for other pages and for requests with a theme or
     * language cookie.
     */
    copyFor: async ({ method, url, headers }: IncomingMessage): Promise<CachedResponse | undefined> => {
      const { cookie = '', rsc, [themeHeader]: theme } = headers;
      // An expired session does not change the page.
      const isPlain = rsc === undefined && /^(?:payload-token=[^;]*)?$/.test(cookie);
      if (url !== signInPath || (method !== 'GET' && method !== 'HEAD') || !isPlain) return undefined;
      return copies.fetch(theme === 'light' || theme === 'dark' ? theme : '').catch(() => undefined);
    },
    warm: async (): Promise<void> => {
      for (const theme of themes) await copies.fetch(theme);
    },
  };
}
