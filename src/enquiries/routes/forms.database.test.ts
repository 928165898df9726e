// On both databases: client counts and forms use transactions.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { filesFolder } from '../../config/derived.ts';
import { limitInDatabase } from '../checks/rate-limit.ts';
import { sweepFiles } from '../retention/sweep-files.ts';
import {
  allDestinations,
  formFields,
  openFormServer,
  type SendOptions,
  secret,
  sendForm,
  submissionsOf,
} from './testing/form-server.ts';

const site = await openFormServer(allDestinations);
const { payload, settings, url, files, behaviour } = site;

const send = (fields: Readonly<Record<string, string>>, options?: SendOptions) => sendForm(site, fields, options);
const key = () => crypto.randomUUID();

afterAll(site.close);

beforeEach(() => {
  behaviour.letsIn = true;
  behaviour.job = 'Web developer';
});

describe('the guards of the form routes', () => {
  it('refuse another method, content type or site, and clients above the limit', async () => {
    expect((await fetch(`${url}/contact-us`, { method: 'PUT' })).status).toBe(404);
    const json = await fetch(`${url}/contact-us`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect((await send(formFields(), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    behaviour.letsIn = false;
    const tooMany = await send(formFields());
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('retry-after')).toBe('600');
  });

  it('answer a malformed body without a server error', async () => {
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

  it('limit a client across instances through the database', async () => {
    if (!settings.DATABASE_URL) return;
    const maySend = limitInDatabase(payload, secret, 3);
    const results = await Promise.all(Array.from({ length: 5 }, () => maySend('2001:db8::7')));
    expect(results.filter(Boolean)).toHaveLength(3);
  });
});

describe('the storage of the forms', () => {
  it('lets administrators and sales read submissions, and keeps their form values fixed', async () => {
    const fields = formFields({ key: key() });
    await send(fields);
    const [submission] = await submissionsOf(site, fields.email);
    const find = (user: object | null) =>
      payload.find({ collection: 'submissions', overrideAccess: false, ...(user ? { user } : {}) } as never);
    await expect(find(null)).rejects.toThrow();
    const person = { id: 9, collection: 'users', roles: ['editor'], mustChangePassword: false };
    await expect(find(person)).rejects.toThrow();
    expect((await find({ ...person, roles: ['sales'] })).docs.length).toBeGreaterThan(0);
    expect((await find({ ...person, roles: ['administrator'] })).docs.length).toBeGreaterThan(0);
    const admin = { user: { ...person, roles: ['administrator'] }, overrideAccess: false } as never as {
      overrideAccess: false;
    };
    await expect(payload.delete({ collection: 'deliveries', where: {}, ...admin })).rejects.toThrow();
    const changed = await payload.update({
      collection: 'submissions',
      id: submission?.id ?? 0,
      data: { name: 'Another name', notes: 'Rang back.' },
      ...admin,
    });
    expect(changed).toMatchObject({ name: fields.name, notes: 'Rang back.' });
  });

  it('deletes old files without a submission', async () => {
    mkdirSync(filesFolder(settings), { recursive: true });
    const left = path.join(filesFolder(settings), 'left-behind.pdf');
    writeFileSync(left, 'x');
    const kept = files().length - 1;
    expect(await sweepFiles(payload, settings)).toBe(0);
    expect(await sweepFiles(payload, settings, Date.now() + 2 * 60 * 60 * 1000)).toBe(1);
    expect(files()).toHaveLength(kept);
  });
});
