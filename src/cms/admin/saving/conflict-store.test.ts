import { expect, it } from 'vitest';
import { hearConflict, heardConflict, listenForConflicts } from './conflict-store.ts';

const answer = (status: number) => new Response(null, { status });

it('holds the record that another editor changed or has, until a save of it is taken', () => {
  let told = 0;
  const stop = listenForConflicts(() => (told += 1));
  hearConflict('http://localhost/cms/pages/12?autosave=true&draft=true', 'PATCH', answer(409));
  hearConflict('/cms/pages/12?autosave=true', 'patch', answer(409));
  expect([heardConflict(), told]).toEqual([{ record: 'pages/12', kind: 'changed' }, 1]);
  for (const [address, method, status] of [
    ['/cms/pages/13?draft=true', 'PATCH', 200],
    ['/cms/pages/12', 'GET', 200],
    ['/cms/pages/12', 'PATCH', 500],
    ['/cms/pages?where[id][in]=12', 'PATCH', 200],
    ['/admin/collections/pages/12', 'POST', 200],
  ] as const)
    hearConflict(address, method, answer(status));
  expect(heardConflict()).toEqual({ record: 'pages/12', kind: 'changed' });
  hearConflict('/cms/pages/12?autosave=true', 'PATCH', answer(423));
  expect([heardConflict(), told]).toEqual([{ record: 'pages/12', kind: 'held' }, 2]);
  hearConflict('/cms/pages/12?autosave=true', 'PATCH', answer(200));
  expect([heardConflict(), told]).toEqual([undefined, 3]);
  stop();
  hearConflict('/cms/pages/12', 'PATCH', answer(409));
  expect(told).toBe(3);
});
