// On both databases: changes of one translation wait for each other in transactions.
import { expect, it } from 'vitest';
import type { Role } from '../access/table.ts';
import { openCompany } from '../access/testing/company.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage } from '../testing/records.ts';
import type { Sheet, SheetText } from './sheet-shape.ts';

const payload = await openForTests();
const { askers } = await openCompany(payload);
await payload.create({
  collection: 'facts',
  data: { label: 'Projects', kind: 'number', value: '200', token: 'projects' },
});

const language = 'zh-Hant-HK';

interface Answer {
  readonly error?: string;
  readonly text?: SheetText;
  readonly head?: Pick<Sheet, 'counts' | 'state'>;
}

async function post(role: Role, path: string, body: object) {
  const answer = await askers.get(role)?.(`/translations/${path}`, { method: 'POST', body });
  return { status: answer?.status, answer: JSON.parse(answer?.text ?? '{}') as Answer };
}

async function sheetOf(id: number | 'all', { of = 'pages', tab = 'all', role = 'editor' as Role } = {}) {
  const answer = await askers.get(role)?.(`/translations/sheet?of=${of}&record=${id}&language=${language}&tab=${tab}`);
  if (answer?.status !== 200) throw new Error(`${answer?.status} ${answer?.text}`);
  return JSON.parse(answer.text) as Sheet;
}

const textAt = async (id: number, end: string): Promise<SheetText> => {
  const text = (await sheetOf(id)).texts.find(({ key }) => key.endsWith(end));
  if (!text) throw new Error(`No text ${end}.`);
  return text;
};

const place = (record: number | 'all', of = 'pages') => ({ of, record, language });

async function write(id: number, end: string, words: unknown, role: Role = 'editor') {
  const { key, seen, was } = await textAt(id, end);
  return post(role, 'texts', { ...place(id), change: { action: 'write', key, seen, was, text: words } });
}

const sections = (statement: string) => [
  { id: 'one', blockType: 'statement', ground: 'paper', statement, paragraph: 'Words with {projects}.' },
];

const statesOf = async (id: number) =>
  (await sheetOf(id)).texts.map(({ key, state }) => `${key.split('.').at(-1)} ${state}`);

it('a text is written as a draft, follows the English, and is marked once the English changes', async () => {
  const { id } = await newPage(payload, '/written', { sections: sections('In plain words') });
  expect(await sheetOf(id)).toMatchObject({ state: 'not begun', source: { status: 'Published' } });
  const saved = await write(id, 'statement', '直說');
  expect(saved).toMatchObject({
    status: 200,
    answer: { text: { state: 'current', text: '直說' }, head: { state: 'draft' } },
  });
  const published = await payload.count({ collection: 'translations', where: { _status: { equals: 'published' } } });
  expect(published.totalDocs).toBe(0);
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { sections: sections('In very plain words') as never },
  });
  expect(await sheetOf(id)).toMatchObject({ state: 'changed', source: { status: 'Published, with changes' } });
  const text = await textAt(id, 'statement');
  expect(text).toMatchObject({
    state: 'changed',
    words: [{ text: 'In ' }, { text: 'very ', change: 'in' }, { text: 'plain words' }],
  });
  const { key, seen, was } = text;
  const confirm = { action: 'confirm', key, seen, was };
  expect(await post('editor', 'texts', { ...place(id), change: { ...confirm, seen: 'older' } })).toMatchObject({
    status: 409,
    answer: { error: expect.stringContaining('changed again') },
  });
  expect(await post('editor', 'texts', { ...place(id), change: confirm })).toMatchObject({
    status: 200,
    answer: { text: { state: 'current', text: '直說' } },
  });
});

it('two editors change different texts at once, and none overwrites the same text', async () => {
  const { id } = await newPage(payload, '/together', { sections: sections('One') });
  const [statement, paragraph] = [await textAt(id, 'statement'), await textAt(id, 'paragraph')];
  const change = ({ key, seen, was }: SheetText, text: string) => ({
    ...place(id),
    change: { action: 'write', key, seen, was, text },
  });
  const both = await Promise.all([
    post('editor', 'texts', change(statement, '一')),
    post('administrator', 'texts', change(paragraph, '有 {projects}。')),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await sheetOf(id)).texts.flatMap(({ text }) => text ?? [])).toEqual(
    expect.arrayContaining(['一', '有 {projects}。']),
  );
  // The editor read the text before this change.
  expect(await post('administrator', 'texts', change(statement, '壹'))).toMatchObject({
    status: 409,
    answer: { error: expect.stringContaining('Another editor changed this text') },
  });
  // The same words again are no conflict: the answer may have been lost.
  expect((await post('editor', 'texts', change(statement, '一'))).status).toBe(200);
});

it('publishing stops on a missing placeholder and leaves the English as it is', async () => {
  const { id, updatedAt } = await newPage(payload, '/published', { sections: sections('One') });
  expect(await post('editor', 'publish', place(id))).toMatchObject({ status: 400 });
  await write(id, 'paragraph', '沒有數字');
  expect(await post('editor', 'publish', place(id))).toMatchObject({
    status: 400,
    answer: { error: expect.stringContaining('{projects} is missing') },
  });
  await write(id, 'paragraph', '{projects} 個項目，{projekte}');
  expect(await post('editor', 'publish', place(id))).toMatchObject({
    status: 400,
    answer: { error: expect.stringContaining('{projekte}') },
  });
  await write(id, 'paragraph', '{projects} 個項目');
  expect((await post('editor', 'publish', place(id))).status).toBe(200);
  expect(await sheetOf(id)).toMatchObject({
    translation: { isPublished: true, isDraft: false, address: '/zh-hk/published' },
  });
  expect((await payload.findByID({ collection: 'pages', id })).updatedAt).toBe(updatedAt);
  await write(id, 'statement', '一');
  expect(await sheetOf(id)).toMatchObject({ translation: { isPublished: true, isDraft: true } });
  expect((await post('editor', 'take-off', place(id))).status).toBe(200);
  expect(await sheetOf(id)).toMatchObject({ translation: { isPublished: false } });
  expect((await textAt(id, 'statement')).text).toBe('一');
});

it('a record is withheld from the language that is written first, and shown again', async () => {
  const { id } = await newPage(payload, '/withheld');
  const english = { of: 'pages', record: id, language: 'en-GB' };
  const tokens = async () =>
    (await payload.find({ collection: 'content-stamps', where: { tag: { equals: 'translations:gone' } } })).docs[0]
      ?.token;
  const before = await tokens();
  expect((await post('editor', 'take-off', english)).status).toBe(200);
  expect(await tokens()).not.toBe(before);
  expect((await sheetOf(id)).source).toEqual({ status: 'Published', isOffSite: true, updatedAt: expect.any(String) });
  expect((await post('editor', 'publish', english)).status).toBe(200);
  expect(await sheetOf(id)).toMatchObject({ source: { isOffSite: false, address: '/withheld' } });
  expect((await post('editor', 'take-off', { ...english, of: 'facts' })).status).toBe(400);
});

it('a text that the English no longer has is removed, and no other', async () => {
  const { id } = await newPage(payload, '/removed', { sections: sections('One') });
  await write(id, 'statement', '一');
  const { key, was } = await textAt(id, 'statement');
  const remove = { ...place(id), change: { action: 'remove', key, was } };
  expect((await post('editor', 'texts', remove)).status).toBe(409);
  const others = [{ id: 'two', blockType: 'statement', ground: 'paper', statement: 'Two', paragraph: 'Words.' }];
  await payload.update({ collection: 'pages', id, data: { sections: others as never } });
  expect(await statesOf(id)).toContain('statement removed');
  expect(await post('editor', 'texts', remove)).toMatchObject({
    status: 200,
    answer: { head: { state: 'not begun' } },
  });
  expect(await statesOf(id)).not.toContain('statement removed');
});

it('each role reads and changes translations of what it may read and change', async () => {
  const page = await newPage(payload, '/rights', { sections: sections('One') });
  const job = await payload.create({
    collection: 'jobs',
    data: {
      job: 'Writer',
      slug: 'writer',
      experience: 'Some years',
      location: 'Hong Kong',
      postDate: '2026-01-01',
      _status: 'draft',
    },
    draft: true,
  });
  const reads = async (role: Role, of: string, record: number) =>
    (await askers.get(role)?.(`/translations/sheet?of=${of}&record=${record}&language=${language}&tab=all`))?.status;
  const { key } = await textAt(page.id, 'statement');
  const writes = async (role: Role) =>
    (await post(role, 'texts', { ...place(page.id), change: { action: 'write', key, seen: '', was: '', text: 'x' } }))
      .status;
  const seen = [];
  for (const role of ['editor', 'talent', 'sales', 'reader'] as const)
    seen.push([role, await reads(role, 'pages', page.id), await reads(role, 'jobs', job.id), await writes(role)]);
  expect(seen).toEqual([
    ['editor', 200, 200, 409],
    ['talent', 404, 200, 403],
    ['sales', 404, 404, 403],
    ['reader', 200, 200, 403],
  ]);
  for (const path of ['publish', 'take-off'])
    for (const role of ['talent', 'sales', 'reader'] as const)
      expect((await post(role, path, place(page.id))).status, `${role} ${path}`).toBe(403);
  for (const body of [
    {},
    { ...place(page.id), record: 'all' },
    { ...place(page.id), language: 'de' },
    place(1, 'users'),
  ])
    expect((await post('editor', 'publish', body)).status).toBe(400);
});

it('texts of a shared list are one sheet', async () => {
  const { id } = await payload.create({ collection: 'client-types', data: { title: 'Tea shops', slug: 'tea-shops' } });
  const sheet = await sheetOf('all', { of: 'client-types' });
  expect(sheet).toMatchObject({
    title: 'Client types',
    state: 'not begun',
    texts: [{ record: id, place: 'Tea shops' }],
  });
  const [text] = sheet.texts;
  const change = { action: 'write', key: text?.key, seen: text?.seen, was: text?.was, text: '茶舖' };
  expect((await post('editor', 'texts', { ...place(id, 'client-types'), change })).status).toBe(200);
  expect((await post('editor', 'publish', place('all', 'client-types'))).status).toBe(200);
  expect(await sheetOf('all', { of: 'client-types' })).toMatchObject({
    state: 'up to date',
    translation: { isPublished: true },
  });
});
