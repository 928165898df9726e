import { expect, it, vi } from 'vitest';
import { forget, hear, heard, listen } from './refused-store.ts';

const half = { id: 2, title: 'Half', reason: 'This is missing or wrong: Title' };
const refusing = () => Response.json({ docs: [{ id: 1 }], errors: [half] }, { status: 400 });

it('what stays as it was is kept with its list, until it is forgotten or the next go is well', async () => {
  const tell = vi.fn();
  const leave = listen(tell);
  await hear('/cms/works?where[id][in][0]=2&draft=true', 'patch', refusing());
  expect(heard()).toEqual({ collection: 'works', records: [half] });
  await hear('/cms/works?where[id][in][0]=2&draft=true', 'PATCH', Response.json({ docs: [half], errors: [] }));
  expect(heard()).toBeUndefined();
  await hear('/cms/pages?where[id][in][0]=2', 'patch', refusing());
  forget();
  expect(heard()).toBeUndefined();
  expect(tell).toHaveBeenCalledTimes(4);
  leave();
});

it.each([
  ['a single record', '/cms/works/2?draft=true', 'PATCH', refusing()],
  ['a reading', '/cms/works?where[id][in][0]=2', 'GET', refusing()],
  ['no JSON', '/cms/works?where[id][in][0]=2', 'PATCH', new Response('No.', { status: 503 })],
])('an answer to %s says nothing of several', async (_what, address, method, answer) => {
  await hear(address, method, answer);
  expect(heard()).toBeUndefined();
});
