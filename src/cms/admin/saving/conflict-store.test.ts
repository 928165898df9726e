import { expect, it } from 'vitest';
import { currentConflict, recordConflict, subscribeToConflicts } from './conflict-store.ts';

const answer = (status: number) => new Response(null, { status });

it('a conflict with another editor is stored until a save of that record succeeds', () => {
  let calls = 0;
  const stop = subscribeToConflicts(() => (calls += 1));
  recordConflict('http://localhost/cms/pages/12?autosave=true&draft=true', 'PATCH', answer(409));
  recordConflict('/cms/pages/12?autosave=true', 'patch', answer(409));
  expect([currentConflict(), calls]).toEqual([{ record: 'pages/12', kind: 'changed' }, 1]);
  for (const [address, method, status] of [
    ['/cms/pages/13?draft=true', 'PATCH', 200],
    ['/cms/pages/12', 'GET', 200],
    ['/cms/pages/12', 'PATCH', 500],
    ['/cms/pages?where[id][in]=12', 'PATCH', 200],
    ['/admin/collections/pages/12', 'POST', 200],
  ] as const)
    recordConflict(address, method, answer(status));
  expect(currentConflict()).toEqual({ record: 'pages/12', kind: 'changed' });
  recordConflict('/cms/pages/12?autosave=true', 'PATCH', answer(423));
  expect([currentConflict(), calls]).toEqual([{ record: 'pages/12', kind: 'held' }, 2]);
  recordConflict('/cms/pages/12?autosave=true', 'PATCH', answer(200));
  expect([currentConflict(), calls]).toEqual([undefined, 3]);
  stop();
  recordConflict('/cms/pages/12', 'PATCH', answer(409));
  expect(calls).toBe(3);
});
