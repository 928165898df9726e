import { connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { closeSlowBodies } from './slow-bodies.ts';

const server = fastify();
closeSlowBodies(server, { least: 300, bytesEach: 8 });
// Mirrors the panel's routes, whose body Next reads.
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', (_request, _body, done) => done(null));
server.post('/cms/users/login', async ({ raw }) => {
  for await (const _chunk of raw);
  return 'read';
});
await server.listen({ port: 0, host: '127.0.0.1' });

afterEach(() => server.close());

/**
 * Sends one byte of a body per `every` milliseconds. Returns the answer and the time until the
 * connection was closed.
 */
function drip(length: number, every: number): Promise<{ readonly answer: string; readonly after: number }> {
  return new Promise((resolve) => {
    const [started, { port }] = [performance.now(), server.server.address() as { port: number }];
    const head = `POST /cms/users/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`;
    let answer = '';
    let timer: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      timer = setInterval(() => socket.write('x'), every);
    });
    const giveUp = setTimeout(() => socket.destroy(), 6000);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(giveUp);
      resolve({ answer, after: performance.now() - started });
    });
  });
}

it('a body below the minimum rate is closed, and a slow short one is accepted', async () => {
  const slow = await drip(10_000, 50);
  expect(slow.answer).toBe('');
  expect(slow.after).toBeLessThan(5000);
  expect((await drip(3, 20)).answer).toMatch(/^HTTP\/1\.1 200/);
});
