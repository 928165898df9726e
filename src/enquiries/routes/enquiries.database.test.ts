// On SQLite, and on PostgreSQL in the full run: client counts and forms use transactions.
import { afterAll, describe, expect, it } from 'vitest';
import { makeStart } from '../checks/form-start.ts';
import { fileQuota } from '../inbox/file-quota.ts';
import {
  allDestinations,
  deliveriesOf,
  formFields,
  openFormServer,
  type SendOptions,
  secret,
  sendForm,
  submissionsOf,
} from './testing/form-server.ts';

const site = await openFormServer(allDestinations);
const { payload } = site;

const send = (fields: Readonly<Record<string, string>>, options?: SendOptions) => sendForm(site, fields, options);
const key = () => crypto.randomUUID();

afterAll(site.close);

describe('an enquiry', () => {
  it('is stored with one delivery per destination before the response', async () => {
    const fields = formFields({ key: key(), company: 'Number Six' });
    const answer = await send(fields);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true });
    const [submission, ...others] = await submissionsOf(site, fields.email);
    expect(others).toEqual([]);
    expect(submission).toMatchObject({ kind: 'enquiry', state: 'new', held: false, company: 'Number Six' });
    const deliveries = await deliveriesOf(site, submission?.id ?? 0);
    expect(deliveries.map(({ destination, state }) => `${destination} ${state}`)).toEqual([
      'sheet waiting',
      'crm waiting',
      'mail waiting',
      'receipt waiting',
    ]);
  });

  it('without script redirects to the result, and shows the form again with errors and values', async () => {
    const good = await send(formFields(), { script: false });
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

  it('is stored once when it is submitted several times at once, with the same answer', async () => {
    const fields = formFields({ key: key() });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await submissionsOf(site, fields.email)).toHaveLength(1);

    const without = formFields();
    const presses = await Promise.all(Array.from({ length: 4 }, () => send(without, { script: false })));
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await submissionsOf(site, without.email)).toHaveLength(1);
  });

  it('is stored once when the visitor goes back and sends the same fields under a new key', async () => {
    const fields = formFields({ key: key() });
    await send(fields);
    expect((await send({ ...fields, key: key() })).status).toBe(200);
    expect(await submissionsOf(site, fields.email)).toHaveLength(1);
  });

  it('is refused with a clear error when its key was used for other values', async () => {
    const fields = formFields({ key: key() });
    await send(fields);
    const answer = await send({ ...fields, message: 'Something else.' });
    expect(answer.status).toBe(409);
    expect((await answer.json()).errors[0].message).toMatch(/already have this form/);
    expect(await submissionsOf(site, fields.email)).toHaveLength(1);
  });

  it('gets a new start token only when its own has expired', async () => {
    const old = makeStart(secret, Date.now() - 25 * 60 * 60 * 1000);
    const answer = await (await send(formFields({ start: old }))).json();
    expect(answer.errors[0].message).toMatch(/open for more than a day/);
    expect(answer.start).toMatch(/^\w+\.[\w-]{22}$/);
    // A visitor who presses the button again at once is not taken for a program.
    const again = formFields({ key: key(), start: answer.start });
    expect((await send(again)).status).toBe(200);
    expect((await submissionsOf(site, again.email))[0]).toMatchObject({ held: false });
    const recent = makeStart(secret, Date.now() - 60_000);
    expect(await (await send(formFields({ start: recent, name: '' }))).json()).not.toHaveProperty('start');
  });

  it.each([
    ['a filled honeypot field', { website: 'https://spam.example' }],
    ['a start token of this moment', { start: () => makeStart(secret, Date.now() + 10_000) }],
    ['a forged start token', { start: 'abc.def' }],
  ])('with %s is answered like any other, and held', async (_, extra) => {
    const plain = Object.entries(extra).map(([name, value]) => [name, typeof value === 'string' ? value : value()]);
    const fields = formFields({ key: key(), ...Object.fromEntries(plain) });
    expect((await send(fields)).status).toBe(200);
    const [submission] = await submissionsOf(site, fields.email);
    expect(submission).toMatchObject({ held: true });
    expect((await deliveriesOf(site, submission?.id ?? 0)).map(({ state }) => state)).toEqual([
      'held',
      'held',
      'held',
      'held',
    ]);

    await payload.update({ collection: 'submissions', id: submission?.id ?? 0, data: { held: false } });
    const released = await deliveriesOf(site, submission?.id ?? 0);
    expect(released.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });
});

it('the form refuses files, and not text, once the file quota is used up', async () => {
  const first = formFields();
  await send(first, { file: { name: 'a.txt', content: 'Words.' } });
  const [{ id = 0 } = {}] = await submissionsOf(site, first.email);
  await payload.update({ collection: 'submissions', id, data: { fileSize: fileQuota - 3 } });
  const fields = formFields();
  const kept = site.files().length;
  const refused = await send(fields, { file: { name: 'b.txt', content: 'Words.' } });
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual([{ field: 'file', message: expect.stringContaining('without it') }]);
  expect(site.files()).toHaveLength(kept);
  expect((await send(fields)).status).toBe(200);
  expect((await send(formFields(), { file: { name: 'c.txt', content: 'ab' } })).status).toBe(200);
  await payload.delete({ collection: 'submissions', id });
});
