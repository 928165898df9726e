// On SQLite, and on PostgreSQL in the full run: access is part of the query.
import { describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { ask } from './test-support.ts';
import { openOffice } from './testing/office.ts';

const payload = await openForTests();
const { as, ids, category: article } = await openOffice(payload);

const content = ['works', 'insights', 'jobs', 'client-types', 'article-categories', 'authors', 'media', 'redirects'];
const inside = [
  'users',
  'api-tokens',
  'submissions',
  'deliveries',
  'figures',
  'not-found',
  'form-attempts',
  'content-stamps',
  'payload-jobs',
  'payload-jobs/run',
  'payload-jobs/handle-schedules',
  'payload-kv',
  'payload-migrations',
  'payload-locked-documents',
  'payload-preferences',
  'payload-preferences/nav',
  'access',
  'og',
];

describe('anonymous requests', () => {
  it.each([...content, ...inside])('cannot read %s', async (name) => {
    for (const path of [
      `/${name}`,
      `/${name}?limit=0&depth=10`,
      `/${name}/count`,
      `/${name}/1`,
      `/${name}/versions`,
      `/${name}/access`,
    ]) {
      const { status, text } = await as('stranger', path);
      expect([403, 404, 501], `${path}: ${text.slice(0, 200)}`).toContain(status);
    }
  });

  it('cannot read pictures through the REST API', async () => {
    expect((await as('stranger', '/media/file/any.png')).status).toBe(403);
    expect((await as('stranger', '/media/paste-url?src=http://127.0.0.1/')).status).toBe(403);
  });

  it('cannot register a first user or call other account endpoints', async () => {
    for (const path of ['first-register', 'unlock', 'verify/x', 'refresh-token', '1/erase'])
      expect((await as('stranger', `/users/${path}`, { method: 'POST', body: {} })).status).toBeGreaterThanOrEqual(403);
    expect((await as('admin', '/users/first-register', { method: 'POST', body: {} })).status).toBe(403);
  });

  it('get a null user from /users/me', async () => {
    expect(await (await as('stranger', '/users/me')).text).toContain('"user":null');
  });

  it('cannot override the method by a header', async () => {
    const answer = await ask(payload, '/article-categories', {
      method: 'POST',
      body: { limit: 0 },
      headers: { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('API tokens', () => {
  it.each(content)('read %s', async (name) => {
    expect((await as('token', `/${name}`)).status).toBe(200);
  });

  it.each(inside)('cannot read %s', async (name) => {
    for (const path of [`/${name}`, `/${name}/1`, `/${name}/count`])
      expect([403, 404, 501], path).toContain((await as('token', path)).status);
  });

  it('cannot write', async () => {
    const lock = {
      document: { relationTo: 'article-categories', value: article },
      user: { relationTo: 'users', value: ids.admin },
    };
    for (const [path, method, body] of [
      ['/payload-locked-documents', 'POST', lock],
      ['/payload-preferences', 'POST', { key: 'nav', value: {} }],
      ['/payload-preferences/nav', 'POST', { value: {} }],
      ['/article-categories', 'POST', { title: 'New', slug: 'new' }],
      [`/article-categories/${article}`, 'PATCH', { title: 'New' }],
      [`/article-categories/${article}`, 'DELETE', undefined],
      ['/article-categories?where[id][exists]=true', 'DELETE', undefined],
      ['/payload-jobs/run', 'GET', undefined],
      ['/users/me', 'GET', undefined],
      ['/users/logout', 'POST', {}],
    ] as const) {
      const { status, text } = await as('token', path, { method, ...(body ? { body } : {}) });
      expect([403, 404, 501], `${method} ${path}: ${text.slice(0, 200)}`).toContain(status);
    }
    expect((await payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(0);
    expect((await payload.count({ collection: 'payload-preferences' })).totalDocs).toBe(0);
  });
});

describe('an account with a first password', () => {
  const theirs = ['users', 'payload-preferences', 'payload-preferences/nav'];
  it.each([...content, ...inside.filter((name) => !theirs.includes(name))])('cannot read %s', async (name) => {
    for (const path of [`/${name}`, `/${name}/1`])
      expect([403, 404, 501], path).toContain((await as('newcomer', path)).status);
  });

  it('can store neither locks nor preferences', async () => {
    const lock = {
      document: { relationTo: 'article-categories', value: article },
      user: { relationTo: 'users', value: ids.newcomer },
    };
    expect((await as('newcomer', '/payload-locked-documents', { method: 'POST', body: lock })).status).toBe(403);
    expect((await as('newcomer', '/payload-preferences/nav', { method: 'POST', body: { value: 1 } })).status).toBe(403);
  });

  it('can read its own preferences only', async () => {
    const kept = { method: 'POST', body: { value: { open: 'of the administrator' } } } as const;
    expect((await as('admin', '/payload-preferences/nav', kept)).status).toBe(200);
    const { status, text } = await as('newcomer', '/payload-preferences/nav');
    expect([status, text.includes('of the administrator')]).toEqual([200, false]);
    expect((await as('newcomer', '/payload-preferences')).status).toBe(403);
  });

  it('can read its own account only', async () => {
    expect((await as('newcomer', '/users/me')).text).toContain('newcomer@six.example');
    expect((await as('newcomer', `/users/${ids.newcomer}`)).status).toBe(200);
    expect((await as('newcomer', `/users/${ids.admin}`)).status).toBeGreaterThanOrEqual(403);
  });
});
