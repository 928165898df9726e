// On SQLite alone: Payload builds the query, and code computes the answer.
import { beforeAll, expect, it } from 'vitest';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { readJobs } from '../jobs.ts';
import { payloadContentSource } from '../source.ts';

const payload = await openForTests();
const content = payloadContentSource(payload, 'https://www.example.test');

const data = {
  job: 'Lighthouse keeper',
  experience: 'Three winters',
  location: 'Hong Kong',
  postDate: '2024-01-01T00:00:00.000Z',
  text: {
    root: {
      type: 'root',
      children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text: 'Keep it lit.', version: 1 }] }],
      direction: null,
      format: '' as const,
      indent: 0,
      version: 1,
    },
  },
};

beforeAll(async () => {
  const published = { ...data, _status: 'published' as const };
  await payload.create({ collection: 'jobs', data: { ...published, slug: 'open' } });
  await payload.create({ collection: 'jobs', data: { ...published, slug: 'over', validThrough: '2024-02-01' } });
  await payload.create({ collection: 'jobs', draft: true, data: { ...data, slug: 'never', _status: 'draft' } });
  const { id } = await payload.create({ collection: 'jobs', data: { ...published, slug: 'taken-off' } });
  await payload.update({ collection: 'jobs', id, data: { _status: 'draft' } });
  const moved = await payload.create({ collection: 'jobs', data: { ...published, slug: 'old-name' } });
  await payload.update({ collection: 'jobs', id: moved.id, data: { slug: 'new-name' } });
});

it.each([
  ['over', true],
  ['taken-off', true],
  ['open', false],
  ['never', false],
  ['unheard-of', false],
  // It has a page of its own, and a redirect to it.
  ['old-name', false],
])('/jobs/%s is recognised as a closed job: %s', async (slug, expected) => {
  expect(await content.wasJob(slug)).toBe(expected);
});

it('the list of jobs has only open jobs', async () => {
  // The site reads the first list, the content API the second.
  for (const jobs of [await content.jobs(), await readJobs(payload)]) {
    const slugs = jobs.map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['open', 'new-name']));
    for (const slug of ['over', 'never', 'taken-off', 'old-name']) expect(slugs).not.toContain(slug);
  }
});
