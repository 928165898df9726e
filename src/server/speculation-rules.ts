import type { FastifyInstance } from 'fastify';
import { closedPolicy } from './security-headers.ts';

const address = '/speculation-rules.json';

/**
 * Told with every page: which next pages a browser may make ready while a visitor is still reaching
 * for the link.
 */
export const speculationHeader = { 'speculation-rules': `"${address}"` } as const;

/**
 * What is no page of the site, or answers differently each time. `?*` alone would be every address:
 * a star stands for nothing, too.
 */
const left = ['/admin*', '/cms/*', '/api*', '/media/*', '/films/*', '/*\\?(.+)'];

const rules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, ...left.map((pattern) => ({ not: { href_matches: pattern } }))] },
      // On hover or touch, not for every link in sight: the next page costs the visitor data.
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
