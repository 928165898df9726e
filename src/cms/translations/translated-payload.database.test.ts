// On both databases: conditions on translations are raw SQL, and ids are stored as numerics.
import { expect, it } from 'vitest';
import { payloadContentSource } from '../../content/payload/source.ts';
import { chinese, english } from '../../i18n/testing/languages.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage } from '../testing/records.ts';

const payload = await openForTests();
const sourceIn = (language: typeof english) => payloadContentSource(payload, 'https://www.site.example', { language });
const [inEnglish, inChinese] = [sourceIn(english), sourceIn(chinese)];

const statementOf = (id: string, statement: string) => ({
  id,
  blockType: 'statement',
  statement,
  paragraph: 'At noon.',
});
const statement = statementOf('66f1a0000000000000000001', 'Ships leave.');
const page = await newPage(payload, '/harbour', {
  title: 'The harbour',
  sections: [statement] as never,
  _status: 'published',
});
const untranslated = await newPage(payload, '/harbour/pier', { title: 'The pier', _status: 'published' });

const translation = await payload.create({
  collection: 'translations',
  data: {
    of: 'pages',
    record: page.id,
    language: chinese.code,
    texts: {
      title: { text: '海港', from: 'The harbour' },
      [`sections.${statement.id}.statement`]: { text: '船開了。', from: 'Ships leave.' },
    },
    _status: 'draft',
  },
});

const publish = (texts: object = translation.texts as object) =>
  payload.update({
    collection: 'translations',
    id: translation.id,
    data: { texts: { ...texts }, _status: 'published' },
  });

const sectionsOf = async (source: typeof inChinese) => JSON.stringify((await source.page('/harbour'))?.sections);

it('a draft of a translation shows nothing', async () => {
  expect(await inChinese.page('/harbour')).toBeNull();
  expect(await inChinese.has('/harbour')).toBe(false);
});

it('a published translation shows the page, with the texts that it has', async () => {
  await publish();
  expect((await inChinese.page('/harbour'))?.title).toBe('海港');
  expect(await sectionsOf(inChinese)).toContain('船開了。');
  expect((await inEnglish.page('/harbour'))?.title).toBe('The harbour');
  expect((await inChinese.pages()).map(({ path }) => path)).toEqual(['/harbour']);
  expect((await inChinese.pageAddresses()).map(({ path }) => path)).toEqual(['/harbour']);
});

it('a page without a translation exists in the first language alone', async () => {
  expect(await inChinese.page('/harbour/pier')).toBeNull();
  expect(await inEnglish.page('/harbour/pier')).not.toBeNull();
  const links = await inEnglish.languageLinks('/harbour/pier');
  expect(links.map(({ href }) => href)).toEqual(['/harbour/pier', '/zh-hk/harbour']);
});

it('texts stay with their section when sections change places, and new texts are in the first language', async () => {
  const other = statementOf('66f1a0000000000000000002', 'Ships come.');
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { sections: [other, statement] as never, _status: 'published' },
  });
  const sections = await sectionsOf(inChinese);
  expect(sections.indexOf('Ships come.')).toBeGreaterThan(-1);
  expect(sections.indexOf('Ships come.')).toBeLessThan(sections.indexOf('船開了。'));
});

it('a translation of another shape than its source leaves the source text', async () => {
  await publish({ title: { text: ['海', '港'], from: 'The harbour' } });
  expect((await inChinese.page('/harbour'))?.title).toBe('The harbour');
  await publish();
});

it('a record that is withheld from the first language stays in the others', async () => {
  const withheld = await payload.create({
    collection: 'translations',
    data: { of: 'pages', record: page.id, language: english.code, texts: {}, _status: 'draft' },
  });
  expect(await inEnglish.page('/harbour')).toBeNull();
  expect(await inEnglish.has('/harbour')).toBe(false);
  expect((await inEnglish.pageAddresses()).map(({ path }) => path)).toEqual(['/harbour/pier']);
  expect((await inChinese.page('/harbour'))?.title).toBe('海港');
  await payload.delete({ collection: 'translations', id: withheld.id });
  expect(await inEnglish.page('/harbour')).not.toBeNull();
});

it('a second translation of a record and text of another shape are refused', async () => {
  const data = { of: 'pages', record: page.id, language: chinese.code, texts: {} } as const;
  await expect(payload.create({ collection: 'translations', data })).rejects.toThrow();
  const create = (wrong: object) =>
    payload.create({ collection: 'translations', data: { ...data, record: untranslated.id, ...wrong } });
  await expect(create({ texts: { title: 'plain' } })).rejects.toThrow('Texts');
  for (const wrong of [5, {}, [1], { root: { children: [null] } }, { root: { children: [{ type: 'text' }] } }]) {
    await expect(create({ texts: { title: { text: wrong, from: 'x' } } })).rejects.toThrow('Texts');
    await expect(create({ texts: { title: { text: 'x', from: wrong } } })).rejects.toThrow('Texts');
  }
  await expect(create({ language: 'xx' })).rejects.toThrow('Language');
  await expect(create({ of: 'users' })).rejects.toThrow('Of');
});

it('a deleted record takes its translations with it', async () => {
  await payload.delete({ collection: 'pages', id: page.id });
  const { totalDocs } = await payload.count({ collection: 'translations', where: { record: { equals: page.id } } });
  expect(totalDocs).toBe(0);
});
