// On SQLite alone: written figures are found in code, the same for any database.
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSampleContent } from '../testing/open-for-tests.ts';
import { newPage, newWork } from '../testing/records.ts';
import { writtenFigures } from './written-figures.ts';

let payload: Payload;

beforeAll(async () => {
  payload = await openSampleContent();
});

afterAll(async () => {
  await payload.destroy();
});

const article = (words: string) => ({
  insightsContent: [
    {
      blockType: 'text' as const,
      text: {
        root: {
          type: 'root',
          version: 1,
          direction: null,
          format: '' as const,
          indent: 0,
          children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
        },
      },
    },
  ],
});

it('a figure is found in published text and drafts, only as a whole number', async () => {
  const { docs } = await payload.find({ collection: 'insights', limit: 3, depth: 0, sort: 'id' });
  const [published, drafted, other] = docs;
  const update = (id = 0, words = '', draft = false) =>
    payload.update({ collection: 'insights', id, data: article(words), draft });
  await update(published?.id, 'A shop costs HK$737,310 here.');
  await update(drafted?.id, 'About 737310 dollars.', true);
  await update(other?.id, 'HK$1,737,310, 7373101 and 737,310.5 are other figures.');
  const { id } = await newWork(payload, { title: 'Cost 737,310.', slug: 'cost-737310' });
  await newPage(payload, '/at-737310', {
    title: 'Another figure',
    sections: [{ blockType: 'statement', ground: 'paper', statement: 'None here', paragraph: 'Words.' }],
  });
  const req = await createLocalReq({}, payload);
  const short = async (kind: 'dollars' | 'number' | 'text', value: string) =>
    (await writtenFigures(req, { kind, value })).map((one) => [one.collection, one.id, one.kind]);
  const expected = [
    ['insights', published?.id, 'article'],
    ['insights', drafted?.id, 'article'],
    ['works', id, 'case'],
  ];
  expect(await short('dollars', '737310')).toEqual(expect.arrayContaining(expected));
  expect(await short('number', '737310')).toHaveLength(3);
  expect(await short('text', 'About 737310')).toEqual([['insights', drafted?.id, 'article']]);
  // Too short to be unambiguous.
  expect(await short('number', '9')).toEqual([]);
  expect(await short('text', 'a')).toEqual([]);
});

it('a job with a written figure is listed by its job title', async () => {
  const { docs } = await payload.find({ collection: 'jobs', limit: 1, depth: 0 });
  await payload.update({ collection: 'jobs', id: docs[0]?.id ?? 0, data: { job: 'Clerk of 737,311 letters' } });
  const written = await writtenFigures(await createLocalReq({}, payload), { kind: 'number', value: '737311' });
  expect(written.map(({ title }) => title)).toEqual(['Clerk of 737,311 letters']);
});
