// On SQLite alone: the test is about who may see which field.
import { describe, expect, it } from 'vitest';
import type { User } from '../payload-types.ts';
import { openForTests } from '../testing/open-for-tests.ts';

const payload = await openForTests();

async function person(name: string, more: Partial<User> = {}) {
  const made = await payload.create({
    collection: 'users',
    data: {
      email: `${name.toLowerCase() || 'nameless'}@agency.example`,
      name,
      password: 'a good long password',
      roles: ['editor'],
      mustChangePassword: false,
      ...more,
    },
  });
  return { ...made, collection: 'users' as const };
}

const [sales, colleague, writer, newcomer] = [
  await person('Sales', { roles: ['editor', 'sales', 'talent'] }),
  await person('Colleague', { roles: ['editor', 'sales', 'talent'] }),
  await person('Writer'),
  await person('Newcomer', { roles: ['editor', 'sales', 'talent'], mustChangePassword: true }),
];

const as = (user: typeof sales) => ({ overrideAccess: false, user, depth: 0 }) as const;

describe('the account of a colleague', () => {
  it('shows its name and no other field', async () => {
    await payload.login({
      collection: 'users',
      data: { email: 'colleague@agency.example', password: 'a good long password' },
    });
    const seen = await payload.findByID({ collection: 'users', id: colleague.id, ...as(sales) });
    expect(seen.name).toBe('Colleague');
    // Shown by the panel as the person who edits a record.
    expect(seen.email).toBe('Colleague');
    const {
      id: _id,
      name: _name,
      email: _email,
      sessions,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      collection: _collection,
      ...rest
    } = seen;
    expect(sessions ?? []).toEqual([]);
    expect(Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)).toEqual([]);
  });

  it.each(['email', 'roles', 'mustChangePassword', 'loginAttempts', 'lockUntil', 'hash', 'resetPasswordToken'])(
    'cannot be searched by %s',
    async (field) => {
      const search = payload.find({ collection: 'users', where: { [field]: { exists: true } }, ...as(sales) });
      await expect(search).rejects.toThrow();
    },
  );

  it('is complete for its owner and for administrators', async () => {
    const own = await payload.findByID({ collection: 'users', id: sales.id, ...as(sales) });
    expect(own).toMatchObject({ email: 'sales@agency.example', roles: ['editor', 'sales', 'talent'] });
    const boss = await person('Boss', { roles: ['administrator'] });
    const seen = await payload.findByID({ collection: 'users', id: colleague.id, ...as(boss) });
    expect(seen.email).toBe('colleague@agency.example');
  });

  it('is read-only, and hidden from accounts with a first password and from the public', async () => {
    await expect(
      payload.update({ collection: 'users', id: colleague.id, data: { name: 'Mine' }, ...as(sales) }),
    ).rejects.toThrow();
    await expect(payload.findByID({ collection: 'users', id: colleague.id, ...as(newcomer) })).rejects.toThrow();
    await expect(payload.findByID({ collection: 'users', id: colleague.id, overrideAccess: false })).rejects.toThrow();
  });

  it('is named after its email address where it has no name', async () => {
    const nameless = await person('');
    expect((await payload.findByID({ collection: 'users', id: nameless.id, ...as(sales) })).name).toBe('nameless');
  });
});

describe('an enquiry', () => {
  it('can be assigned only to accounts that read enquiries', async () => {
    const enquiry = await payload.create({
      collection: 'submissions',
      data: { kind: 'enquiry', name: 'M. Chan', state: 'new', key: 'key', fingerprint: 'fingerprint' },
    });
    const assignTo = (assignee: number) =>
      payload.update({ collection: 'submissions', id: enquiry.id, data: { assignee }, ...as(sales) });
    expect((await assignTo(colleague.id)).assignee).toBe(colleague.id);
    await expect(assignTo(writer.id)).rejects.toThrow(/Assigned to/);
  });
});
