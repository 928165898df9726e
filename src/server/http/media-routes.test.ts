import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { mediaPath } from '../../cms/collections/media.ts';
import { answerFailures } from './failures.ts';
import { localMedia, storedMedia } from './media-routes.ts';

const page = '<!doctype html><script>alert(1)</script>';
const folder = mkdtempSync(path.join(os.tmpdir(), 'media-'));
/** Names of uploads from before names were generated; all can occur in an address. */
const awkward = ['a+b.png', 'a b.png', 'a,b;c=d&e@f$g.png', 'a#b.png', 'a?b.png', '網站.png'];
const names = [
  'evil.html',
  'evil.svg',
  'evil.mark.svg',
  'pier-0a1b2c3d4e5f.mark.svg',
  'evil',
  'evil.png.html',
  'evil.xml',
  'evil.pdf',
  'picture.png',
  'trashed picture.png',
  'PHOTO.JPG',
  'film.mp4',
  ...awkward,
];
for (const name of names) writeFileSync(path.join(folder, name), page);

/** One picture is in the trash, but its file still exists. */
const isHidden = async (name: string): Promise<boolean> => name === 'trashed picture.png';

function local(): FastifyInstance {
  const server = fastify();
  localMedia(server, folder, () => ({ readMedia: async () => new Response(), isHidden }));
  return server;
}

/** Store that claims every file is HTML. */
function stored(): FastifyInstance {
  const server = fastify();
  storedMedia(server, () => ({
    isHidden,
    readMedia: async (name) =>
      names.includes(name)
        ? new Response(page, { headers: { 'content-type': 'text/html', 'set-cookie': 'x=y' } })
        : new Response('none', { status: 404 }),
  }));
  return server;
}

describe.each([
  ['the local folder', local],
  ['a store', stored],
])('/media from %s', (_name, serverOf) => {
  const server = serverOf();
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));

  it.each([
    'evil.html',
    'evil.svg',
    'evil.mark.svg',
    'evil',
    'evil.png.html',
    'evil.xml',
    'evil.pdf',
    'evil%2Ehtml',
    '..%2Fevil.html',
    'trashed%20picture.png',
    'trashe%64%20picture.png',
  ])('does not serve %s', async (name) => {
    const answer = await server.inject(`/media/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('script');
  });

  it('serves a generated logo as SVG for embedding, and as a download by itself', async () => {
    const { statusCode, headers } = await server.inject('/media/pier-0a1b2c3d4e5f.mark.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(awkward)('serves %j at the address written in pages', async (name) => {
    const answer = await server.inject(mediaPath(name));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it.each([
    ['picture.png', 'image/png'],
    ['PHOTO.JPG', 'image/jpeg'],
    ['film.mp4', 'video/mp4'],
    ['pictur%65.png', 'image/png'],
  ])('serves %s as %s, with headers that prevent scripts', async (name, type) => {
    const answer = await server.inject(`/media/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

it.each([
  ['the local folder', local()],
  [
    'a store',
    (() => {
      const server = fastify();
      const headers = { 'content-range': `bytes */${page.length}` };
      storedMedia(server, () => ({ isHidden, readMedia: async () => new Response(null, { status: 416, headers }) }));
      return server;
    })(),
  ],
])('a range beyond the end of a file in %s gets 416 with the length of the file', async (_name, server) => {
  answerFailures(server);
  const { statusCode, headers } = await server.inject({ url: '/media/film.mp4', headers: { range: 'bytes=9000-' } });
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${page.length}`]);
});

it('a failing store gives 503 instead of 404', async () => {
  const server = fastify();
  const away = new Response('Internal Server Error', { status: 500 });
  storedMedia(server, () => ({ isHidden, readMedia: async () => away }));
  const { statusCode, headers } = await server.inject('/media/picture.png');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
});
