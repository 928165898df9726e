// On SQLite, and on PostgreSQL in the full run: columns and versions are searched in SQL.
import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { type As, type Asker, openCompany } from '../access/testing/company.ts';
import { searchTextOf } from '../inbox/search-text.ts';
import { openForTests } from '../testing/open-for-tests.ts';
import type { PaletteAnswer, PaletteResult } from './palette-results.ts';

const payload: Payload = await openForTests();
let askers: Map<Asker, As>;

async function find(who: Asker, words: string): Promise<readonly PaletteResult[]> {
  const answer = await askers.get(who)?.(`/find?${new URLSearchParams({ words })}`);
  const { found }: PaletteAnswer = await (answer ?? Response.json({ found: [] })).json();
  return found;
}

const titles = (found: readonly PaletteResult[]) => found.map(({ title }) => title);

beforeAll(async () => {
  ({ askers } = await openCompany(payload));
  await payload.create({
    collection: 'facts',
    data: { token: 'rope-length', label: 'Length of a rope', kind: 'text', value: 'nine fathoms' },
  });
  const page = { sections: [], description: 'A page of this test.' };
  await payload.create({
    collection: 'pages',
    draft: true,
    data: { ...page, title: 'Rope of {rope-length} – {name}', path: '/rope', _status: 'draft' },
  });
  const enquiry = { name: 'Ines Ropemaker', company: 'Hemp and Sons', message: 'We make rope.' };
  await payload.db.create({
    collection: 'submissions',
    data: {
      kind: 'enquiry',
      state: 'open',
      held: false,
      key: 'rope',
      fingerprint: 'rope',
      email: 'r@six.example',
      ...enquiry,
      searchText: searchTextOf(enquiry),
    },
  });
});

it('records are found by name, with facts filled in, and with their type and status', async () => {
  const found = await find('editor', 'rope');
  expect(found).toContainEqual({
    href: expect.stringMatching(/^\/admin\/collections\/pages\/\d+$/),
    title: 'Rope of nine fathoms',
    kind: 'Page',
    aside: '/rope',
    state: { kind: 'draft', word: 'Draft' },
  });
  expect(found).toContainEqual(
    expect.objectContaining({ title: 'Length of a rope', kind: 'Fact', aside: 'nine fathoms' }),
  );
});

it('enquiries are found only by roles that may read them', async () => {
  expect(await find('sales', 'hemp')).toEqual([
    {
      href: expect.stringMatching(/submissions\/\d+$/),
      title: 'Ines Ropemaker',
      kind: 'Enquiry',
      aside: 'Hemp and Sons',
      state: { kind: 'open', word: 'Waiting' },
    },
  ]);
  expect(await find('editor', 'hemp')).toEqual([]);
  expect(await find('talent', 'hemp')).toEqual([]);
  expect(titles(await find('sales', 'rope'))).toEqual(['Ines Ropemaker']);
});

it('collections are found by name, and an empty query finds nothing', async () => {
  expect((await find('editor', 'redir'))[0]).toMatchObject({ title: 'Redirects', kind: 'List' });
  expect(titles(await find('sales', 'redir'))).toEqual([]);
  expect(await find('editor', '  ')).toEqual([]);
});

it('pages are found by the text of their sections, not by field or colour names', async () => {
  const sections = [{ blockType: 'hero', heading: { text: 'Splicing 100% by hand' }, water: 'accent3' }];
  await payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Knots', description: 'A page of this test.', path: '/knots', sections, _status: 'draft' } as never,
  });
  expect(titles(await find('editor', 'hand splicing'))).toEqual(['Knots']);
  expect(titles(await find('reader', '100% by'))).toEqual(['Knots']);
  expect(titles(await find('editor', 'accent3'))).toEqual([]);
  expect(titles(await find('editor', 'blockType'))).toEqual([]);
  expect(titles(await find('talent', 'splicing'))).toEqual([]);
});

it('a search makes at most three queries, and four more for collections with results', async () => {
  const asked = vi.spyOn(payload.db, 'find');
  const versions = vi.spyOn(payload.db, 'queryDrafts');
  await find('administrator', 'nothing holds these words');
  const idle = asked.mock.calls.length + versions.mock.calls.length;
  await find('administrator', 'rope');
  const some = asked.mock.calls.length + versions.mock.calls.length - idle;
  asked.mockRestore();
  versions.mockRestore();
  // Queries for the account and the facts.
  expect(idle).toBeLessThanOrEqual(3);
  expect(some).toBeLessThanOrEqual(idle + 4);
});

it('anonymous requests and API tokens are refused', async () => {
  for (const who of ['stranger', 'token'] as const)
    expect((await askers.get(who)?.('/find?words=rope'))?.status).toBe(403);
});
