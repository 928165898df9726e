import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { sheetSetAt, sheetSetFolder } from '../shared/sheet-set.ts';
import { entityTag, type ReadyAnswer } from './built-pages.ts';
import { thoroughlyCompressed } from './compressed.ts';
import { sendReady } from './send.ts';

/** Where the build lists its sheets, below its folder (`scripts/lib/page-styles.mjs`). */
const listed = path.join('server', 'page-styles.json');

/** Pages are made of a few sets of sections; whoever thinks up more pushes out what can be made again. */
const mostSets = 200;

async function answerOf(css: string): Promise<ReadyAnswer> {
  const plain = Buffer.from(css);
  const { br, gzip } = await thoroughlyCompressed(plain);
  return {
    status: 200,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
    etag: entityTag(plain),
    body: (encoding) => (encoding === 'br' ? br : encoding === 'gzip' ? gzip : plain),
  };
}

/**
 * Answers the addresses under which pages link the styles of what follows their opening.
 *
 * @param buildDirectory absolute path of Astro's `dist`; without a list of sheets in it, as while developing on a clone that was never built, there is no such address
 */
export function sheetSets(server: FastifyInstance, buildDirectory: string): void {
  const file = path.join(buildDirectory, listed);
  if (!existsSync(file)) return;
  const sheets = JSON.parse(readFileSync(file, 'utf8')) as string[];
  // Whoever asks while a set is being compressed waits for the same one; what failed is tried anew.
  const answers = new LRUCache<string, ReadyAnswer>({
    max: mostSets,
    fetchMethod: async (name) => {
      const css = sheetSetAt(sheets, name);
      return css === undefined ? undefined : answerOf(css);
    },
  });
  server.get<{ Params: { name: string } }>(`${sheetSetFolder}:name`, async (request, reply) => {
    const answer = await answers.fetch(request.params.name);
    return answer ? sendReady(request, reply, answer) : reply.callNotFound();
  });
}
