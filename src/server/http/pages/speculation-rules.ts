import type { FastifyInstance } from 'fastify';
import { closedPolicy } from '../security-headers.ts';

const address = '/speculation-rules.json';

/**
 * Header of every page; names the links that a browser may prerender when a visitor points at them.
 */
export const speculationHeader = { 'speculation-rules': `"${address}"` } as const;

/**
 * Addresses that are not pages or are never cached. `?*` alone would match every address, since a
 * star also matches nothing.
 */
const left = ['/admin*', '/cms/*', '/api*', '/media/*', '/films/*', '/*\\?(.+)'];

const rules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...left.map((pattern) => ({ not: { href_matches: pattern } }))] },
      // On hover or touch instead of for every visible link, because prerendering costs the visitor
      // data.
      eagerness: 'moderate',
    },
  ],
});

export function speculationRules(server: FastifyInstance): void {
  server.get(address, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', closedPolicy)
      .type('application/speculationrules+json')
      .send(rules),
  );
}
