// On SQLite, and on PostgreSQL in the full run: constraints, and telling drafts from published
// records, are SQL.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../config/env.ts';
import { compose } from '../../server/composition.ts';
import { openContentSystem } from '../database/open.ts';
import { newWork, pictureFile } from '../testing/records.ts';

let payload: Payload;
let password: string | null | undefined;

beforeAll(async () => {
  const opened = await openContentSystem(compose, parseSettings(), { print: () => undefined });
  payload = opened.payload;
  password = opened.firstAdministrator?.password;
});

afterAll(async () => {
  await payload.destroy();
});

const asPublic = { overrideAccess: false } as const;

describe('an empty installation', () => {
  it('has one administrator, with a random password that must be changed', async () => {
    const { docs } = await payload.find({ collection: 'users' });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ roles: ['administrator'], mustChangePassword: true });
    expect(password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  });

  it('gives access to content only after the first password is changed', async () => {
    const [administrator] = (await payload.find({ collection: 'users' })).docs;
    if (!administrator) throw new Error('There is no administrator.');
    const user = { ...administrator, collection: 'users' as const };
    const works = () => payload.find({ collection: 'works', overrideAccess: false, user, draft: true });
    const draft = await newWork(payload, { _status: 'draft' });
    await expect(works()).rejects.toThrow();
    await expect(
      payload.update({ collection: 'works', id: draft.id, data: { title: 'Mine' }, overrideAccess: false, user }),
    ).rejects.toThrow();

    const changed = await payload.update({
      collection: 'users',
      id: administrator.id,
      data: { password: 'a password of my own' },
      overrideAccess: false,
      user,
    });
    expect(changed.mustChangePassword).toBe(false);
    const after = { ...changed, collection: 'users' as const };
    const seen = await payload.find({ collection: 'works', overrideAccess: false, user: after, draft: true });
    expect(seen.docs.map(({ id }) => id)).toContain(draft.id);
  });

  it('refuses anonymous creation of users, tokens and content', async () => {
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'x@example.com', password: 'a password for today', roles: ['administrator'] },
        ...asPublic,
      }),
    ).rejects.toThrow();
    await expect(payload.create({ collection: 'api-tokens', data: { name: 'x' }, ...asPublic })).rejects.toThrow();
    await expect(
      payload.create({ collection: 'client-types', data: { title: 'x', slug: 'x' }, ...asPublic }),
    ).rejects.toThrow();
    await expect(payload.find({ collection: 'content-stamps', ...asPublic })).rejects.toThrow();
    expect((await payload.find({ collection: 'redirects', ...asPublic })).docs).toEqual([]);
  });

  it('lets an editor create content, but not become administrator or create users', async () => {
    const editor = await payload.create({
      collection: 'users',
      data: {
        email: 'editor@example.com',
        password: 'a password for today',
        roles: ['editor'],
        mustChangePassword: false,
      },
    });
    const user = { ...editor, collection: 'users' as const };
    const unchanged = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { roles: ['administrator'] },
      overrideAccess: false,
      user,
    });
    expect(unchanged.roles).toEqual(['editor']);
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'y@example.com', password: 'a password for today', roles: ['editor'] },
        overrideAccess: false,
        user,
      }),
    ).rejects.toThrow();
    const work = await payload.create({
      collection: 'works',
      data: { title: 'By an editor', slug: 'by-an-editor', postDate: '2024-01-01T00:00:00.000Z' },
      overrideAccess: false,
      user,
    });
    expect(work.title).toBe('By an editor');
  });
});

describe('validation', () => {
  it.each(['Tai Ping', 'tai--ping', '-tai', 'tai/ping', 'tai.ping', 'täi', '../etc', 'a'.repeat(101)])(
    'refuses the slug %j and names the field',
    async (slug) => {
      await expect(newWork(payload, { slug })).rejects.toThrow(/slug/i);
    },
  );

  it('derives the slug from the title when none is given', async () => {
    expect((await newWork(payload, { title: 'Love & Blue: “Part 2”', slug: '' })).slug).toBe('love-and-blue-part-2');
  });

  it('updates the slug of a draft with its title until one is set or the record is published', async () => {
    const { id } = await newWork(payload, { title: 'Lo', slug: '', _status: 'draft' });
    const typed = await payload.update({ collection: 'works', id, data: { title: 'Love from blue' }, draft: true });
    expect(typed.slug).toBe('love-from-blue');
    const given = await payload.update({ collection: 'works', id, data: { slug: 'lfb' }, draft: true });
    expect(given.slug).toBe('lfb');
    const later = await payload.update({ collection: 'works', id, data: { title: 'Love from red' }, draft: true });
    expect(later.slug).toBe('lfb');
    const published = await newWork(payload, { title: 'Stays', slug: '' });
    const renamed = await payload.update({
      collection: 'works',
      id: published.id,
      data: { title: 'Moves', _status: 'published' },
    });
    expect(renamed.slug).toBe('stays');
  });

  it('refuses a short password', async () => {
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'short@example.com', password: 'short', roles: ['editor'] },
      }),
    ).rejects.toThrow(/password/i);
  });

  it.each(['https://taiping.example', 'javascript:alert(1)', 'tai ping', '//x'])(
    'refuses the site address %j',
    async (addressBarUrl) => {
      await expect(newWork(payload, { addressBarUrl })).rejects.toThrow(/address/i);
    },
  );

  it('requires a slug when none can be derived from the title', async () => {
    await expect(newWork(payload, { title: '九號', slug: '' })).rejects.toThrow(/slug/i);
  });

  it('refuses a slug that is taken', async () => {
    const { slug } = await newWork(payload);
    await expect(newWork(payload, { slug })).rejects.toThrow(/slug/i);
  });

  it('refuses a picture without alt text, and files that are not pictures', async () => {
    const filePath = await pictureFile();
    await expect(payload.create({ collection: 'media', data: { alt: '' }, filePath })).rejects.toThrow(/alt/i);
    const script = path.join(path.dirname(filePath), 'page.html');
    writeFileSync(script, '<script>alert(1)</script>');
    await expect(payload.create({ collection: 'media', data: { alt: 'x' }, filePath: script })).rejects.toThrow();
    const svg = path.join(path.dirname(filePath), 'drawing.svg');
    writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await expect(payload.create({ collection: 'media', data: { alt: 'x' }, filePath: svg })).rejects.toThrow();
  });

  it.each([
    [{ from: 'no-slash', to: '/work' }],
    [{ from: '/Old', to: '/work' }],
    [{ from: '/old?x', to: '/work' }],
    [{ from: '/old', to: '//evil.example' }],
    [{ from: '/old', to: 'javascript:alert(1)' }],
    [{ from: '/same', to: '/same' }],
  ])('refuses the redirect %j', async (data) => {
    await expect(payload.create({ collection: 'redirects', data })).rejects.toThrow();
  });
});
