// On SQLite, and on PostgreSQL in the full run: access is part of the query.
import { describe, expect, it } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { openOffice, password } from './testing/office.ts';

const payload = await openForTests();
const { as, ids, submission } = await openOffice(payload);
const long = '2001-01-01T00:00:00.000Z';

describe('fields that the system sets', () => {
  it.each(['admin', 'reader'] as const)('cannot be changed in an enquiry by the %s account', async (person) => {
    const before = await payload.findByID({ collection: 'submissions', id: submission });
    for (const path of [`/submissions/${submission}`, `/submissions?where[id][equals]=${submission}`]) {
      const body = {
        createdAt: long,
        updatedAt: long,
        key: 'another key',
        fingerprint: '2',
        name: 'Another Name',
        email: 'x@six.example',
        kind: 'application',
        filePath: '../../etc/passwd',
        fileName: 'x',
        heldBecause: 'x',
        id: 99,
        notes: 'They called.',
      };
      expect((await as(person, path, { method: 'PATCH', body })).status).toBe(200);
    }
    const after = await payload.findByID({ collection: 'submissions', id: submission });
    const own = { updatedAt: '', notes: '', searchText: '' };
    expect({ ...after, ...own }).toEqual({ ...before, ...own });
    expect(after.searchText).not.toContain('another name');
    expect(after.notes).toBe('They called.');
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(long));
  });

  it('cannot be changed in content', async () => {
    const made = await as('admin', '/article-categories', {
      method: 'POST',
      body: { title: 'Old', slug: 'old', createdAt: long, updatedAt: long },
    });
    expect(made.json().doc.createdAt).not.toBe(long);
    const { id } = made.json().doc;
    const changed = await as('editor', `/article-categories/${id}`, {
      method: 'PATCH',
      body: { createdAt: long, updatedAt: made.json().doc.updatedAt },
    });
    expect(changed.json().doc.createdAt).toBe(made.json().doc.createdAt);
    expect(changed.json().doc.updatedAt).not.toBe(made.json().doc.updatedAt);
    // A different time marks a form loaded before another save.
    const stale = await as('admin', `/article-categories/${id}`, { method: 'PATCH', body: { updatedAt: long } });
    expect(stale.status).toBe(409);
  });

  it('cannot be changed in an account', async () => {
    const secrets = { hash: 'x', salt: 'x', resetPasswordToken: 'x'.repeat(40), resetPasswordExpiration: '2999-01-01' };
    const body = { ...secrets, sessions: [], createdAt: long, _strategy: 'x', collection: 'api-tokens' };
    const before = await payload.db.findOne({ collection: 'users', where: { id: { equals: ids.editor } } });
    expect((await as('admin', `/users/${ids.editor}`, { method: 'PATCH', body })).status).toBe(200);
    const after = await payload.db.findOne({ collection: 'users', where: { id: { equals: ids.editor } } });
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  it('cannot be changed in a delivery', async () => {
    for (const person of ['admin', 'reader'] as const)
      for (const [path, method] of [
        ['/deliveries', 'POST'],
        ['/deliveries/1', 'PATCH'],
        ['/deliveries?where[id][exists]=true', 'PATCH'],
        ['/deliveries/1', 'DELETE'],
      ] as const)
        expect((await as(person, path, { method, body: { state: 'delivered' } })).status).toBe(403);
  });
});

describe('an editor', () => {
  it('cannot change roles, create accounts or write to the inbox', async () => {
    const own = `/users/${ids.editor}`;
    for (const path of [own, '/users?where[id][exists]=true']) {
      await as('editor', path, {
        method: 'PATCH',
        body: { roles: ['administrator'], mustChangePassword: false, name: 'Me' },
      });
    }
    const after = await payload.findByID({ collection: 'users', id: ids.editor });
    expect(after).toMatchObject({ roles: ['editor'], name: 'Me' });
    expect((await payload.findByID({ collection: 'users', id: ids.admin })).name).not.toBe('Me');
    for (const [path, method] of [
      ['/users', 'POST'],
      [own, 'DELETE'],
      ['/users?where[id][exists]=true', 'DELETE'],
      ['/users/unlock', 'POST'],
      ['/api-tokens', 'POST'],
      ['/submissions/1', 'PATCH'],
      ['/submissions', 'POST'],
    ] as const) {
      const body = { email: 'x@six.example', password, roles: ['administrator'], name: 'x' };
      const { status, text } = await as('editor', path, { method, body });
      expect(status >= 400 || (JSON.parse(text) as { docs?: unknown[] }).docs?.length === 0, `${method} ${path}`).toBe(
        true,
      );
    }
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(4 + 1);
  });
});

describe('REST queries', () => {
  const hidden = [
    '/submissions?sort=assignee.hash',
    '/submissions?sort=-assignee.salt',
    '/submissions?sort=assignee.email',
    '/submissions?sort=createdAt,assignee.hash',
    '/submissions?where[assignee.hash][like]=a',
    '/submissions?where[assignee.email][like]=a',
    '/submissions?where[or][0][and][0][assignee.resetPasswordToken][exists]=true',
    '/submissions/count?where[assignee.hash][like]=a',
    '/submissions?joins[deliveries][sort]=submission.assignee.hash',
    '/submissions?joins[deliveries][where][submission.assignee.hash][like]=a',
    `/submissions/1?joins[deliveries][sort]=submission.assignee.hash`,
    '/deliveries?sort=submission.assignee.hash',
    '/deliveries?where[submission.assignee.hash][like]=a',
    '/users?where[resetPasswordToken][like]=a',
    '/users?where[hash][like]=a',
    '/users?where[sessions.id][like]=a',
    '/users?sort=hash',
    '/users?sort=resetPasswordToken',
    '/users?sort=sessions.id',
    '/api-tokens?where[apiKeyIndex][like]=a',
    '/api-tokens?where[apiKey][like]=a',
    '/api-tokens?sort=apiKeyIndex',
    '/api-tokens?sort=apiKey',
    '/users/count?where[hash][like]=a',
  ];
  it.each(hidden)('%s is refused, even to administrators', async (path) => {
    for (const person of ['admin', 'reader'] as const) {
      const { status, text } = await as(person, path);
      expect([400, 403], text.slice(0, 200)).toContain(status);
    }
  });

  it('never return hidden fields, even when selected', async () => {
    for (const path of [
      '/users?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&showHiddenFields=true',
      `/users/${ids.admin}?select[hash]=true`,
      '/submissions?depth=2&populate[users][hash]=true&populate[users][salt]=true',
      '/api-tokens?select[apiKey]=true&select[apiKeyIndex]=true',
    ])
      expect((await as('admin', path)).text).not.toMatch(/"(hash|salt|apiKeyIndex|apiKey|resetPasswordToken)"/);
  });

  it('return at most 200 records', async () => {
    for (let made = 0; made < 205; made += 1)
      await payload.db.create({ collection: 'client-types', data: { title: `Type ${made}`, slug: `type-${made}` } });
    for (const query of [
      'limit=0',
      'limit=100000',
      'limit=-1',
      'pagination=false',
      'limit=0&pagination=false',
      'limit=x',
    ])
      for (const person of ['editor', 'token'] as const)
        expect((await as(person, `/client-types?${query}`)).json().docs.length, query).toBeLessThanOrEqual(200);
  });
});

it('the Local API accepts a Date object in a filter', async () => {
  const { totalDocs } = await payload.find({
    collection: 'article-categories',
    where: { createdAt: { less_than: new Date() } },
    user: await payload.findByID({ collection: 'users', id: ids.editor }),
    overrideAccess: false,
  });
  expect(totalDocs).toBeGreaterThan(0);
});
