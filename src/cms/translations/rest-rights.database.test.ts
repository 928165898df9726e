// On SQLite, and on PostgreSQL in the full run: access is part of the query.
import { expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { payloadContentSource } from '../../content/payload/source.ts';
import { chinese, english } from '../../i18n/testing/languages.ts';
import type { Role } from '../access/table.ts';
import { openCompany } from '../access/testing/company.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage } from '../testing/records.ts';

// Editors of this company do not approve.
const payload = await openForTests({ ...parseSettings(), APPROVAL: true });
const { askers } = await openCompany(payload);
const site = payloadContentSource(payload, 'https://www.site.example', { language: english });

const send = async (role: Role, method: 'DELETE' | 'PATCH' | 'POST', path: string, body: object = {}) =>
  (await askers.get(role)?.(`/translations${path}`, { method, body }))?.status;

const ofPage = (record: number, language = chinese.code) => ({ of: 'pages', record, language, texts: {} });

const published = { title: { text: '頁', from: 'Page' } };

it('a role writes translations of its own collections alone', async () => {
  const { id } = await newPage(payload, '/theirs', { _status: 'published' });
  expect(await send('talent', 'POST', '', ofPage(id))).toBe(403);
  expect(await send('talent', 'POST', '?draft=true', ofPage(id, english.code))).toBe(403);
  const own = await payload.create({
    collection: 'translations',
    data: { of: 'jobs', record: 1, language: chinese.code, texts: {}, _status: 'draft' },
  });
  expect(await send('talent', 'PATCH', `/${own.id}`, ofPage(id, english.code))).toBe(403);
  expect(await send('talent', 'PATCH', `/${own.id}?draft=true`, { texts: published })).toBe(200);
  expect(await site.page('/theirs')).not.toBeNull();
});

it('a draft is checked as a published translation is', async () => {
  const { id } = await newPage(payload, '/checked');
  const wrong = { title: { text: { root: { children: [null] } }, from: 'x' } };
  expect(await send('editor', 'POST', '?draft=true', { ...ofPage(id), texts: wrong })).toBe(400);
  expect(await send('editor', 'POST', '?draft=true', { ...ofPage(id), of: 'users' })).toBe(400);
  expect(await send('editor', 'POST', '?draft=true', { ...ofPage(id), language: 'xx' })).toBe(400);
});

it('an account that does not approve takes no page off the site in any language', async () => {
  const { id } = await newPage(payload, '/approved', { _status: 'published' });
  expect(await send('editor', 'POST', '', ofPage(id, english.code))).toBe(403);
  const translation = await payload.create({
    collection: 'translations',
    data: { ...ofPage(id), of: 'pages', texts: published, _status: 'published' },
  });
  const at = `/${translation.id}`;
  expect(await send('editor', 'PATCH', at, { _status: 'draft' })).toBe(403);
  expect(await send('editor', 'PATCH', at, { ...ofPage(id, english.code), _status: 'draft' })).toBe(403);
  expect(await send('editor', 'DELETE', at)).toBe(403);
  expect(await send('editor', 'PATCH', `${at}?draft=true`, { texts: {} })).toBe(200);
  const { _status } = await payload.findByID({ collection: 'translations', id: translation.id });
  expect(_status).toBe('published');
  expect(await site.page('/approved')).not.toBeNull();
  expect(await send('administrator', 'PATCH', at, { _status: 'draft' })).toBe(200);
});
