// On SQLite, and on PostgreSQL in the full run: the state of a transaction after a refusal differs.
import { expect, it } from 'vitest';
import { openOffice } from '../../rest/testing/office.ts';
import { openForTests } from '../../testing/open-for-tests.ts';
import { newWork } from '../../testing/records.ts';
import type { BulkEditError } from './bulk-edit-errors.ts';

const payload = await openForTests();
const { as } = await openOffice(payload);

const publish = async (ids: readonly number[]) => {
  const path = `/works?draft=true&where[id][in]=${ids.join(',')}`;
  const { status, text } = await as('editor', path, { method: 'PATCH', body: { _status: 'published' } });
  return { status, errors: (JSON.parse(text) as { errors: readonly (BulkEditError & { message: string })[] }).errors };
};

const draft = { _status: 'draft' } as const;

it('a bulk publication names each record that failed, with its missing fields', async () => {
  const whole = await newWork(payload, { ...draft, title: 'Whole' });
  const half = await newWork(payload, { ...draft, title: 'Half' });
  const lacking = { addressBarUrl: 'https://half.example' };
  await payload.update({ collection: 'works', id: half.id, draft: true, data: lacking });
  const { status, errors } = await publish([whole.id, half.id]);
  expect(status).toBe(400);
  expect(errors).toEqual([
    {
      id: half.id,
      isPublic: true,
      title: 'Half',
      reason: expect.stringMatching(/^This is missing or wrong: .*Address/),
      message: expect.stringMatching(/^“Half” was not changed\. This is missing or wrong: /),
    },
  ]);
  const states = await payload.find({ collection: 'works', where: { id: { in: [whole.id, half.id] } }, sort: 'id' });
  expect(states.docs.map(({ _status }) => _status)).toEqual(['published', 'draft']);
});

it('a record with a taken slug fails under its draft title without failing the others', async () => {
  const holder = await newWork(payload, { title: 'First', slug: 'taken' });
  const other = await newWork(payload, { title: 'Other' });
  await payload.update({ collection: 'works', id: other.id, draft: true, data: { title: 'Renamed', slug: 'taken' } });
  const whole = await newWork(payload, { ...draft, title: 'Not to blame' });
  const { status, errors } = await publish([other.id, whole.id]);
  expect(status).toBe(400);
  expect(errors).toEqual([
    expect.objectContaining({ id: other.id, title: 'Renamed', reason: 'This is missing or wrong: Slug' }),
  ]);
  const states = await payload.find({ collection: 'works', where: { id: { in: [holder.id, whole.id] } }, sort: 'id' });
  expect(states.docs.map(({ _status }) => _status)).toEqual(['published', 'published']);
});
