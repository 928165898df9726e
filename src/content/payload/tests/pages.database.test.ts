// On SQLite, and on PostgreSQL in the full run: sections are a JSON column, which the two store and
// query differently.
import { describe, expect, it } from 'vitest';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../../../cms/testing/people.ts';
import { newPage, pictureFile } from '../../../cms/testing/records.ts';
import { blocks } from '../../../sections/blocks.ts';
import { composedPage } from '../pages.ts';
import { payloadPageSource } from '../source.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
const { page, pages } = payloadPageSource(payload);
const asAnn = { overrideAccess: false, user: ann } as const;

const opening = { blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' };
const statement = (words: string) => ({
  blockType: 'statement',
  ground: 'accent4',
  statement: words,
  paragraph: 'More.',
});

describe('a page of sections', () => {
  it('is read with the props that its sections take', async () => {
    await newPage(payload, '/read', { sections: [statement('First.'), statement('Second.')] });
    expect(await page('/read')).toMatchObject({
      path: '/read',
      ground: 'paper',
      menu: null,
      service: null,
      sections: [
        { block: 'statement', props: { ground: 'accent4', statement: 'First.', paragraph: 'More.' } },
        { block: 'statement', props: { statement: 'Second.' } },
      ],
    });
  });

  it('is found only while it is published', async () => {
    const { id } = await newPage(payload, '/later', { _status: 'draft' });
    expect(await page('/later')).toBeNull();
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect((await page('/later'))?.title).toBe('Page /later');
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await page('/later')).toBeNull();
    expect((await pages()).map(({ path }) => path)).not.toContain('/later');
  });

  it('leaves out sections of an unknown type and incomplete ones', async () => {
    const { id } = await newPage(payload, '/odd', { sections: [statement('Stays.'), statement('Goes.')] });
    const { sections } = await payload.findByID({ collection: 'pages', id, depth: 0 });
    const odd = [
      { blockType: 'of-before', id: 'x' },
      ...(sections ?? []).slice(0, 1),
      { ...sections?.[1], statement: '' },
    ];
    await payload.db.updateOne({ collection: 'pages', id, data: { sections: odd } });
    expect((await page('/odd'))?.sections).toMatchObject([{ block: 'statement', props: { statement: 'Stays.' } }]);
  });

  it('shows placeholders for incomplete sections to editors only', async () => {
    const { id } = await newPage(payload, '/begun', { sections: [statement('There.'), statement('Gone.')] });
    const begun = [
      statement('There.'),
      { blockType: 'statement', ground: 'accent4', statement: ' ' },
      { blockType: 'info-row', title: 'A title', text: 'A text.' },
      { blockType: 'of-before' },
    ];
    await payload.db.updateOne({ collection: 'pages', id, data: { sections: begun } });
    const record = await payload.findByID({ collection: 'pages', id, depth: 0 });
    const facts = async () => new Map();
    expect((await composedPage(payload, record, { facts, editing: true })).sections).toMatchObject([
      { block: 'statement', place: 0 },
      {
        block: 'unfinished',
        place: 1,
        props: { number: 2, label: blocks.statement.label, waitsFor: ['Statement', 'Paragraph'] },
      },
      { block: 'unfinished', place: 2, props: { number: 3, waitsFor: ['Picture'] } },
    ]);
    expect((await page('/begun'))?.sections.map(({ block }) => block)).toEqual(['statement', 'info-row']);
  });

  it('without sections is an empty page, not an error', async () => {
    await newPage(payload, '/empty', { sections: [] });
    expect((await page('/empty'))?.sections).toEqual([]);
  });
});

describe('the address of a page', () => {
  const made = (path: string) => reasonOf(payload.create({ collection: 'pages', ...asAnn, data: dataAt(path) }));
  const dataAt = (path: string) => ({
    path,
    title: `At ${path}`,
    description: 'A page that is made for a test, with a description that is long enough to be one.',
    ground: 'paper' as const,
    _status: 'published' as const,
    sections: [opening] as never,
  });

  it('is normalised like a requested path', async () => {
    const { path } = await payload.create({ collection: 'pages', data: dataAt('Services//Branding/') });
    expect(path).toBe('/services/branding');
  });

  it.each([
    ['/work/tree', /pages of cases/],
    ['/search', /pages of cases/],
    ['/admin', /belongs to the software/],
    ['/zh-hk/about-us', /pages in 繁體中文/],
    ['/a b', /begins with "\/"/],
    ['/ä', /begins with "\/"/],
  ])('is refused with a reason when it is %s', async (path, words) => {
    expect(await made(path)).toMatch(words);
  });

  it('is refused when another page or a redirect uses it', async () => {
    await newPage(payload, '/taken');
    expect(await made('/taken')).toBe('“Page /taken” has the address /taken. Choose another.');
    await payload.create({ collection: 'redirects', data: { from: '/leads-on', to: '/taken' } });
    expect(await made('/leads-on')).toMatch(/A redirect leads from this address to \/taken/);
  });

  it('redirects to the new one after a move, and is freed when the page moves back', async () => {
    const { id } = await newPage(payload, '/one-name', { sections: [opening] });
    const move = (path: string) =>
      payload.update({ collection: 'pages', id, data: { path, _status: 'published' }, ...asAnn });
    const leadingFrom = async (from: string) =>
      (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs.map(({ to }) => to);
    await move('/another-name');
    expect(await leadingFrom('/one-name')).toEqual(['/another-name']);
    await move('/one-name');
    expect(await leadingFrom('/one-name')).toEqual([]);
    expect(await leadingFrom('/another-name')).toEqual(['/one-name']);
  });

  it('of a duplicate ends in -copy', async () => {
    const { id } = await newPage(payload, '/doubled');
    expect((await payload.duplicate({ collection: 'pages', id })).path).toBe('/doubled-copy');
  });
});

describe('a picture in a section', () => {
  it('counts as used, and keeps the alternative text of the section', async () => {
    const filePath = await pictureFile();
    const { id: image } = await payload.create({ collection: 'media', data: { alt: 'Its own words.' }, filePath });
    const reveal = {
      blockType: 'picture-reveal',
      statement: 'Shown.',
      picture: { image, alt: 'Words of the section.' },
    };
    await newPage(payload, '/picture', {
      title: 'With a picture',
      sections: [{ ...reveal, frame: { ground: 'paper2' } }],
    });
    expect((await page('/picture'))?.sections).toMatchObject([
      { block: 'picture-reveal', frame: { ground: 'paper2' }, props: { picture: { alt: 'Words of the section.' } } },
    ]);
    expect(await reasonOf(payload.delete({ collection: 'media', id: image }))).toMatch(/the page “With a picture”/);
  });
});
