// On both databases: a reading is logged in the transaction of the read.
import { expect, it } from 'vitest';
import { openCompany } from '../../cms/access/testing/company.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';

const payload = await openForTests();
const { askers, ids, insert, enquiry } = await openCompany(payload);

const eventsOf = async (submission: number) =>
  (
    await payload.find({
      collection: 'enquiry-events',
      where: { submission: { equals: submission } },
      sort: 'id',
      depth: 0,
    })
  ).docs.map(({ kind, by }) => [kind, by]);

it.each([
  ['enquiry', 'sales'],
  ['application', 'talent'],
] as const)('the log of an %s records that %s read, changed, downloaded and exported it', async (kind, role) => {
  const as = askers.get(role);
  const by = ids.get(role);
  const id = await enquiry(kind);
  await as?.(`/submissions/${id}?select[name]=true`);
  expect(await eventsOf(id)).toEqual([]);
  expect((await as?.(`/submissions/${id}`))?.status).toBe(200);
  await as?.(`/submissions/${id}`);
  expect(await eventsOf(id)).toEqual([['read', by]]);
  await as?.(`/submissions/${id}`, { method: 'PATCH', body: { state: 'open' } });
  expect((await as?.(`/submissions/${id}/file`))?.status).toBe(200);
  await as?.(`/submissions/export.csv?where[id][equals]=${id}`);
  expect(await eventsOf(id)).toEqual([
    ['read', by],
    ['state', by],
    ['file', by],
    ['exported', by],
  ]);
});

it('the log records reads in a list and through a delivery', async () => {
  const [listed, delivered] = [await enquiry('enquiry'), await enquiry('enquiry')];
  const delivery = await insert('deliveries', {
    submission: delivered,
    destination: 'crm',
    state: 'delivered',
    attempts: 1,
  });
  const as = askers.get('sales');
  await as?.(`/submissions?where[id][equals]=${listed}`);
  await as?.(`/deliveries/${delivery}?depth=1`);
  for (const id of [listed, delivered]) expect(await eventsOf(id)).toEqual([['read', ids.get('sales')]]);
});

it.each(['submissions', 'deliveries'])('the log records each enquiry of a list of %s separately', async (list) => {
  const enquiries = await Promise.all([enquiry('enquiry'), enquiry('enquiry'), enquiry('enquiry')]);
  for (const submission of enquiries)
    await insert('deliveries', { submission, destination: 'crm', state: 'delivered', attempts: 1 });
  const name = list === 'submissions' ? 'id' : 'submission';
  const answer = await askers.get('sales')?.(`/${list}?depth=1&limit=3&where[${name}][in]=${enquiries.join(',')}`);
  expect(answer?.status).toBe(200);
  for (const id of enquiries) expect(await eventsOf(id)).toEqual([['read', ids.get('sales')]]);
});

it('the log records no denied reads, and no downloads of missing files', async () => {
  const id = await enquiry('application');
  await askers.get('sales')?.(`/submissions/${id}/file`);
  await askers.get('editor')?.(`/submissions/${id}`);
  expect(await eventsOf(id)).toEqual([]);
  const gone = await insert('submissions', {
    kind: 'enquiry',
    state: 'new',
    held: false,
    key: 'gone',
    fingerprint: 'gone',
    filePath: 'nowhere',
  });
  expect((await askers.get('sales')?.(`/submissions/${gone}/file`))?.status).toBe(404);
  expect(await eventsOf(gone)).toEqual([]);
});
