import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMostAtOnce } from '../shared/at-most-at-once.ts';
import { sheetSetAt, sheetSetFolder } from '../shared/sheet-set.ts';
import { entityTag, type ReadyAnswer } from './built-pages.ts';
import { thoroughlyCompressed } from './compressed.ts';
import { sendReady } from './send.ts';

/** Where the build lists its sheets, below its folder (`scripts/lib/page-styles.mjs`). */
const listed = path.join('server', 'page-styles.json');

/** Sets that are remembered; pages are made of a few dozen. */
const mostSets = 1000;

/** Names of the sets that pages rendered by this process link. Quoted: in words of visitors, quotes are escaped. */
const linked = new LRUCache<string, true>({ max: mostSets });
const link = new RegExp(`href="${sheetSetFolder}([\\w.-]+)"`, 'g');

/** Remembers the sets that a rendered page links. */
export function noteSheetSets(html: string): void {
  for (const [, name = ''] of html.matchAll(link)) linked.set(name, true);
}

const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' };

async function answerOf(css: string): Promise<ReadyAnswer> {
  const plain = Buffer.from(css);
  const { br, gzip } = await thoroughlyCompressed(plain);
  return {
    status: 200,
    headers,
    etag: entityTag(plain),
    body: (encoding) => (encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain),
  };
}

/**
 * Answers the addresses under which pages link the styles of what follows their opening. Addresses can be computed, and compressing a
 * set takes 66 ms of a shared thread: one that no page rendered here has linked is sent plain, for pages of other instances.
 *
 * @param buildDirectory absolute path of Astro's `dist`; without a list of sheets in it, as while developing on a clone that was never built, there is no such address
 */
export function sheetSets(server: FastifyInstance, buildDirectory: string): void {
  const file = path.join(buildDirectory, listed);
  if (!existsSync(file)) return;
  const sheets = JSON.parse(readFileSync(file, 'utf8')) as string[];
  // Requests for a set that is being compressed wait for the same one; what failed is tried anew.
  const answers = new LRUCache<string, ReadyAnswer>({
    max: mostSets,
    fetchMethod: async (name) => {
      const css = sheetSetAt(sheets, name);
      return css === undefined ? undefined : answerOf(css);
    },
  });
  // Joining a set and checking its hash takes a few milliseconds of the process: many at once let others in between.
  const inTurn = atMostAtOnce(1);
  server.get<{ Params: { name: string } }>(`${sheetSetFolder}:name`, async (request, reply) => {
    const { name } = request.params;
    if (linked.has(name)) {
      const answer = await answers.fetch(name);
      if (answer) return sendReady(request, reply, answer);
    }
    const css = await inTurn(async () => {
      await others();
      return sheetSetAt(sheets, name);
    });
    return css === undefined ? reply.callNotFound() : reply.headers(headers).send(css);
  });
}
