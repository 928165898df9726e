// On SQLite alone: the patch is above the database.
import { beforeAll, describe, expect, it } from 'vitest';
import { openPlain, type Plain, plainCollection } from '../test-support.ts';
import { withBounds } from './rest-bounds.ts';

const collection = plainCollection({
  fields: [
    { name: 'title', type: 'text' },
    { name: 'author', type: 'relationship', relationTo: 'users' },
  ],
});

const backdated = '1999-01-01T00:00:00.000Z';

describe.each([
  { name: 'Payload', patch: undefined, records: 201, statusOfQuestion: 200, isBackdated: true },
  { name: 'with the patch, REST', patch: withBounds, records: 200, statusOfQuestion: 400, isBackdated: false },
])('$name', ({ patch, records, statusOfQuestion, isBackdated }) => {
  let plain: Plain;
  let token: string;

  beforeAll(async () => {
    plain = await openPlain({ collections: [collection], ...(patch ? { patch } : {}) });
    token = await plain.signIn('ann@six.example');
    for (let made = 0; made < 201; made += 1)
      await plain.payload.db.create({ collection: 'works', data: { title: `Case ${made}` }, returning: false });
  });

  it(`gives ${records} of 201 records to whoever asks for all`, async () => {
    const { json } = await plain.ask('GET', '/works?limit=0&depth=0', { token });
    expect(json.docs).toHaveLength(records);
  });

  it(`answers ${statusOfQuestion} to whoever finds records by the address of their author`, async () => {
    expect((await plain.ask('GET', '/works?where[author.email][like]=a', { token })).status).toBe(statusOfQuestion);
    expect((await plain.ask('GET', '/works?sort=author.email', { token })).status).toBe(statusOfQuestion);
  });

  it(`${isBackdated ? 'writes' : 'does not write'} the time of creation that it is sent`, async () => {
    const body = { title: 'Old', createdAt: backdated };
    const { json } = await plain.ask('POST', '/works', { token, body });
    const doc = json.doc as { readonly createdAt: string };
    expect(new Date(doc.createdAt).toISOString() === backdated).toBe(isBackdated);
  });
});
