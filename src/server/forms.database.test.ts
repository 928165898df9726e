import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openContentSystem } from '../cms/open.ts';
import { readSettings, type Settings } from '../env.ts';
import { sweepFiles } from '../intake/files.ts';
import { makeStart, makeStartOver } from '../intake/form-start.ts';
import { limitInDatabase } from '../intake/rate-limit.ts';
import { filesFolder, submit } from '../intake/submit.ts';
import { type Forms, formRoutes } from './form-routes.ts';

let payload: Payload;
let server: FastifyInstance;
let url: string;
let settings: Settings;
let letsIn = true;
let job: string | null | undefined = 'Web developer';

const secret = 'the secret of this test, which is long enough';

beforeAll(async () => {
  settings = readSettings({
    ...process.env,
    SECRET: secret,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SHEET_ENDPOINT_URL: 'http://127.0.0.1:1/',
    CRM_BASE_URL: 'http://127.0.0.1:1',
    CRM_API_TOKEN: 'token',
    ADMIN: 'off',
  });
  payload = (await openContentSystem(settings, { say: () => undefined })).payload;
  const forms: Forms = {
    folder: filesFolder(settings),
    maySend: async () => letsIn,
    submit: (post) => submit(payload, settings, post),
    makeStart: (shown) => makeStart(secret, Date.now(), shown),
    makeStartOver: () => makeStartOver(secret, Date.now()),
    findJob: async () => job,
    renderForm: async (address, outcome) => ({
      status: outcome.status,
      headers: { 'content-type': 'text/html' },
      etag: '',
      body: () => Buffer.from(JSON.stringify({ address, ...outcome })),
    }),
  };
  server = fastify();
  formRoutes(server, () => ({ forms }));
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await payload.destroy();
});

const pdf = '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\n%%EOF\n';
let people = 0;

/** Somebody who has not written before. */
function somebody(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  people += 1;
  return { name: `Person ${people}`, email: `person-${people}@six.example`, message: 'We sell noodles.', ...fields };
}

interface SendOptions {
  readonly to?: string;
  readonly file?: { readonly name: string; readonly content: string };
  readonly script?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(
  fields: Readonly<Record<string, string>>,
  { to = '/contact-us', file, script = true, headers }: SendOptions = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', new Blob([file.content]), file.name);
  return fetch(`${url}${to}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      'accept-encoding': 'identity',
      ...(script ? { accept: 'application/json' } : {}),
      ...headers,
    },
  });
}

const submissionsOf = async (email: string | undefined) =>
  (await payload.find({ collection: 'submissions', where: { email: { equals: email ?? '' } }, depth: 1 })).docs;

const deliveriesOf = async (id: number) =>
  (await payload.find({ collection: 'deliveries', where: { submission: { equals: id } }, depth: 0, sort: 'id' })).docs;

const key = () => crypto.randomUUID();
const files = () => (existsSync(filesFolder(settings)) ? readdirSync(filesFolder(settings)) : []);

beforeEach(() => {
  letsIn = true;
  job = 'Web developer';
});

describe('an enquiry', () => {
  it('is stored with one delivery for each destination before it is thanked for', async () => {
    const fields = somebody({ key: key(), company: 'Number Six' });
    const answer = await send(fields);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true });
    const [submission, ...others] = await submissionsOf(fields.email);
    expect(others).toEqual([]);
    expect(submission).toMatchObject({ kind: 'enquiry', state: 'new', held: false, company: 'Number Six' });
    const deliveries = await deliveriesOf(submission?.id ?? 0);
    expect(deliveries.map(({ destination, state }) => `${destination} ${state}`)).toEqual([
      'sheet waiting',
      'crm waiting',
      'mail waiting',
      'receipt waiting',
    ]);
  });

  it('leads to the result page without script, and shows the form again with what was typed', async () => {
    const good = await send(somebody(), { script: false });
    expect(good.status).toBe(303);
    expect(good.headers.get('location')).toBe('/contact-us?sent=1#form');

    const bad = await send({ name: '', email: 'ming@', message: 'Noodles' }, { script: false });
    expect(bad.status).toBe(422);
    const page = await bad.json();
    expect(page).toMatchObject({ address: '/contact-us', values: { email: 'ming@', message: 'Noodles' } });
    expect(page.errors).toEqual([
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'This is not an email address we could answer to' },
    ]);
    expect(page.key).toMatch(/^[\w-]{36}$/);
  });

  it('is one, however often its button is pressed, and gets the same answer each time', async () => {
    const fields = somebody({ key: key() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await submissionsOf(fields.email)).toHaveLength(1);

    const without = somebody();
    const presses = await Promise.all(Array.from({ length: 4 }, () => send(without, { script: false })));
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await submissionsOf(without.email)).toHaveLength(1);
  });

  it('is one when somebody goes back and sends the same again under a new key', async () => {
    const fields = somebody({ key: key() });
    await send(fields);
    expect((await send({ ...fields, key: key() })).status).toBe(200);
    expect(await submissionsOf(fields.email)).toHaveLength(1);
  });

  it('is refused with a clear error when its key belongs to other words', async () => {
    const fields = somebody({ key: key() });
    await send(fields);
    const answer = await send({ ...fields, message: 'Something else.' });
    expect(answer.status).toBe(409);
    expect((await answer.json()).errors[0].message).toMatch(/already have this form/);
    expect(await submissionsOf(fields.email)).toHaveLength(1);
  });

  it('gets a new start when its own has run out, and only then', async () => {
    const old = makeStart(secret, Date.now() - 25 * 60 * 60 * 1000);
    const answer = await (await send(somebody({ start: old }))).json();
    expect(answer.errors[0].message).toMatch(/open for more than a day/);
    expect(answer.start).toMatch(/^\w+\.[\w-]{22}$/);
    // Whoever presses again at once is not faster than anybody types.
    const again = somebody({ key: key(), start: answer.start });
    expect((await send(again)).status).toBe(200);
    expect((await submissionsOf(again.email))[0]).toMatchObject({ held: false });
    const recent = makeStart(secret, Date.now() - 60_000);
    expect(await (await send(somebody({ start: recent, name: '' }))).json()).not.toHaveProperty('start');
  });

  it.each([
    ['a filled trap', { website: 'https://spam.example' }],
    ['a start that has only just been', { start: () => makeStart(secret, Date.now() + 10_000) }],
    ['a forged start', { start: 'abc.def' }],
  ])('with %s is thanked for like any other, and held', async (_, extra) => {
    const plain = Object.entries(extra).map(([name, value]) => [name, typeof value === 'string' ? value : value()]);
    const fields = somebody({ key: key(), ...Object.fromEntries(plain) });
    expect((await send(fields)).status).toBe(200);
    const [submission] = await submissionsOf(fields.email);
    expect(submission).toMatchObject({ held: true });
    expect((await deliveriesOf(submission?.id ?? 0)).map(({ state }) => state)).toEqual([
      'held',
      'held',
      'held',
      'held',
    ]);

    await payload.update({ collection: 'submissions', id: submission?.id ?? 0, data: { held: false } });
    const released = await deliveriesOf(submission?.id ?? 0);
    expect(released.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });
});

describe('an application', () => {
  const cv = { name: '../../etc/My CV.pdf', content: pdf };

  it('is stored with its job and its file, under a name of our own', async () => {
    const fields = somebody({ key: key(), portfolio: 'six.example' });
    const answer = await send(fields, { to: '/jobs/web-developer-jobs', file: cv });
    expect(answer.status).toBe(200);
    const [submission] = await submissionsOf(fields.email);
    expect(submission).toMatchObject({
      kind: 'application',
      job: 'Web developer',
      source: '/jobs/web-developer-jobs',
      fileName: 'My CV.pdf',
      fileType: 'application/pdf',
      fileSize: pdf.length,
    });
    expect(submission?.filePath).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    expect(files()).toContain(submission?.filePath);
    const deliveries = await deliveriesOf(submission?.id ?? 0);
    expect(deliveries.map(({ destination }) => destination)).toEqual(['sheet', 'mail', 'receipt']);

    // With the person goes everything that was made of them.
    await payload.delete({ collection: 'submissions', id: submission?.id ?? 0 });
    expect(files()).not.toContain(submission?.filePath);
    expect(await deliveriesOf(submission?.id ?? 0)).toEqual([]);
  });

  it('keeps one file of a repeated sending, and none of a refused one', async () => {
    const before = files().length;
    const fields = somebody({ key: key() });
    await send(fields, { to: '/jobs/x', file: cv });
    await send(fields, { to: '/jobs/x', file: cv });
    expect(files()).toHaveLength(before + 1);
    const missing = await send(somebody(), { to: '/jobs/x' });
    expect((await missing.json()).errors).toEqual([{ field: 'file', message: 'CV is required' }]);
    const disguised = await send(somebody(), { to: '/jobs/x', file: { name: 'cv.pdf', content: 'MZ' } });
    expect(disguised.status).toBe(422);
    const large = await send(somebody(), { to: '/jobs/x', file: { name: 'cv.pdf', content: 'x'.repeat(10_000_001) } });
    expect((await large.json()).errors).toEqual([{ field: 'file', message: 'The CV may have up to 10 MB' }]);
    expect(files()).toHaveLength(before + 1);
  });

  it('needs an open job, unless nobody can say which are open', async () => {
    job = null;
    expect((await send(somebody(), { to: '/jobs/gone', file: cv })).status).toBe(404);
    job = undefined;
    expect((await send(somebody(), { to: '/jobs/unknown', file: cv })).status).toBe(200);
  });

  it('says to a visitor without script that the file has to be chosen again', async () => {
    const answer = await send({ email: 'x@six.example' }, { to: '/jobs/x', file: cv, script: false });
    expect(await answer.json()).toMatchObject({ fileLost: true, errors: [{ field: 'name' }] });
  });
});

describe('the guards', () => {
  it('refuse another method, another kind of body, another site, and too many, before the body is read', async () => {
    expect((await fetch(`${url}/contact-us`, { method: 'PUT' })).status).toBe(404);
    const json = await fetch(`${url}/contact-us`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect((await send(somebody(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    letsIn = false;
    const tooMany = await send(somebody());
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('retry-after')).toBe('600');
  });

  it('refuse a body that is none with an error of the sender', async () => {
    for (const body of ['', 'nonsense', '--x\r\n', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nM'])
      expect(
        (
          await fetch(`${url}/contact-us`, {
            method: 'POST',
            body,
            headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
          })
        ).status,
      ).toBeLessThan(500);
  });

  it('count in the database for all instances together', async () => {
    if (!settings.DATABASE_URL) return;
    const maySend = limitInDatabase(payload, secret, 3);
    const tries = await Promise.all(Array.from({ length: 5 }, () => maySend('2001:db8::7')));
    expect(tries.filter(Boolean)).toHaveLength(3);
  });
});

describe('what stays', () => {
  it('is read by administrators and by whoever they let, and written by nobody from outside', async () => {
    const fields = somebody({ key: key() });
    await send(fields);
    const [submission] = await submissionsOf(fields.email);
    const find = (user: object | null) =>
      payload.find({ collection: 'submissions', overrideAccess: false, ...(user ? { user } : {}) } as never);
    await expect(find(null)).rejects.toThrow();
    const person = { id: 9, collection: 'users', role: 'editor', mustChangePassword: false };
    await expect(find(person)).rejects.toThrow();
    expect((await find({ ...person, readsEnquiries: true })).docs.length).toBeGreaterThan(0);
    expect((await find({ ...person, role: 'admin' })).docs.length).toBeGreaterThan(0);
    const admin = { user: { ...person, role: 'admin' }, overrideAccess: false } as never as { overrideAccess: false };
    await expect(payload.delete({ collection: 'deliveries', where: {}, ...admin })).rejects.toThrow();
    const changed = await payload.update({
      collection: 'submissions',
      id: submission?.id ?? 0,
      data: { name: 'Somebody else', notes: 'Rang back.' },
      ...admin,
    });
    expect(changed).toMatchObject({ name: fields.name, notes: 'Rang back.' });
  });

  it('on disk is swept when no submission names it', async () => {
    const { writeFileSync } = await import('node:fs');
    const left = path.join(filesFolder(settings), 'left-behind.pdf');
    writeFileSync(left, 'x');
    const kept = files().length - 1;
    expect(await sweepFiles(payload, settings)).toBe(0);
    expect(await sweepFiles(payload, settings, Date.now() + 2 * 60 * 60 * 1000)).toBe(1);
    expect(files()).toHaveLength(kept);
  });
});
