// On SQLite, and on PostgreSQL in the full run: lists and searches are SQL.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { searchTextOf } from '../../cms/inbox/search-text.ts';
import { signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { parseSettings } from '../../config/env.ts';

const payload = await openForTests();
let count = 0;

const password = 'a password of this test';

beforeAll(async () => {
  for (const [email, roles] of [
    ['admin@six.example', ['administrator']],
    ['reader@six.example', ['editor', 'sales', 'talent']],
    ['editor@six.example', ['editor']],
  ] as const)
    await payload.create({
      collection: 'users',
      data: { email, password, roles: [...roles], mustChangePassword: false },
    });
});

beforeEach(async () => {
  await payload.delete({ collection: 'submissions', where: {} });
});

async function store(data: Readonly<Record<string, unknown>> = {}): Promise<number> {
  count += 1;
  const row = {
    kind: 'enquiry',
    state: 'new',
    held: false,
    name: 'M. Chan',
    email: `shop-${count}@six.example`,
    key: `the key of submission ${count}`,
    fingerprint: `${count}`,
    ...data,
  };
  const made = await payload.db.create({
    collection: 'submissions',
    data: { ...row, searchText: searchTextOf(row) },
  });
  return Number(made.id);
}

/** Requests the panel's own addresses, signed in or without an account. */
async function ask(path: string, account?: string, method = 'GET'): Promise<Response> {
  const headers = new Headers();
  if (account) {
    const token = await signIn(payload, `${account}@six.example`, password);
    headers.set('authorization', `JWT ${token}`);
  }
  return handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms${path}`, { headers, method }),
  });
}

describe('the CSV export', () => {
  it('requires the right to read enquiries, and escapes spreadsheet formulas', async () => {
    await store({ name: '=HYPERLINK("http://evil.example")', message: 'Noodles, "four" sizes' });
    expect((await ask('/submissions/export.csv')).status).toBe(403);
    expect((await ask('/submissions/export.csv', 'editor')).status).toBe(404);
    const answer = await ask('/submissions/export.csv', 'reader');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-[\d-]+\.csv"$/);
    const text = await answer.text();
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(text).toContain('"Noodles, ""four"" sizes"');
  });

  it('has times in the time zone of the site, and names the zone', async () => {
    const id = await store({ createdAt: '2026-11-28T18:39:00.000Z', callAt: '2026-12-01T02:00:00.000Z' });
    const text = await (await ask(`/submissions/export.csv?where[id][equals]=${id}`, 'admin')).text();
    expect(text).toContain('"createdAt (Asia/Hong_Kong)"');
    expect(text).toContain('"2026-11-29 02:39"');
    expect(text).toContain('"2026-12-01 10:00"');
  });

  it('has the language of the form, which is the first one where none is stored', async () => {
    for (const [language, code] of [
      ['zh-Hant-HK', 'zh-Hant-HK'],
      [null, 'en-GB'],
    ] as const) {
      const id = await store({ language });
      const text = await (await ask(`/submissions/export.csv?where[id][equals]=${id}`, 'admin')).text();
      const [head = [], row = []] = text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      expect(row[head.indexOf('"language"')]).toBe(`"${code}"`);
    }
  });

  it('has each row once, and follows the filters of the list', async () => {
    for (let made = 0; made < 405; made += 1) await store({ kind: made < 5 ? 'application' : 'enquiry' });
    const all = (await (await ask('/submissions/export.csv', 'admin')).text()).trim().split('\r\n').slice(1);
    expect(all).toHaveLength(405);
    expect(new Set(all).size).toBe(405);
    const some = await (await ask('/submissions/export.csv?where[kind][equals]=application', 'admin')).text();
    expect(some.trim().split('\r\n')).toHaveLength(6);
    const found = await (await ask(`/submissions/export.csv?search=shop-${count}%40`, 'admin')).text();
    expect(found.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('erasing the data of a person', () => {
  it('is restricted to administrators', async () => {
    const id = await store({ email: 'm.chan@six.example' });
    for (const account of [undefined, 'editor', 'reader'])
      expect((await ask(`/submissions/${id}/erase`, account, 'POST')).status).toBe(403);
  });
});

describe('the file of a submission', () => {
  it('returns a plain 404 when it is missing or a folder', async () => {
    for (const filePath of ['no-such-file', '.', '../submissions']) {
      const id = await store({ filePath, fileName: 'brief.pdf' });
      const answer = await ask(`/submissions/${id}/file`, 'reader');
      expect(answer.status, filePath).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await answer.text()).toBe('This file no longer exists.');
    }
  });

  it('is always a download', async () => {
    const folder = path.join(parseSettings().DATA_DIR, 'submissions');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'kept-file'), '<script>alert(1)</script>');
    const id = await store({ filePath: 'kept-file', fileName: 'brief".html' });
    expect((await ask(`/submissions/${id}/file`, 'editor')).status).toBe(404);
    const answer = await ask(`/submissions/${id}/file`, 'reader');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-length')).toBe('25');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''brief%22.html");
    expect(await answer.text()).toBe('<script>alert(1)</script>');
  });
});
