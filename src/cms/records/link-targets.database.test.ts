// On SQLite, and on PostgreSQL in the full run: titles are in tables by language, which each
// database joins its own way.
import { expect, it } from 'vitest';
import { openOffice } from '../rest/testing/office.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage, newWork } from '../testing/records.ts';

const payload = await openForTests();
const { as } = await openOffice(payload);

const found = async (find: string) => {
  const { text } = await as('editor', `/pages/living?find=${encodeURIComponent(find)}`);
  return (JSON.parse(text) as { address: string }[]).map(({ address }) => address);
};

it('link targets are published pages, cases and open jobs, by title or address', async () => {
  await newPage(payload, '/prices', { title: 'What it costs' });
  await newPage(payload, '/price-of-a-draft', { title: 'Not up', _status: 'draft' });
  const gone = await newPage(payload, '/prices-of-before', { title: 'Gone' });
  await payload.update({ collection: 'pages', id: gone.id, data: { deletedAt: new Date().toISOString() } as never });
  await newWork(payload, { title: 'Price of fish', slug: 'fish' });
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text: 'Check.', version: 1 }] };
  const root = { type: 'root', children: [paragraph], direction: null, format: '' as const, indent: 0, version: 1 };
  const text = { root };
  const job = {
    job: 'Price checker',
    experience: 'Some',
    location: 'Here',
    postDate: '2024-01-01T00:00:00.000Z',
    text,
  };
  for (const [slug, validThrough] of [
    ['open', null],
    ['over', '2024-02-01T00:00:00.000Z'],
    ['today', new Date().toISOString()],
  ] as const)
    await payload.create({ collection: 'jobs', data: { ...job, slug, validThrough, _status: 'published' } });
  expect(await found('price')).toEqual(['/prices', '/work/fish', '/jobs/open', '/jobs/today']);
  expect(await found('costs')).toEqual(['/prices']);
  expect(await found('/work/fi')).toEqual(['/work/fish']);
  expect(await found('/work')).toContain('/work');
  expect(await found('https://elsewhere.example')).toEqual([]);
  expect((await found('')).length).toBeGreaterThan(4);
});

it('link targets are refused to anonymous requests, tokens and first passwords', async () => {
  for (const person of ['stranger', 'token', 'newcomer'] as const)
    expect((await as(person, '/pages/living?find=')).status, person).toBe(403);
});
