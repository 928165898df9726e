import { type FastifyInstance, fastify } from 'fastify';
import { expect, it } from 'vitest';
import { cutAddress } from '../../ui/poster/han-cut.ts';
import { hanFaceRoutes } from './routes.ts';

const address = cutAddress('打完風') ?? '';

/** Server on which a client may have so many faces cut. */
function serverOf(allowed = Number.POSITIVE_INFINITY): FastifyInstance {
  const server = fastify({ routerOptions: { maxParamLength: 1000 } });
  let taken = 0;
  const take = async () => {
    taken += 1;
    return taken > allowed ? 7 : undefined;
  };
  hanFaceRoutes(server, { take, look: async () => undefined });
  return server;
}

it('serves the face of a page for good, with an entity tag', async () => {
  const server = serverOf();
  const { statusCode, headers, rawPayload } = await server.inject(address);
  expect(statusCode).toBe(200);
  expect(rawPayload.toString('latin1', 0, 4)).toBe('wOF2');
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const again = await server.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

it('refuses a name that no page has', async () => {
  const { statusCode, headers, body } = await serverOf().inject('/han/abcd.woff2');
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  expect(body).toBe('No set of characters has this name.\n');
});

it('limits how many faces a client has cut, and serves those in memory', async () => {
  const server = serverOf(1);
  expect((await server.inject(address)).statusCode).toBe(200);
  const { statusCode, headers } = await server.inject(cutAddress('站得住') ?? '');
  expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
  expect((await server.inject(address)).statusCode).toBe(200);
});

it('a visitor does not wait for the many faces of another', async () => {
  const server = serverOf();
  const done: string[] = [];
  const ask = async (remoteAddress: string, characters: string) => {
    await server.inject({ url: cutAddress(characters) ?? '', remoteAddress });
    done.push(remoteAddress);
  };
  const many = [...'天地玄黃宇宙洪荒日月'].map((character) => ask('203.0.113.1', character));
  await Promise.all([...many, ask('203.0.113.2', '盈')]);
  expect(done.indexOf('203.0.113.2')).toBeLessThan(5);
});
