import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { formRoutes } from './form-routes.ts';

/** What is logged as a warning when these requests come, one after the other. */
async function warningsOf(
  trustProxy: boolean,
  headers: readonly Readonly<Record<string, string>>[],
): Promise<string[]> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = fastify({ trustProxy, logger: { level: 'warn', stream } });
  formRoutes(server, () => undefined);
  for (const given of headers) {
    await server.inject({ method: 'GET', url: '/form-start', headers: given });
    await server.inject({ method: 'POST', url: '/contact-us', headers: given });
  }
  await server.close();
  return lines;
}

const behindProxy = { 'x-forwarded-for': '192.0.2.7' };

it('says once that everybody behind a proxy counts as one sender, when nobody told of the proxy', async () => {
  const warnings = await warningsOf(false, [behindProxy, behindProxy]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('TRUST_PROXY');
  expect(warnings[0]).not.toContain('192.0.2.7');
});

it('says nothing of a proxy that is trusted, or where there is none', async () => {
  expect(await warningsOf(true, [behindProxy])).toEqual([]);
  expect(await warningsOf(false, [{}])).toEqual([]);
});
