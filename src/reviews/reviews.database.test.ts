// On both databases: numbers of comments come from a unique index, and links are found by digest.
import { beforeAll, expect, it } from 'vitest';
import { linkOf, shareDraft } from '../cms/editorial/preview/preview-links.ts';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import { newEditor } from '../cms/testing/people.ts';
import { newPage } from '../cms/testing/records.ts';
import { commentsOf, type Review, type ReviewRight } from '../domain/review.ts';
import { act, type SentForm } from './actions.ts';
import { readSaid, readShown, reviewFor } from './read.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
let page = 0;

const statement = (id: string, words: string) => ({
  id,
  blockType: 'statement',
  ground: 'paper',
  statement: `Heading ${id}`,
  paragraph: words,
});

/** Ids as Payload makes them: 24 hex digits. */
const ids = Array.from({ length: 8 }, (_, index) => String(index + 1).padStart(24, '0'));
const [first = '', second = '', third = ''] = ids;

beforeAll(async () => {
  const sections = ids.map((id, index) => statement(id, `The ferry ${index + 1} leaves at nine.`));
  page = (await newPage(payload, '/reviewed', { _status: 'draft', sections })).id;
});

const invite = async (may: ReviewRight, name = '') => {
  const { path } = await shareDraft(payload, { collection: 'pages', record: page, hours: 24, may, name, by: ann.id });
  return path.replace('/preview/shared/', '');
};

async function read(token: string) {
  const link = await linkOf(payload, token);
  if (!link) throw new Error('The link is gone.');
  const record = await payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0 });
  const [shown, said] = await Promise.all([readShown(payload, 'pages', record), readSaid(payload, 'pages', page)]);
  return { payload, link, shown, said };
}

const review = async (token: string): Promise<Pick<Review, 'parts' | 'lost' | 'reviewers' | 'signed' | 'digest'>> =>
  reviewFor(await read(token));

const send = async (token: string, form: Partial<SentForm> & Pick<SentForm, 'act'>) =>
  act({ part: '', text: '', quote: '', name: '', digest: '', ...form }, await read(token));

const edit = async (change: (sections: { id: string; paragraph?: string | null }[]) => object[]) => {
  const { sections } = await payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0 });
  await payload.update({
    collection: 'pages',
    id: page,
    draft: true,
    data: { sections: change(sections as never) as never },
  });
};

it('forty comments keep their place through moved, removed and changed sections', async () => {
  const nora = await invite('comment', 'Nora Pang');
  for (let index = 0; index < 40; index += 1) {
    const part = ids[index % ids.length] ?? '';
    const quote = index < 8 ? `ferry ${(index % 8) + 1} leaves` : '';
    expect(await send(nora, { act: 'comment', part, text: `Comment ${index + 1}`, quote })).toMatchObject({ part });
  }
  await edit(([one, ...others]) => [...others, one as object]);
  await edit((sections) => sections.filter(({ id }) => id !== second));
  await edit((sections) => [sections[2] as object, ...sections.filter((_, index) => index !== 2)]);
  await edit((sections) =>
    sections.map((one) => (one.id === third ? { ...one, paragraph: 'The tram leaves at ten.' } : one)),
  );
  for (let turn = 0; turn < 6; turn += 1) await edit(([one, ...others]) => [...others, one as object]);

  const { parts, lost } = await review(nora);
  const all = commentsOf({ parts, lost } as Review);
  expect(all).toHaveLength(40);
  for (const { id, comments } of parts) {
    expect(comments.map(({ number }) => ids[(number - 1) % 8])).toEqual(comments.map(() => id));
    for (const { quote, isQuoteGone } of comments) expect(isQuoteGone).toBe(quote !== undefined && id === third);
  }
  expect(lost.map(({ number }) => number)).toEqual([2, 10, 18, 26, 34]);
  expect(lost.every(({ removedSection }) => removedSection === 'Statement')).toBe(true);
  const moved = parts.find(({ id }) => id === first);
  expect(moved?.comments[0]?.movedFrom).toBe(moved?.number === 1 ? undefined : 1);
});

it('comments that arrive together get different numbers', async () => {
  const [ben, wing] = await Promise.all([invite('comment', 'Ben Osei'), invite('comment', 'Wing Lau')]);
  const sent = await Promise.all(
    [ben, wing, ben, wing].map((token, index) =>
      send(token, { act: 'comment', part: first, text: `At once ${index}` }),
    ),
  );
  expect(new Set(sent.map((outcome) => outcome && 'done' in outcome && outcome.done)).size).toBe(4);
});

it('a signature belongs to what was shown, and says what changed since', async () => {
  const token = await invite('sign', 'Nora Pang');
  const before = await review(token);
  expect(await send(token, { act: 'sign', digest: 'of another version' })).toMatchObject({
    attempt: { error: 'changed' },
  });
  expect(await send(token, { act: 'sign', digest: before.digest })).toEqual({ done: 'signed', part: 'sign' });
  expect((await review(token)).signed).toMatchObject({ isCurrent: true });

  await edit((sections) =>
    sections.map((one) => (one.id === first ? { ...one, paragraph: 'The ferry 1 leaves at ten.' } : one)),
  );
  const after = await review(token);
  expect(after.signed).toMatchObject({ isCurrent: false });
  expect(after.reviewers.find(({ state }) => state === 'changed')?.name).toBe('Nora Pang');
  const changed = after.parts.filter(({ changes }) => changes.length > 0);
  expect(changed.map(({ id }) => id)).toEqual([first]);
  expect(changed[0]?.changes.filter(({ change }) => change).map(({ text, change }) => `${change} ${text}`)).toEqual([
    'out nine',
    'in ten',
  ]);

  expect(await send(token, { act: 'sign', digest: after.digest })).toMatchObject({ done: 'signed' });
  expect(await send(token, { act: 'withdraw' })).toMatchObject({ done: 'withdrawn' });
  expect((await review(token)).signed).toBeUndefined();
});

it('a changed fact ends a signature too', async () => {
  const fact = await payload.create({
    collection: 'facts',
    data: { token: 'piers', label: 'Piers', kind: 'number', value: '9' } as never,
  });
  await edit((sections) =>
    sections.map((one) => (one.id === first ? { ...one, paragraph: 'We have {piers} piers.' } : one)),
  );
  const token = await invite('sign', 'Ida');
  await send(token, { act: 'sign', digest: (await review(token)).digest });
  await payload.update({ collection: 'facts', id: fact.id, data: { value: '10' } });
  expect((await review(token)).signed).toMatchObject({ isCurrent: false });
});

it('each right allows its own forms alone', async () => {
  const [look, comment, sign] = await Promise.all([invite('look'), invite('comment', 'Cal'), invite('sign', 'Sam')]);
  expect(await send(look, { act: 'comment', part: first, text: 'No', name: 'Eve' })).toBeUndefined();
  expect(await send(comment, { act: 'sign', digest: (await review(comment)).digest })).toBeUndefined();
  await send(sign, { act: 'comment', part: first, text: 'Mine' });
  const mine = commentsOf((await review(sign)) as Review).find(({ text }) => text === 'Mine');
  for (const other of ['delete', 'resolve', 'reopen'] as const)
    expect(await send(comment, { act: other, comment: mine?.id }), other).toBeUndefined();
  expect(await send(sign, { act: 'delete', comment: mine?.id })).toMatchObject({ done: 'deleted' });
  expect(JSON.stringify(await readSaid(payload, 'pages', page))).not.toContain('Mine');
});

it('a link that anyone may use shows its own comments alone', async () => {
  const [open, other] = await Promise.all([invite('comment'), invite('comment')]);
  expect(await send(open, { act: 'comment', part: first, text: 'Without a name' })).toMatchObject({
    attempt: { error: 'nameless' },
  });
  await send(open, { act: 'comment', part: first, text: 'Open words', name: 'Eve' });
  const seenBy = async (token: string) => commentsOf((await review(token)) as Review).map(({ text }) => text);
  expect(await seenBy(open)).toEqual(['Open words']);
  expect(await seenBy(other)).toEqual([]);
  const [own] = commentsOf((await review(open)) as Review);
  expect(own?.isOwn).toBe(false);
  expect(await send(open, { act: 'delete', comment: own?.id })).toBeUndefined();
  expect((await review(open)).reviewers).toEqual([]);
});

it.each([
  ['no words', '   ', 'empty'],
  ['2,001 characters', 'x'.repeat(2001), 'long'],
])('a comment with %s is refused, and its words are kept', async (_name, text, error) => {
  const token = await invite('comment', 'Cal');
  expect(await send(token, { act: 'comment', part: first, text })).toMatchObject({ attempt: { text, error } });
});
