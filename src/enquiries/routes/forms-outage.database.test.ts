// On SQLite, and on PostgreSQL in the full run: a file without a table and a stopped server fail in
// different places.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { type FastifyInstance, fastify } from 'fastify';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownPostgres } from '../../../e2e/support/stand-ins/postgres.ts';
import { openContentSystem } from '../../cms/database/open.ts';
import { inTransaction } from '../../cms/database/transaction.ts';
import { filesFolder } from '../../config/derived.ts';
import { parseSettings, type Settings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { formRoutes } from './form-routes.ts';
import { openForms } from './forms.ts';
import { showsOutcome } from './testing/form-server.ts';

let payload: Payload;
let server: FastifyInstance;
let url: string;
let settings: Settings;
let stopDatabase: () => void | Promise<void>;
let startDatabase: () => void | Promise<void>;
let endDatabase = (): void => undefined;

const rename = (from: string, to: string) => async () => {
  await inTransaction(payload, ({ query }) => query(sql`${sql.raw(`alter table ${from} rename to ${to}`)}`));
};

beforeAll(async () => {
  if (process.env.DATABASE_URL) {
    const postgres = await ownPostgres();
    process.env.DATABASE_URL = postgres.url;
    stopDatabase = postgres.halt;
    startDatabase = postgres.resume;
    endDatabase = postgres.stop;
  } else {
    stopDatabase = rename('submissions', 'submissions_gone');
    startDatabase = rename('submissions_gone', 'submissions');
  }
  settings = parseSettings({ ...process.env, ADMIN: 'off', FORM_LIMIT: '8' });
  payload = (await openContentSystem(compose, settings, { print: () => undefined })).payload;
  const content = { jobs: () => Promise.reject(new Error('Content is away.')) };
  const parts = { settings, payload, contentIn: () => content, hasForm: async () => true, deliverNow: () => undefined };
  const forms = openForms(parts, showsOutcome);
  server = fastify({ trustProxy: true });
  formRoutes(server, () => ({ forms }));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await payload.destroy();
  endDatabase();
});

const typed = { name: 'M. Chan', company: 'Number Six', email: 'shop@six.example', phone: '6', message: 'Noodles' };
let clients = 0;

/** Gives each request its own address, so that only the test of the limit reaches it. */
function send(script: boolean, to = '/contact-us', address = '') {
  clients += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, start: 'a start' })) body.set(name, value);
  body.set('file', new Blob(['%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n']), 'brief.pdf');
  return fetch(`${url}${to}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'accept-encoding': 'identity',
      'x-forwarded-for': address || `192.0.2.${clients}`,
      accept: script ? 'application/json' : 'text/html',
    },
  });
}

const leaked = /select|insert|ECONN|127\.0\.0\.1|params|relation|no such/i;

it('a form gets 503 with its values while the database is down, and is accepted afterwards', async () => {
  expect((await send(true)).status).toBe(200);
  await stopDatabase();
  try {
    for (const to of ['/contact-us', '/jobs/web-developer']) {
      const page = await send(false, to);
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('30');
      const text = await page.text();
      expect(text).not.toMatch(leaked);
      const { values, errors, fileLost, start } = JSON.parse(text);
      const { company, ...common } = typed;
      expect(values).toMatchObject(common);
      if (to === '/contact-us') expect(values).toMatchObject({ company });
      expect(errors).toEqual([{ field: '', message: expect.stringMatching(/once more/) }]);
      expect(fileLost).toBe(true);
      // With a new start token, a visitor who presses the button again at once would count as a
      // program.
      expect(start).toBe('a start');
    }
    const json = await send(true);
    expect(json.status).toBe(503);
    expect(json.headers.get('retry-after')).toBe('30');
    const answer = await json.text();
    expect(answer).not.toMatch(leaked);
    expect(JSON.parse(answer)).toEqual({ errors: [{ field: '', message: expect.stringMatching(/^[^\n]+$/) }] });
  } finally {
    await startDatabase();
  }
  await expect.poll(async () => (await send(false)).status, { timeout: 20_000 }).toBe(303);
});

it('the form limit also counts while the database is down', async () => {
  await stopDatabase();
  try {
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await send(true, '/contact-us', '198.51.100.7')).status);
    expect(statuses).toEqual([503, 503, 503, 503, 503, 503, 503, 503, 429]);
  } finally {
    await startDatabase();
  }
});

it('a form gets 503 with its values while files cannot be written', async () => {
  const folder = filesFolder(settings);
  const before = readdirSync(folder).length;
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'A file stands where the folder was.');
  try {
    const page = await send(false);
    expect(page.status).toBe(503);
    expect(await page.json()).toMatchObject({ values: typed, fileLost: true });
  } finally {
    rmSync(folder);
    mkdirSync(folder);
  }
  expect(before).toBeGreaterThan(0);
  expect((await send(false)).status).toBe(303);
});
