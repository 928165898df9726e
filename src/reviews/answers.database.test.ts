// On SQLite, and on PostgreSQL in the full run: access is part of the query, and numbers of
// comments are unique in the database.
import { createLocalReq, getAccessResults } from 'payload';
import { expect, it } from 'vitest';
import type { Role } from '../cms/access/table.ts';
import { openCompany } from '../cms/access/testing/company.ts';
import { waitingCounts } from '../cms/dashboard/waiting-counts.ts';
import { linkOf, type Previewed, shareDraft } from '../cms/editorial/preview/preview-links.ts';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import { newPage } from '../cms/testing/records.ts';
import { act, type SentForm } from './actions.ts';
import type { Beside, Sent } from './beside.ts';
import { reviewsOf } from './dashboard.ts';
import { summariseReviews } from './overview.ts';
import { readSaid, readShown } from './read.ts';

const payload = await openForTests();
const { askers, ids } = await openCompany(payload);

const idOfRole = (role: Role): number => ids.get(role) ?? 0;

let pages = 0;

/** Creates a draft page with two sections. */
async function newDraft() {
  pages += 1;
  const section = (id: string) => ({
    id,
    blockType: 'statement',
    ground: 'paper',
    statement: `Words of ${id}`,
    paragraph: 'Plain.',
  });
  return newPage(payload, `/reviewed-${pages}`, {
    _status: 'draft',
    sections: [section('one'), section('two')],
  });
}

const newJob = (slug: string) =>
  payload.create({ collection: 'jobs', draft: true, data: { job: 'Rigger', slug } as never });

/** Shares a record, and returns what its person does with the link. */
async function invite(collection: Previewed, record: number, name = 'Nora Pang', by = idOfRole('editor')) {
  const { path } = await shareDraft(payload, { collection, record, hours: 72, may: 'sign', name, by });
  const token = path.split('/').at(-1) ?? '';
  return async (form: Partial<SentForm> & Pick<SentForm, 'act'>) => {
    const link = await linkOf(payload, token);
    const draft = await payload.findByID({ collection, id: record, draft: true, depth: 0 });
    if (!link) throw new Error('The link is gone.');
    const [shown, said] = await Promise.all([
      readShown(payload, collection, draft),
      readSaid(payload, collection, record),
    ]);
    const whole = { part: '', text: '', quote: '', name: '', digest: shown.digest, comment: undefined, ...form };
    return act(whole, { payload, link, shown, said });
  };
}

async function ask(role: Role, path: string, body?: object) {
  const answer = await askers.get(role)?.(path, body ? { method: 'POST', body } : {});
  return { status: answer?.status, answer: JSON.parse(answer?.text || '{}') as { readonly error?: string } };
}

const answerTo = (role: Role, id: number, action: string, body: object = {}) =>
  ask(role, `/review-comments/${id}/${action}`, body);

async function besideOf(id: number, collection: Previewed = 'pages', role: Role = 'editor') {
  const { status, answer } = await ask(role, `/review-comments/of/${collection}/${id}`);
  if (status !== 200) throw new Error(`${status} ${answer.error}`);
  return answer as unknown as Sent<Beside>;
}

const commentsOf = async (id: number, collection: Previewed = 'pages') => {
  const { sections, lost } = await besideOf(id, collection);
  return [...sections.flatMap(({ comments }) => comments), ...lost];
};

it('a comment is shown beside the form, replied to, resolved and reopened', async () => {
  const { id } = await newDraft();
  const nora = await invite('pages', id);
  await nora({ act: 'comment', part: 'two', text: 'Dry is a grade.', quote: 'Words of two' });
  const before = await besideOf(id);
  expect(before).toMatchObject({
    isShared: true,
    people: [{ name: 'Nora Pang', state: 'waiting', comments: 1, isOpen: true }],
    sections: [{ id: 'two', number: 2, comments: [{ number: 1, name: 'Nora Pang', state: 'open' }] }],
    lost: [],
  });
  const comment = before.sections[0]?.comments[0]?.id ?? 0;
  expect(await answerTo('editor', comment, 'reply', { text: '  Roasted it is.  ' })).toMatchObject({ status: 200 });
  expect(await commentsOf(id)).toMatchObject([{ state: 'replied', replies: [{ text: 'Roasted it is.' }] }]);
  const stored = await payload.find({ collection: 'review-comments', where: { under: { equals: comment } }, depth: 0 });
  expect(stored.docs).toMatchObject([{ by: idOfRole('editor'), list: 'pages', record: id, part: 'two' }]);
  // The reviewer answers again: it is the colleagues' turn.
  await nora({ act: 'reply', comment, text: 'And the label?' });
  expect(await commentsOf(id)).toMatchObject([{ state: 'open' }]);
  expect((await answerTo('editor', comment, 'reply', { text: 'Too.', resolve: true })).status).toBe(200);
  expect(await commentsOf(id)).toMatchObject([{ state: 'resolved', replies: { length: 3 } }]);
  expect((await answerTo('editor', comment, 'reopen')).status).toBe(200);
  expect(await commentsOf(id)).toMatchObject([{ state: 'replied' }]);
  expect((await answerTo('editor', comment, 'resolve')).status).toBe(200);
  expect(await commentsOf(id)).toMatchObject([{ state: 'resolved' }]);
});

it('two replies at once are both kept', async () => {
  const { id } = await newDraft();
  const nora = await invite('pages', id);
  await nora({ act: 'comment', part: 'one', text: 'Is that so?' });
  const [comment] = await commentsOf(id);
  const texts = ['Yes.', 'No.'];
  const answers = await Promise.all(
    texts.map((text, index) => answerTo(index === 0 ? 'editor' : 'administrator', comment?.id ?? 0, 'reply', { text })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [after] = await commentsOf(id);
  expect(after?.replies.map(({ text }) => text).sort()).toEqual(texts.toSorted());
});

it('readers and sales may answer nothing, and talent answers for jobs alone', async () => {
  const [page, job] = [await newDraft(), await newJob('answered-rigger')];
  const [ofPage, ofJob] = [await invite('pages', page.id), await invite('jobs', job.id)];
  await ofPage({ act: 'comment', part: 'one', text: 'On a page.' });
  await ofJob({ act: 'comment', part: 'job', text: 'On a job.' });
  const [onPage, onJob] = [(await commentsOf(page.id))[0]?.id ?? 0, (await commentsOf(job.id, 'jobs'))[0]?.id ?? 0];
  const actions = ['reply', 'resolve', 'reopen'];
  for (const role of ['reader', 'sales'] as const) {
    for (const action of actions)
      expect((await answerTo(role, onJob, action, { text: 'x' })).status, `${role} ${action}`).toBe(403);
    expect((await ask(role, `/review-comments/of/jobs/${job.id}`)).status, role).toBe(403);
  }
  for (const action of actions) {
    expect((await answerTo('talent', onPage, action, { text: 'x' })).status, `page ${action}`).toBe(404);
    expect((await answerTo('talent', onJob, action, { text: 'x' })).status, `job ${action}`).toBe(200);
  }
  expect((await ask('talent', `/review-comments/of/pages/${page.id}`)).status).toBe(404);
  expect((await ask('talent', `/review-comments/of/jobs/${job.id}`)).status).toBe(200);
  expect((await commentsOf(page.id))[0]).toMatchObject({ state: 'open', replies: [] });
});

it.each([
  ['an empty text', { text: '  ' }, 'Write a reply first.'],
  ['no text', {}, 'Write a reply first.'],
  ['a text that is no text', { text: { like: '%' } }, 'Write a reply first.'],
  ['a text of 2,001 characters', { text: 'x'.repeat(2001) }, 'Replies have up to 2,000 characters.'],
])('a reply with %s is refused', async (_name, body, error) => {
  const { id } = await newDraft();
  const nora = await invite('pages', id);
  await nora({ act: 'comment', part: 'one', text: 'Is that so?' });
  const [comment] = await commentsOf(id);
  expect(await answerTo('editor', comment?.id ?? 0, 'reply', body)).toEqual({ status: 400, answer: { error } });
});

it('unknown, deleted and trashed things are refused', async () => {
  const { id } = await newDraft();
  const nora = await invite('pages', id);
  await nora({ act: 'comment', part: 'one', text: 'First.' });
  await nora({ act: 'comment', part: 'one', text: 'Second.' });
  const [first, second] = await commentsOf(id);
  await nora({ act: 'delete', comment: first?.id ?? 0 });
  const reply = { text: 'Hello' };
  expect((await answerTo('editor', first?.id ?? 0, 'reply', reply)).status).toBe(404);
  for (const unknown of ['999999', 'x', '-1', '1e99'])
    expect((await ask('editor', `/review-comments/${unknown}/reply`, reply)).status, unknown).toBe(404);
  for (const place of ['pages/999999', 'users/1', 'pages/x'])
    expect((await ask('editor', `/review-comments/of/${place}`)).status, place).toBe(404);
  await payload.update({ collection: 'pages', id, data: { deletedAt: new Date().toISOString() } });
  expect((await answerTo('editor', second?.id ?? 0, 'reply', reply)).status).toBe(404);
  expect((await ask('editor', `/review-comments/of/pages/${id}`)).status).toBe(404);
});

it('a signature ends with a change, and what changed is shown by section', async () => {
  const { id, sections } = await newDraft();
  const nora = await invite('pages', id);
  await nora({ act: 'comment', part: 'two', text: 'In two.' });
  await nora({ act: 'sign' });
  expect(await besideOf(id)).toMatchObject({ people: [{ state: 'signed', at: expect.any(String), changes: [] }] });
  const [one] = sections ?? [];
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { sections: [{ ...one, statement: 'Plain words of one' }] as never },
  });
  const { people, lost } = await besideOf(id);
  expect(people).toMatchObject([
    {
      state: 'changed',
      changes: [{ number: 1, words: expect.arrayContaining([{ text: 'Plain', change: 'in' }]) }, { id: 'two' }],
    },
  ]);
  expect(lost).toMatchObject([{ number: 1, removedSection: expect.any(String) }]);
});

it('a newer link of a person takes the place of the one before', async () => {
  const { id } = await newDraft();
  await invite('pages', id);
  const again = await invite('pages', id, 'Nora Pang ');
  await invite('pages', id, 'Ben Osei');
  await again({ act: 'finish' });
  expect((await besideOf(id)).people).toMatchObject([
    { name: expect.stringContaining('Nora'), state: 'done' },
    { name: 'Ben Osei', state: 'waiting' },
  ]);
});

it('links of a review are revoked and kept, by accounts that may share the record', async () => {
  const { id } = await newDraft();
  const link = await shareDraft(payload, {
    collection: 'pages',
    record: id,
    hours: 24,
    may: 'comment',
    by: idOfRole('editor'),
  });
  for (const [role, status] of [
    ['reader', 403],
    ['talent', 404],
    ['editor', 200],
    ['administrator', 200],
  ] as const)
    expect((await ask(role, `/preview-links/${link.id}/revoke`, {})).status, role).toBe(status);
  const kept = await payload.findByID({ collection: 'preview-links', id: link.id, depth: 0 });
  expect(kept.revoked).toEqual(expect.any(String));
  for (const unknown of ['999999', 'x'])
    expect((await ask('editor', `/preview-links/${unknown}/revoke`, {})).status, unknown).toBe(404);
});

it('lists, dashboard and menu say whose turn a review is', async () => {
  const drafts = await Promise.all([newDraft(), newDraft(), newDraft(), newDraft()]);
  const [waiting = 0, commented = 0, signed = 0, published = 0] = drafts.map(({ id }) => id);
  await invite('pages', waiting);
  await (await invite('pages', commented, 'Nora Pang', idOfRole('administrator')))({
    act: 'comment',
    part: 'one',
    text: 'Hm.',
  });
  await (await invite('pages', signed, 'Nora Pang', idOfRole('administrator')))({ act: 'sign' });
  await (await invite('pages', published))({ act: 'comment', part: 'one', text: 'Late.' });
  await payload.update({ collection: 'pages', id: published, data: { _status: 'published' } });
  const { reviews } = await summariseReviews(payload, ['pages']);
  const turns = new Map(reviews.map(({ id, turn }) => [id, turn]));
  expect([waiting, commented, signed, published].map((id) => turns.get(id))).toEqual([
    'others',
    'us',
    'signed',
    undefined,
  ]);
  expect(await summariseReviews(payload, ['pages'], 1)).toMatchObject({ reviews: { length: 1 }, isMore: true });

  const user = {
    ...(await payload.findByID({ collection: 'users', id: idOfRole('administrator') })),
    collection: 'users' as const,
  };
  const req = await createLocalReq({ user }, payload);
  const permissions = await getAccessResults({ req });
  const own = (await reviewsOf({ payload, user, permissions }, Date.now())) ?? [];
  expect(own.map(({ id }) => id).sort()).toEqual([commented, signed].sort());
  const reader = { ...user, id: idOfRole('reader'), roles: ['reader' as const] };
  expect(await reviewsOf({ payload, user: reader, permissions }, Date.now())).toBeUndefined();

  const open = reviews.filter(({ comments }) => comments.open > 0).length;
  const jobs = (await summariseReviews(payload, ['jobs'])).reviews.filter(({ comments }) => comments.open > 0).length;
  expect((await waitingCounts(payload, user)).reviews).toBe(open + jobs);
  expect((await waitingCounts(payload, reader)).reviews).toBeUndefined();
});
