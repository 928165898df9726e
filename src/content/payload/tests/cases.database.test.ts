// On SQLite, and on PostgreSQL in the full run: sections choose cases by relation, and deleted ones
// are looked up in both.
import { beforeEach, expect, it } from 'vitest';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../../../cms/testing/people.ts';
import { newPage, newWork, pictureFile } from '../../../cms/testing/records.ts';
import { payloadPageSource } from '../source.ts';

const payload = await openForTests();
const { page } = payloadPageSource(payload);

const picture = await payload.create({
  collection: 'media',
  data: { alt: 'A screen.' },
  filePath: await pictureFile(40, 30),
});

let cases: Awaited<ReturnType<typeof newWork>>[] = [];

/** Creates a case with pictures and texts of its own. */
async function shownCase(featured: boolean, postDate: string) {
  const made = await newWork(payload);
  const data = {
    featured,
    postDate,
    subject: 'Boats',
    services: 'Web design',
    introductionTitle: 'A line of its own',
    gridImageFull: picture.id,
    gridImageIllustration: picture.id,
  };
  return payload.update({ collection: 'works', id: made.id, data: { ...data, _status: 'published' } });
}

beforeEach(async () => {
  await payload.delete({ collection: 'works', where: { id: { exists: true } } });
  await payload.delete({ collection: 'pages', where: { id: { exists: true } } });
  cases = [];
  // Expected order is newest first among the featured: 2024, then 2023.
  for (const [featured, year] of [
    [false, 2020],
    [false, 2021],
    [true, 2023],
    [true, 2024],
  ] as const)
    cases.push(await shownCase(featured, `${year}-01-01T00:00:00.000Z`));
  const [first, second] = cases;
  await newPage(payload, '/shows', {
    sections: [
      {
        blockType: 'works-column',
        heading: 'Two of them',
        items: [
          { work: first?.id, icon: 'hourglass', outlook: 'Fair', description: 'Said here.' },
          { work: second?.id, icon: 't' },
        ],
      },
      { blockType: 'chosen-work', works: [{ work: first?.id, services: 'Said here too.' }, { work: second?.id }] },
    ],
  });
});

const slugAt = (index: number): string => cases[index]?.slug ?? '';

async function shown() {
  const sections = (await page('/shows'))?.sections ?? [];
  return sections.map(({ block, props }) =>
    block === 'works-column' ? props.items : block === 'chosen-work' ? props.works : [],
  );
}

it('a section shows a case with its own texts unless the page overrides them', async () => {
  const [column, chosen] = await shown();
  expect(column).toMatchObject([
    {
      slug: slugAt(0),
      subject: 'Boats',
      tags: 'Web design',
      description: 'Said here.',
      outlook: 'Fair',
      icon: 'hourglass',
    },
    { slug: slugAt(1), description: 'A line of its own', icon: 't' },
  ]);
  expect(column?.[1]).not.toHaveProperty('outlook');
  expect(chosen).toMatchObject([
    { slug: slugAt(0), services: 'Said here too.' },
    { slug: slugAt(1), services: 'Web design' },
  ]);
});

it('a section shows a renamed case under its new title and address', async () => {
  await payload.update({ collection: 'works', id: cases[0]?.id ?? 0, data: { slug: 'new-name', title: 'New name' } });
  expect((await shown())[0]?.[0]).toMatchObject({ slug: 'new-name', title: 'New name', description: 'Said here.' });
});

it.each([
  ['unpublished', (id: number) => payload.update({ collection: 'works', id, data: { _status: 'draft' } })],
  ['deleted', (id: number) => payload.delete({ collection: 'works', id })],
])('the newest featured case replaces one that is %s, without the texts for the other', async (_what, take) => {
  await take(cases[0]?.id ?? 0);
  const [column, chosen] = await shown();
  expect(column).toMatchObject([
    { slug: slugAt(3), description: 'A line of its own', icon: 'triangle' },
    { slug: slugAt(1), icon: 't' },
  ]);
  expect(chosen?.map(({ slug }) => slug)).toEqual([slugAt(3), slugAt(1)]);
});

it('a section shows no case twice, and leaves out a row without a featured replacement', async () => {
  await payload.update({ collection: 'works', id: cases[1]?.id ?? 0, data: { featured: true } });
  await payload.delete({ collection: 'works', where: { id: { in: [cases[0]?.id, cases[2]?.id, cases[3]?.id] } } });
  expect((await shown()).map((items) => items.map(({ slug }) => slug))).toEqual([[slugAt(1)], [slugAt(1)]]);
});

it('a case of a content host is found by its slug, and its newest case replaces a missing one', async () => {
  const remoteCase = (slug: string) => ({
    slug,
    title: slug,
    subject: null,
    services: 'Ships',
    line: null,
    film: null,
    illustration: null,
    screen: { url: '/far.avif', alt: '', width: 4, height: 3, sources: [] },
  });
  await newPage(payload, '/remote', {
    sections: [
      {
        blockType: 'chosen-work',
        works: [
          { elsewhere: 'second', services: 'Ours' },
          { elsewhere: 'gone', services: 'Lost' },
        ],
      },
    ],
  });
  const elsewhere = payloadPageSource(payload, {
    remoteWorks: async () => [remoteCase('first'), remoteCase('second')],
  });
  const [section] = (await elsewhere.page('/remote'))?.sections ?? [];
  expect(section).toMatchObject({
    block: 'chosen-work',
    props: {
      works: [
        { slug: 'second', services: 'Ours' },
        { slug: 'first', services: 'Ships' },
      ],
    },
  });
});

it('a page with a row that has no case cannot be published', async () => {
  const ann = await newEditor(payload, 'Ann');
  const save = (work: object) =>
    reasonOf(
      payload.create({
        collection: 'pages',
        data: {
          path: '/chosen',
          title: 'Chosen',
          ground: 'paper',
          _status: 'published',
          description: 'A page that is made for a test, with a description that is long enough to be one.',
          sections: [
            { blockType: 'hero', heading: { text: 'Chosen' }, water: 'accent3' },
            { blockType: 'chosen-work', works: [work, { work: cases[1]?.id }], frame: { ground: 'paper' } },
          ] as never,
        },
        overrideAccess: false,
        user: ann,
      }),
    );
  expect(await save({})).toMatch(/Choose a case/);
  expect(await save({ work: cases[0]?.id })).toBe('done');
});
