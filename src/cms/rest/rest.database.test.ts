import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openForTests } from '../test-support.ts';
import { type Asking, ask, signIn } from './test-support.ts';

const payload = await openForTests();
const password = 'a password of this test';
const apiKey = randomUUID();
const long = '2001-01-01T00:00:00.000Z';

const people = {
  admin: { role: 'admin', readsEnquiries: false, mustChangePassword: false },
  reader: { role: 'editor', readsEnquiries: true, mustChangePassword: false },
  editor: { role: 'editor', readsEnquiries: false, mustChangePassword: false },
  newcomer: { role: 'admin', readsEnquiries: true, mustChangePassword: true },
} as const;
type Person = keyof typeof people | 'token' | 'stranger';

const tokens: Partial<Record<Person, string>> = {};
const ids: Partial<Record<Person, number>> = {};
let submission: number;
let article: number;

beforeAll(async () => {
  for (const [name, data] of Object.entries(people) as [keyof typeof people, (typeof people)['admin']][]) {
    const email = `${name}@six.example`;
    const made = await payload.create({ collection: 'users', data: { email, password, ...data } });
    ids[name] = Number(made.id);
    const token = await signIn(payload, email, password);
    if (token) tokens[name] = token;
  }
  await payload.create({ collection: 'api-tokens', data: { name: 'A program', enableAPIKey: true, apiKey } });
  const made = await payload.db.create({
    collection: 'submissions',
    data: {
      kind: 'enquiry',
      state: 'new',
      held: false,
      name: 'M. Chan',
      email: 'm.chan@six.example',
      key: 'the key of this submission',
      fingerprint: '1',
    },
  });
  submission = Number(made.id);
  const written = await payload.create({
    collection: 'article-categories',
    data: { title: 'Care', slug: 'care' },
  });
  article = Number(written.id);
});

const as = (person: Person, path: string, asking: Asking = {}) =>
  ask(payload, path, {
    ...asking,
    ...(person === 'token' ? { headers: { authorization: `api-tokens API-Key ${apiKey}` } } : {}),
    ...(tokens[person] ? { token: tokens[person] } : {}),
  });

const content = ['works', 'insights', 'jobs', 'client-types', 'article-categories', 'authors', 'media', 'redirects'];
const inside = [
  'users',
  'api-tokens',
  'submissions',
  'deliveries',
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

describe('strangers', () => {
  it.each([...content, ...inside])('get nothing of %s', async (name) => {
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

  it('get no pictures but at /media', async () => {
    expect((await as('stranger', '/media/file/any.png')).status).toBe(403);
    expect((await as('stranger', '/media/paste-url?src=http://127.0.0.1/')).status).toBe(403);
  });

  it('cannot become the first user, nor unlock, nor say what is not asked of them', async () => {
    for (const path of ['first-register', 'unlock', 'verify/x', 'refresh-token', '1/erase'])
      expect((await as('stranger', `/users/${path}`, { method: 'POST', body: {} })).status).toBeGreaterThanOrEqual(403);
    expect((await as('admin', '/users/first-register', { method: 'POST', body: {} })).status).toBe(403);
  });

  it('are told who they are: nobody', async () => {
    expect(await (await as('stranger', '/users/me')).text).toContain('"user":null');
  });

  it('cannot ask in another way', async () => {
    const answer = await ask(payload, '/article-categories', {
      method: 'POST',
      body: { limit: 0 },
      headers: { 'x-http-method-override': 'GET', 'x-payload-http-method-override': 'GET' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('tokens', () => {
  it.each(content)('read %s', async (name) => {
    expect((await as('token', `/${name}`)).status).toBe(200);
  });

  it.each(inside)('get nothing of %s', async (name) => {
    for (const path of [`/${name}`, `/${name}/1`, `/${name}/count`])
      expect([403, 404, 501], path).toContain((await as('token', path)).status);
  });

  it('write nothing', async () => {
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

describe('somebody with a first password', () => {
  it.each([...content, ...inside.filter((name) => name !== 'users')])('gets nothing of %s', async (name) => {
    for (const path of [`/${name}`, `/${name}/1`])
      expect([403, 404, 501], path).toContain((await as('newcomer', path)).status);
  });

  it('locks nothing, and keeps nothing', async () => {
    const lock = {
      document: { relationTo: 'article-categories', value: article },
      user: { relationTo: 'users', value: ids.newcomer },
    };
    expect((await as('newcomer', '/payload-locked-documents', { method: 'POST', body: lock })).status).toBe(403);
    expect((await as('newcomer', '/payload-preferences/nav', { method: 'POST', body: { value: 1 } })).status).toBe(403);
  });

  it('sees their own account', async () => {
    expect((await as('newcomer', '/users/me')).text).toContain('newcomer@six.example');
    expect((await as('newcomer', `/users/${ids.newcomer}`)).status).toBe(200);
    expect((await as('newcomer', `/users/${ids.admin}`)).status).toBeGreaterThanOrEqual(403);
  });
});

describe('what the system sets', () => {
  it.each(['admin', 'reader'] as const)('is set by nobody in an enquiry, not by the %s either', async (person) => {
    const before = await payload.findByID({ collection: 'submissions', id: submission });
    for (const path of [`/submissions/${submission}`, `/submissions?where[id][equals]=${submission}`]) {
      const body = {
        createdAt: long,
        updatedAt: long,
        key: 'another key',
        fingerprint: '2',
        name: 'Somebody else',
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
    expect({ ...after, updatedAt: '', notes: '' }).toEqual({ ...before, updatedAt: '', notes: '' });
    expect(after.notes).toBe('They called.');
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(long));
  });

  it('is set by nobody in content', async () => {
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
    // Another time would mean a form that was loaded before somebody else's save.
    const stale = await as('admin', `/article-categories/${id}`, { method: 'PATCH', body: { updatedAt: long } });
    expect(stale.status).toBe(409);
  });

  it('is set by nobody in an account', async () => {
    const secrets = { hash: 'x', salt: 'x', resetPasswordToken: 'x'.repeat(40), resetPasswordExpiration: '2999-01-01' };
    const body = { ...secrets, sessions: [], createdAt: long, _strategy: 'x', collection: 'api-tokens' };
    const before = await payload.db.findOne({ collection: 'users', where: { id: { equals: ids.editor } } });
    expect((await as('admin', `/users/${ids.editor}`, { method: 'PATCH', body })).status).toBe(200);
    const after = await payload.db.findOne({ collection: 'users', where: { id: { equals: ids.editor } } });
    expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  });

  it('is set by nobody in a delivery', async () => {
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
  it('becomes nothing else', async () => {
    const own = `/users/${ids.editor}`;
    for (const path of [own, '/users?where[id][exists]=true']) {
      await as('editor', path, {
        method: 'PATCH',
        body: { role: 'admin', readsEnquiries: true, mustChangePassword: false, name: 'Me' },
      });
    }
    const after = await payload.findByID({ collection: 'users', id: ids.editor ?? 0 });
    expect(after).toMatchObject({ role: 'editor', readsEnquiries: false, name: 'Me' });
    expect((await payload.findByID({ collection: 'users', id: ids.admin ?? 0 })).name).not.toBe('Me');
    for (const [path, method] of [
      ['/users', 'POST'],
      [own, 'DELETE'],
      ['/users?where[id][exists]=true', 'DELETE'],
      ['/users/unlock', 'POST'],
      ['/api-tokens', 'POST'],
      ['/submissions/1', 'PATCH'],
      ['/submissions', 'POST'],
    ] as const) {
      const body = { email: 'x@six.example', password, role: 'admin', name: 'x' };
      const { status, text } = await as('editor', path, { method, body });
      expect(status >= 400 || (JSON.parse(text) as { docs?: unknown[] }).docs?.length === 0, `${method} ${path}`).toBe(
        true,
      );
    }
    expect((await payload.count({ collection: 'users' })).totalDocs).toBe(4 + 1);
  });
});

describe('questions', () => {
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
  it.each(hidden)('%s is refused, whoever asks', async (path) => {
    for (const person of ['admin', 'reader'] as const) {
      const { status, text } = await as(person, path);
      expect([400, 403], text.slice(0, 200)).toContain(status);
    }
  });

  it('never get what is hidden, however they select', async () => {
    for (const path of [
      '/users?select[hash]=true&select[salt]=true&select[resetPasswordToken]=true&showHiddenFields=true',
      `/users/${ids.admin}?select[hash]=true`,
      '/submissions?depth=2&populate[users][hash]=true&populate[users][salt]=true',
      '/api-tokens?select[apiKey]=true&select[apiKeyIndex]=true',
    ])
      expect((await as('admin', path)).text).not.toMatch(/"(hash|salt|apiKeyIndex|apiKey|resetPasswordToken)"/);
  });

  it('have a bounded size and depth', async () => {
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
