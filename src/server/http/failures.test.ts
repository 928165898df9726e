import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { answerFailures } from './failures.ts';

it('an unexpected error is logged, and its response has no details', async () => {
  const lines: string[] = [];
  const server = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  answerFailures(server);
  server.get('/', async () => {
    throw new Error('select name from people');
  });
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('people');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(lines.join('')).toContain('A request failed.');
  await server.close();
});

it('a client error keeps its status, and its response has no details', async () => {
  const server = fastify({ bodyLimit: 10 });
  answerFailures(server);
  server.post('/', async () => 'taken');
  const answer = await server.inject({ method: 'POST', url: '/', payload: { much: 'x'.repeat(100) } });
  expect([answer.statusCode, answer.body]).toEqual([413, 'Payload Too Large\n']);
  await server.close();
});
