// On SQLite, and on PostgreSQL in the full run: access is part of the query.
import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, expect, it, vi } from 'vitest';
import { openForTests } from '../testing/open-for-tests.ts';
import { payloadsOwn, type Rights, roles, table } from './table.ts';
import { type As, type Asker, openCompany } from './testing/company.ts';

const payload: Payload = await openForTests();
const { askers, recordFor } = await openCompany(payload);

/**
 * Access by REST: read, create, update, delete, publish, versions, unlock, and endpoints of the
 * collection; a dot is none. Repeats the table of roles, so that it cannot change by accident.
 */
const expected = `
                   administrator editor   talent   sales    reader   token  stranger
pages              rcudpv        rcudpv   .        .        rv       .      .
works              rcudpv        rcudpv   .        .        rv       r      .
insights           rcudpv        rcudpv   .        .        rv       r      .
jobs               rcudpv        rcudpv   rcudpv   .        rv       r      .
client-types       rcud          rcud     .        .        r        r      .
article-categories rcud          rcud     .        .        r        r      .
authors            rcud          rcud     .        .        r        r      .
facts              rcud          rcud     .        .        r        .      .
holidays           rcud          rcud     .        .        r        .      .
navigation         ru            ru       .        .        r        .      .
films              rcud          rcud     .        .        r        .      .
partners           rcud          rcud     .        .        r        .      .
people             rcud          rcud     .        .        r        .      .
testimonials       rcud          rcud     .        .        r        .      .
media              rcud          rcud     .        .        r        r      .
redirects          rcud          rcud     .        .        r        r      .
translations       rcudpv        rcupv    rcupv    .        rv       .      .
preview-links      rd+share+revoke rd+share+revoke rd+share+revoke . .        .      .
review-comments    r+answer      r+answer r+answer .        .        .      .
sign-offs          r             r        r        .        .        .      .
submissions        rud+file+export+answer+note+erase+person . ru+file+export+answer+note ru+file+export+answer+note . . .
deliveries         r+tryAgain    .        r+tryAgain r+tryAgain .    .      .
enquiry-events     r             .        r        r        .        .      .
subscribers        rd+export     .        .        r+export .        .      .
users              rcudk+takeOff+endSessions r        r        r        r        .      .
api-tokens         rcud          .        .        .        .        .      .
form-attempts      .             .        .        .        .        .      .
figures            r+export      r+export .        r+export r+export .      .
not-found          rd+ignore+redirect+correct rd+ignore+redirect+correct . . . . .
content-stamps     .             .        .        .        .        .      .
`;

/**
 * Fields with rights of their own; unlisted rights equal those of the record. Owners have further
 * rights.
 */
const expectedFields: Readonly<Record<string, string>> = {
  'users.secondFactor': 'read none, create none, update none',
  'users.email': 'read administrator',
  'users.roles': 'read administrator, create administrator, update administrator',
  'users.approves': 'read administrator, create administrator, update administrator',
  'users.mustChangePassword': 'read administrator, create administrator, update administrator',
  'users.toldOfLetters': 'read administrator',
  'users.toldOn': 'read none, create none, update none',
  'facts.token': 'update none',
  'films.drawn': 'create none, update none',
  'partners.drawn': 'create none, update none',
  'media.drawn': 'create none, update none',
  'preview-links.digest': 'read none',
  'preview-links.email': 'read administrator editor',
  'subscribers.address': 'read none',
  ...Object.fromEntries(
    [
      'kind',
      'name',
      'company',
      'email',
      'phone',
      'portfolio',
      'message',
      'job',
      'source',
      'language',
      'origin',
      'key',
      'fingerprint',
      'fileName',
      'fileType',
      'fileSize',
      'filePath',
      'heldBecause',
      'scan',
      'scanFound',
      'call',
      'halfDays',
      'newsletter',
      'statement',
      'callAt',
    ].map((name) => [`submissions.${name}`, 'update none']),
  ),
};

const [head = [], ...rows] = expected
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const isRefused = (status: number): boolean => status === 401 || status === 403 || status === 404;

/**
 * Whether a role may do an operation by REST. Access is checked before the validity of the data.
 */
async function isAllowed(operation: string, collection: string, as: As, role: Asker): Promise<boolean> {
  const id = operation === 'c' || operation === 'v' ? 0 : await recordFor(collection, role);
  const at = `/${collection}/${id}`;
  const key = randomUUID();
  switch (operation) {
    case 'r': {
      const [one, list] = [await as(at), await as(`/${collection}?where[id][equals]=${id}`)];
      const listed = list.status === 200 && list.json().docs.length === 1;
      expect(one.status === 200, `${role}: record and list of ${collection} agree`).toBe(listed);
      return listed;
    }
    case 'c':
      return !isRefused((await as(`/${collection}`, { method: 'POST', body: {} })).status);
    case 'u':
      return !isRefused((await as(at, { method: 'PATCH', body: {} })).status);
    case 'd':
      return !isRefused((await as(at, { method: 'DELETE' })).status);
    case 'p':
      return !isRefused((await as(at, { method: 'PATCH', body: { _status: 'published' } })).status);
    case 'v': {
      const { status } = await as(`/${collection}/versions`);
      expect(status, `${role}: versions of ${collection}`).toBeLessThan(500);
      return !isRefused(status);
    }
    case 'k':
      return !isRefused(
        (await as(`/${collection}/unlock`, { method: 'POST', body: { email: 'reader@six.example' } })).status,
      );
    case 'share': {
      const record = await recordFor('jobs', role);
      return !isRefused(
        (await as(`/${collection}/share`, { method: 'POST', body: { collection: 'jobs', record, hours: 24 } })).status,
      );
    }
    case 'file':
      return !isRefused((await as(`${at}/file`)).status);
    case 'export':
      return !isRefused((await as(`/${collection}/export.csv`)).status);
    case 'erase':
      return !isRefused((await as(`${at}/erase`, { method: 'POST' })).status);
    case 'person':
      return !isRefused((await as(`${at}/person.json`)).status);
    case 'answer': {
      const path = collection === 'review-comments' ? 'reply' : 'answer';
      return !isRefused((await as(`${at}/${path}`, { method: 'POST', body: { text: 'Hello', key } })).status);
    }
    case 'revoke':
      return !isRefused((await as(`${at}/revoke`, { method: 'POST' })).status);
    case 'note':
      return !isRefused((await as(`${at}/note`, { method: 'POST', body: { text: 'Hello', key } })).status);
    case 'takeOff':
      return !isRefused((await as(`${at}/second-factor/take-off`, { method: 'POST', body: {} })).status);
    case 'endSessions':
      return !isRefused((await as(`${at}/end-sessions`, { method: 'POST', body: {} })).status);
    case 'ignore':
      return !isRefused((await as(`${at}/ignore`, { method: 'POST', body: { ignored: true } })).status);
    case 'redirect':
    case 'correct':
      return !isRefused((await as(`${at}/${operation}`, { method: 'POST', body: { to: '/nowhere' } })).status);
    case 'tryAgain':
      return !isRefused((await as(`${at}/try-again`, { method: 'POST' })).status);
    default:
      throw new Error(`Unknown operation: ${operation}.`);
  }
}

const operationsIn = (cell: string): string[] => {
  const [enquiries = '', ...actions] = cell.split('+');
  return [...enquiries.replace('.', ''), ...actions];
};

/** All operations of a collection, allowed or not. */
const allOf = (collection: string, cells: readonly string[]): string[] => {
  const { versions, auth } = payload.collections[collection as 'users'].config;
  return [
    ...new Set([
      ...'rcud',
      ...(versions ? 'pv' : ''),
      ...(auth && !auth.disableLocalStrategy ? 'k' : ''),
      ...cells.flatMap(operationsIn),
    ]),
  ];
};

// Points to a closed port: allowed requests fail there, forbidden ones before.
vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
afterAll(() => void vi.unstubAllEnvs());

it('the access table and the expected table list every collection', () => {
  const slugs = Object.keys(payload.collections).filter((slug) => !slug.startsWith('payload-'));
  expect(Object.keys(table).sort()).toEqual(slugs.sort());
  expect(rows.map(([slug]) => slug).sort()).toEqual(slugs);
  expect(head).toEqual([...roles, 'token', 'stranger']);
  const comeWithPayload = Object.keys(payload.collections).filter((slug) => slug.startsWith('payload-'));
  expect(Object.keys(payloadsOwn).sort()).toEqual(comeWithPayload.sort());
  expect(payload.config.globals).toEqual([]);
});

it.each(rows.map(([collection = '', ...cells]) => ({ collection, cells })))(
  '$collection: each role may do exactly the operations of the table',
  async ({ collection, cells }) => {
    const all = allOf(collection, cells);
    const found = [];
    for (const asker of head as Asker[]) {
      const as = askers.get(asker);
      if (!as) throw new Error(`Unknown account: ${asker}.`);
      const got: string[] = [];
      for (const operation of all) if (await isAllowed(operation, collection, as, asker)) got.push(operation);
      found.push(`${asker}: ${got.join(' ')}`);
    }
    const wanted = head.map((asker, column) => {
      const cell = operationsIn(cells[column] ?? '');
      return `${asker}: ${all.filter((one) => cell.includes(one)).join(' ')}`;
    });
    expect(found).toEqual(wanted);
  },
);

type Can = true | Readonly<Partial<Record<'read' | 'create' | 'update', true>>> | undefined;

it('each role may read and write fields exactly as in the table of field rights', async () => {
  const named = Object.entries(table as Readonly<Record<string, Rights>>).flatMap(([slug, { fields = {} }]) =>
    Object.keys(fields).map((name) => `${slug}.${name}`),
  );
  expect(named.sort()).toEqual(Object.keys(expectedFields).sort());
  const found: string[] = [];
  const wanted: string[] = [];
  for (const role of roles) {
    const answer = await askers.get(role)?.('/access');
    const { collections = {} } = JSON.parse(answer?.text ?? '{}') as {
      collections?: Record<string, { fields?: true | Record<string, Can> } & Record<string, unknown>>;
    };
    for (const [place, words] of Object.entries(expectedFields)) {
      const [slug = '', name = ''] = place.split('.');
      const mine = collections[slug];
      const can = mine?.fields === true ? true : mine?.fields?.[name];
      for (const one of words.split(', ')) {
        const [operation = '', ...who] = one.split(' ');
        const allowed = can === true ? Boolean(mine?.[operation]) : Boolean(can?.[operation as 'read']);
        found.push(`${role} ${place} ${operation} ${allowed}`);
        wanted.push(`${role} ${place} ${operation} ${who.includes(role)}`);
      }
    }
  }
  expect(found).toEqual(wanted);
});
