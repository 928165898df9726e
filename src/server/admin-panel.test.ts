import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { adminPanel } from './admin-panel.ts';

it('asks to wait until the content system is open', async () => {
  const server = fastify();
  adminPanel(server, { development: false });
  for (const path of ['/admin', '/admin/login', '/cms/users/me', '/_next/x']) {
    const answer = await server.inject(path);
    expect(answer.statusCode, path).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
  }
  await server.close();
});
