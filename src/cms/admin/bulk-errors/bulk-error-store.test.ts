import { expect, it, vi } from 'vitest';
import { clearErrors, currentErrors, recordErrors, subscribe } from './bulk-error-store.ts';

const half = { id: 2, title: 'Half', reason: 'This is missing or wrong: Title' };
const refusing = () => Response.json({ docs: [{ id: 1 }], errors: [half] }, { status: 400 });

it('what stays as it was is kept with its list, until it is forgotten or the next go is well', async () => {
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
  ['a single record', '/cms/works/2?draft=true', 'PATCH', refusing()],
  ['a reading', '/cms/works?where[id][in][0]=2', 'GET', refusing()],
  ['no JSON', '/cms/works?where[id][in][0]=2', 'PATCH', new Response('No.', { status: 503 })],
])('an answer to %s says nothing of several', async (_what, address, method, answer) => {
  await recordErrors(address, method, answer);
  expect(currentErrors()).toBeUndefined();
});
