import { expect, it } from 'vitest';
import { withNoStore } from './no-store.ts';

const keepingOf = async (response: Response) =>
  (await withNoStore(async () => response)(new Request('http://localhost'), {})).headers.get('cache-control');

it('JSON responses get no-store, errors included, and files keep their headers', async () => {
  expect(await keepingOf(Response.json({ docs: [] }))).toBe('private, no-store');
  expect(await keepingOf(Response.json({ errors: [] }, { status: 404 }))).toBe('private, no-store');
  const file = new Response('', { headers: { 'content-type': 'image/png', 'cache-control': 'max-age=60' } });
  expect(await keepingOf(file)).toBe('max-age=60');
});
