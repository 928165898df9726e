import { expect, it, vi } from 'vitest';
import { clearErrors, currentErrors, recordErrors, subscribe } from './bulk-error-store.ts';

const half = { id: 2, title: 'Half', reason: 'This is missing or wrong: Title' };
const refusing = () => Response.json({ docs: [{ id: 1 }], errors: [half] }, { status: 400 });

it('refused records stay in the store until cleared or until the next bulk change succeeds', async () => {
  const notify = vi.fn();
  const leave = subscribe(notify);
  await recordErrors('/cms/works?where[id][in][0]=2&draft=true', 'patch', refusing());
  expect(currentErrors()).toEqual({ collection: 'works', records: [half] });
  await recordErrors('/cms/works?where[id][in][0]=2&draft=true', 'PATCH', Response.json({ docs: [half], errors: [] }));
  expect(currentErrors()).toBeUndefined();
  await recordErrors('/cms/pages?where[id][in][0]=2', 'patch', refusing());
  clearErrors();
  expect(currentErrors()).toBeUndefined();
  expect(notify).toHaveBeenCalledTimes(4);
  leave();
});

it.each([
  ['a change of a single record', '/cms/works/2?draft=true', 'PATCH', refusing()],
  ['a GET request', '/cms/works?where[id][in][0]=2', 'GET', refusing()],
  ['a response that is not JSON', '/cms/works?where[id][in][0]=2', 'PATCH', new Response('No.', { status: 503 })],
])('%s records no bulk errors', async (_what, address, method, answer) => {
  await recordErrors(address, method, answer);
  expect(currentErrors()).toBeUndefined();
});
