// On both databases: a conditional SQL statement claims a mail.
import { afterAll, beforeEach, expect, it } from 'vitest';
import { linkOf, shareDraft } from '../cms/editorial/preview/preview-links.ts';
import { openOffice } from '../cms/rest/testing/office.ts';
import { openForTests } from '../cms/testing/open-for-tests.ts';
import { newEditor } from '../cms/testing/people.ts';
import { newPage } from '../cms/testing/records.ts';
import { parseSettings } from '../config/env.ts';
import { type ReceivedMail, readMail, startMailServer } from '../enquiries/destinations/testing/mail-stand-in.ts';
import { erasePerson } from '../enquiries/inbox/erase.ts';
import { act, type SentForm } from './actions.ts';
import { sendReviewNotices } from './notices.ts';
import { readSaid, readShown } from './read.ts';
import { readDraft } from './read-draft.ts';

const sent: ReceivedMail[] = [];
let refuses = false;
const mail = await startMailServer(
  (one) => sent.push(one),
  () => (refuses ? { when: 'before', silent: false } : undefined),
);
process.env.SMTP_URL = mail.url;
const payload = await openForTests({ ...parseSettings(), SIGN_OFF: 'pages' });
const { as } = await openOffice(payload);
const settings = parseSettings();
const ann = await newEditor(payload, 'Ann');

afterAll(() => {
  delete process.env.SMTP_URL;
  mail.stop();
});

beforeEach(async () => {
  sent.length = 0;
  refuses = false;
  await payload.delete({ collection: 'preview-links', where: { id: { exists: true } } });
});

let pages = 0;
const hero = { blockType: 'hero', heading: { text: 'A page' }, water: 'accent3' };

async function reviewed(name: string, more: { email?: string; language?: string } = {}) {
  pages += 1;
  const title = `Tea ${pages}`;
  const page = await newPage(payload, `/notices-${pages}`, { title, _status: 'draft', sections: [hero] });
  const { path } = await shareDraft(payload, {
    collection: 'pages',
    record: page.id,
    hours: 24,
    may: 'sign',
    name,
    by: ann.id,
    ...more,
  });
  const token = path.replace('/preview/shared/', '');
  const read = async () => {
    const link = await linkOf(payload, token);
    const draft = link && (await readDraft(payload, link));
    if (!draft) throw new Error('The link is gone.');
    return {
      payload,
      link,
      shown: await readShown(payload, 'pages', draft),
      said: await readSaid(payload, 'pages', page.id),
    };
  };
  const send = async (form: Partial<SentForm> & Pick<SentForm, 'act'>) =>
    act({ part: '', text: '', quote: '', name: '', digest: '', ...form }, await read());
  const sign = async () => send({ act: 'sign', digest: (await read()).shown.digest });
  return { page, title, read, send, sign };
}

const minutes = (many: number): Date => new Date(Date.now() + many * 60_000);
const mailTo = (address: string): string[] => sent.filter(({ to }) => to === address).map(readMail);

it('a sender gets one mail with all comments, fifteen minutes after the last, and none again', async () => {
  const { title, send } = await reviewed('Nora Pang');
  await send({ act: 'comment', text: 'The kettle is too small.' });
  await send({ act: 'comment', text: 'The price is old.' });
  await sendReviewNotices(payload, settings, minutes(5));
  expect(sent).toEqual([]);
  await Promise.all([1, 2].map(() => sendReviewNotices(payload, settings, minutes(16))));
  const [text = '', ...others] = mailTo('ann@agency.example');
  expect(others).toEqual([]);
  for (const words of [
    title,
    'Nora Pang',
    'The kettle is too small.',
    'The price is old.',
    '/admin/collections/pages/',
  ])
    expect(text).toContain(words);
  await sendReviewNotices(payload, settings, minutes(90));
  expect(sent).toHaveLength(1);
});

it('a signature is mailed at once, and a refused mail is sent in the next round', async () => {
  const { sign } = await reviewed('Nora Pang');
  await sign();
  refuses = true;
  await expect(sendReviewNotices(payload, settings, minutes(1))).rejects.toThrow();
  refuses = false;
  await sendReviewNotices(payload, settings, minutes(2));
  expect(mailTo('ann@agency.example')[0]).toContain('Nora Pang says that it looks right.');
});

it('an invited person hears of replies and of changes to what was signed, in their language', async () => {
  const { page, sign, read } = await reviewed('陳小姐', { email: 'chan@tea.example', language: 'zh-Hant-HK' });
  await sign();
  const { link } = await read();
  const comment = {
    list: 'pages',
    record: page.id,
    link: link.id,
    number: 1,
    name: '陳小姐',
    text: '請改價錢',
  } as const;
  const { id: under } = await payload.create({ collection: 'review-comments', data: comment });
  const reply = { list: 'pages', record: page.id, under, by: ann.id, name: 'Ann', text: '已改' } as const;
  await payload.create({ collection: 'review-comments', data: reply });
  await payload.update({
    collection: 'pages',
    id: page.id,
    draft: true,
    data: { sections: [{ ...hero, water: 'accent1' }] as never },
  });
  await sendReviewNotices(payload, settings, minutes(20));
  const [text = '', ...others] = mailTo('chan@tea.example');
  expect(others).toEqual([]);
  for (const words of ['已改', '內容有改動', '請打開邀請電郵內的連結']) expect(text).toContain(words);
  await sendReviewNotices(payload, settings, minutes(200));
  expect(mailTo('chan@tea.example')).toHaveLength(1);
});

it('a page that waits for signatures is published by an editor only when all have signed it as it is', async () => {
  const { page, sign } = await reviewed('Nora Pang');
  const publish = () => as('editor', `/pages/${page.id}`, { method: 'PATCH', body: { _status: 'published' } });
  expect(await publish()).toMatchObject({ status: 403, text: expect.stringContaining('Nora Pang') });
  await sign();
  await payload.update({
    collection: 'pages',
    id: page.id,
    draft: true,
    data: { sections: [{ ...hero, water: 'accent1' }] as never },
  });
  expect((await publish()).status).toBe(403);
  await sign();
  expect((await publish()).status).toBe(200);
});

it('an administrator publishes a page that is not signed', async () => {
  const { page } = await reviewed('Nora Pang');
  const published = await as('admin', `/pages/${page.id}`, { method: 'PATCH', body: { _status: 'published' } });
  expect(published.status).toBe(200);
});

it('comments, signatures and links go with their record', async () => {
  const { page, send, sign } = await reviewed('Nora Pang');
  await send({ act: 'comment', text: 'Words.' });
  await sign();
  await payload.delete({ collection: 'pages', id: page.id });
  expect(await readSaid(payload, 'pages', page.id)).toEqual({ links: [], comments: [], signatures: [] });
});

it('an erased person leaves no name and no address in a review', async () => {
  const { page, send, sign } = await reviewed('Nora Pang', { email: 'Nora@tea.example' });
  await send({ act: 'comment', text: 'Words that stay.' });
  await sign();
  await erasePerson(payload, settings, 'nora@tea.example');
  const left = JSON.stringify(await readSaid(payload, 'pages', page.id));
  expect(left).toContain('Words that stay.');
  expect(left).not.toMatch(/Nora/i);
});

it('the replies of a deleted account lose its name', async () => {
  const { page } = await reviewed('Nora Pang');
  const bea = await newEditor(payload, 'Bea');
  const reply = { list: 'pages', record: page.id, under: 1, by: bea.id, name: 'Bea', text: 'Done.' } as const;
  const { id } = await payload.create({ collection: 'review-comments', data: reply });
  await payload.delete({ collection: 'users', id: bea.id });
  expect(await payload.findByID({ collection: 'review-comments', id, depth: 0 })).toMatchObject({
    name: '',
    text: 'Done.',
  });
});
