// On both databases in the full run: each words its errors about unusable values differently.
import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { newPage } from '../testing/records.ts';
import type { Asking } from './test-support.ts';
import { openOffice } from './testing/office.ts';

const payload = await openForTests();
const { as, category } = await openOffice(payload);

/** Status and error message of an answer. */
const answerTo = async (path: string, method: Asking['method'] = 'GET', body?: unknown): Promise<string> => {
  const { status, text } = await as('editor', path, { method, ...(body === undefined ? {} : { body }) });
  const { errors } = JSON.parse(text) as { readonly errors?: readonly { readonly message: string }[] };
  return `${status} ${errors?.[0]?.message ?? ''}`.trim();
};

describe('a filter of a REST request', () => {
  const fields = [
    ['article-categories', 'id'],
    ['works', 'clientType'],
    ['works', 'featured'],
    ['works', 'postDate'],
    ['works', '_status'],
    ['insights', 'author'],
    ['media', 'filesize'],
    ['media', 'filename'],
  ] as const;
  const operators = [
    'equals',
    'not_equals',
    'in',
    'not_in',
    'exists',
    'like',
    'contains',
    'greater_than',
    'less_than_equal',
    'all',
    'near',
    'within',
    'intersects',
  ];
  const values = ['abc', '1,abc', '', 'null', '1e999', '-1', '[]', '%F0%9F%9A%A2', '99999999999999999999'];

  it.each(fields)('on %s by %s never causes a server error', async (collection, field) => {
    const issues: string[] = [];
    for (const operator of operators)
      for (const query of [...values.map((value) => `=${value}`), '[a]=b', '[]=b']) {
        const path = `/${collection}?where[${field}][${operator}]${query}&depth=0&limit=1`;
        const answer = await answerTo(path);
        if (!/^(200|400 .+)$/.test(answer)) issues.push(`${path}: ${answer}`);
      }
    expect(issues).toEqual([]);
  });

  it.each(['where=abc', 'where={', 'data=abc', 'page=1e999', 'where[and]=x', 'where[id]=x'])(
    'in the query %s is refused with 400',
    async (query) => {
      expect(await answerTo(`/article-categories?${query}`)).toMatch(/^400 .+/);
    },
  );

  it('that is invalid is refused on versions too', async () => {
    for (const question of ['[version.postDate][contains]=abc', '[version.clientType][in]=null'])
      expect(await answerTo(`/works/versions?where${question}`), question).toMatch(/^400 .+/);
  });

  it('that is valid returns its records', async () => {
    for (const condition of [`[in]=${category},999`, `[in][0]=${category}`, `[equals]=${category}`, '[exists]=true'])
      expect((await as('editor', `/article-categories?where[id]${condition}`)).json().docs).toMatchObject([
        { id: category },
      ]);
  });
});

it('an impossible record id is answered with 404 or 400 and changes nothing', async () => {
  for (const id of ['abc', 'undefined', 'NaN', '1e999']) {
    expect(await answerTo(`/article-categories/${id}`), id).toBe('404 Not Found');
    expect(await answerTo(`/article-categories/${id}`, 'DELETE'), id).toBe('404 Not Found');
    expect(await answerTo(`/article-categories/${id}`, 'PATCH', { title: 'X' }), id).toMatch(/^40[04] .+/);
    expect(await answerTo(`/works/${id}/duplicate`, 'POST'), id).toMatch(/^40[04] .+/);
  }
  const { text } = await as('editor', `/article-categories/${category}`);
  expect(JSON.parse(text)).toMatchObject({ title: 'Care' });
});

it('a body that is not an object is refused', async () => {
  for (const body of [null, 'x', 1, true]) {
    const which = JSON.stringify(body);
    expect(await answerTo('/article-categories', 'POST', body), which).toMatch(/^400 .+/);
    expect(await answerTo(`/article-categories/${category}`, 'PATCH', body), which).toMatch(/^400 .+/);
  }
});

it('a draft with a value of the wrong type never causes a server error', async () => {
  for (const [name, value] of [
    ['postDate', 'x'],
    ['postDate', {}],
    ['gridImageFull', 'abc'],
    ['gridImageFull', {}],
    ['clientType', ['abc']],
    ['clientType', [{}]],
  ] as const)
    expect(
      await answerTo('/works?draft=true', 'POST', { title: 'T', slug: `t-${name}`, [name]: value }),
      `${name} ${JSON.stringify(value)}`,
    ).toMatch(/^(201|400 .+)$/);
});

describe('rich text in a draft', () => {
  const paragraph = (children: unknown) => ({ type: 'paragraph', version: 1, children });
  const root = (children: unknown) => ({ root: { type: 'root', children } });
  const odd = [
    'text',
    5,
    true,
    [],
    {},
    { root: null },
    { root: 'x' },
    { root: [] },
    { root: {} },
    ...[null, 'x', 5, {}, [null], ['x'], [5], [[]], [{}]].map(root),
    ...[null, 'x', {}, [null], ['x']].map((children) => root([paragraph(children)])),
    ...[
      { type: 'block', version: 2, fields: null },
      { type: 'block', version: 2 },
    ].map((block) => root([block])),
  ];
  const kept = [
    root([]),
    root([paragraph([])]),
    root([
      paragraph([
        { type: 'text', version: 1, text: 'A' },
        { type: 'linebreak', version: 1 },
      ]),
    ]),
  ];
  const drafts = [
    ['works', 'body', (text: unknown) => ({ body: text })],
    ['jobs', 'text', (text: unknown) => ({ text })],
    ['insights', 'insightsContent.0.text', (text: unknown) => ({ insightsContent: [{ blockType: 'text', text }] })],
  ] as const;
  let count = 0;

  it.each(drafts)(
    'of %s is refused by field name when malformed, and stored when valid',
    async (collection, name, withText) => {
      for (const text of [...odd, ...kept]) {
        const isOdd = !kept.includes(text as (typeof kept)[number]);
        count += 1;
        const body = { title: 'T', slug: `text-${count}`, ...withText(text) };
        const answer = await as('editor', `/${collection}?draft=true&depth=0`, { method: 'POST', body });
        expect(answer.status, JSON.stringify(text)).toBe(isOdd ? 400 : 201);
        if (isOdd) expect(answer.text).toContain(`"path":"${name}"`);
      }
    },
  );

  it('that is malformed but already stored does not block other changes', async () => {
    const data = { title: 'Kept', slug: 'kept-text', _status: 'draft', text: root(null) };
    const { id } = await payload.db.create({ collection: 'jobs', data });
    const change = { method: 'PATCH', body: { title: 'Kept, and called otherwise' } } as const;
    const { status, text } = await as('editor', `/jobs/${id}?draft=true&depth=0`, change);
    expect(status, text).toBe(200);
    const { status: again } = await as('editor', `/jobs/${id}?draft=true`, {
      method: 'PATCH',
      body: { text: root(null) },
    });
    expect(again).toBe(400);
  });
});

const invalidStates = ['x', 'Published', '', null, 1, ['draft'], { en: 'draft' }].map((state, number) => ({
  state,
  number,
}));

it.each(invalidStates)('the status $state is refused and unpublishes nothing', async ({ state: _status, number }) => {
  const { id } = await newPage(payload, `/state-${number}`);
  const body = { _status };
  const tries = [
    [`/pages/${id}`, 'PATCH'],
    [`/pages/${id}?draft=true`, 'PATCH'],
    [`/pages/${id}?autosave=true&draft=true`, 'PATCH'],
    [`/pages/${id}?publishAllLocales=true`, 'PATCH'],
    [`/pages?where[id][equals]=${id}`, 'PATCH'],
    [`/pages/${id}/duplicate`, 'POST'],
    ['/pages?draft=true', 'POST'],
  ] as const;
  for (const [path, method] of tries)
    expect(await answerTo(path, method, body), `${method} ${path}`).toBe(
      '400 A record is either "draft" or "published".',
    );
  const up: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  expect((await payload.count({ collection: 'pages', where: up, overrideAccess: false })).totalDocs).toBe(1);
});
