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
  { name: 'Payload', patch: undefined, records: 201, filterStatus: 200, isBackdated: true },
  { name: 'with the patch, REST', patch: withBounds, records: 200, filterStatus: 400, isBackdated: false },
])('$name', ({ patch, records, filterStatus, isBackdated }) => {
  let plain: Plain;
  let token: string;

  beforeAll(async () => {
    plain = await openPlain({ collections: [collection], ...(patch ? { patch } : {}) });
    token = await plain.signIn('ann@six.example');
    for (let made = 0; made < 201; made += 1)
      await plain.payload.db.create({ collection: 'works', data: { title: `Case ${made}` }, returning: false });
  });

  it(`returns ${records} of 201 records for limit=0`, async () => {
    const { json } = await plain.ask('GET', '/works?limit=0&depth=0', { token });
    expect(json.docs).toHaveLength(records);
  });

  it(`answers ${filterStatus} to a filter or sort by the email address of an author`, async () => {
    expect((await plain.ask('GET', '/works?where[author.email][like]=a', { token })).status).toBe(filterStatus);
    expect((await plain.ask('GET', '/works?sort=author.email', { token })).status).toBe(filterStatus);
  });

  it(`${isBackdated ? 'stores' : 'ignores'} a createdAt in the request`, async () => {
    const body = { title: 'Old', createdAt: backdated };
    const { json } = await plain.ask('POST', '/works', { token, body });
    const doc = json.doc as { readonly createdAt: string };
    expect(new Date(doc.createdAt).toISOString() === backdated).toBe(isBackdated);
  });
});
