import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../env.ts';
import { readStamps } from './content-stamp.ts';
import { openContentSystem } from './open.ts';
import type { Insight } from './payload-types.ts';

let payload: Payload;
let password: string | null | undefined;

beforeAll(async () => {
  const opened = await openContentSystem(readSettings(), { say: () => undefined });
  payload = opened.payload;
  password = opened.firstAdministrator?.password;
});

afterAll(async () => {
  await payload.destroy();
});

const asPublic = { overrideAccess: false } as const;
let records = 0;

async function newWork(
  data: Partial<{ title: string; slug: string; addressBarUrl: string; _status: 'draft' | 'published' }> = {},
) {
  records += 1;
  return payload.create({
    collection: 'works',
    data: {
      title: `Case ${records}`,
      slug: `case-${records}`,
      postDate: '2024-01-01T00:00:00.000Z',
      _status: 'published',
      ...data,
    },
  });
}

const publicSlugs = async () =>
  (await payload.find({ collection: 'works', pagination: false, ...asPublic })).docs.map(({ slug }) => slug);

const stampOf = async (tag: string) => (await readStamps(payload)).get(tag);

async function pictureFile(): Promise<string> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'picture-')), `picture-${records}.png`);
  writeFileSync(
    file,
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#d8211a' } })
      .png()
      .toBuffer(),
  );
  return file;
}

describe('an empty installation', () => {
  it('has one administrator, with a random password that must be changed', async () => {
    const { docs } = await payload.find({ collection: 'users' });
    expect(docs).toHaveLength(1);
    expect(docs[0]).toMatchObject({ role: 'admin', mustChangePassword: true });
    expect(password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  });

  it('gives nothing to somebody who has not changed the first password, and everything afterwards', async () => {
    const [administrator] = (await payload.find({ collection: 'users' })).docs;
    if (!administrator) throw new Error('There is no administrator.');
    const user = { ...administrator, collection: 'users' as const };
    const works = () => payload.find({ collection: 'works', overrideAccess: false, user, draft: true });
    const draft = await newWork({ _status: 'draft' });
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

  it('does not let the public make users, tokens or content', async () => {
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'x@example.com', password: 'a password for today', role: 'admin' },
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

  it('lets an editor edit, but neither rise to administrator nor make users', async () => {
    const editor = await payload.create({
      collection: 'users',
      data: {
        email: 'editor@example.com',
        password: 'a password for today',
        role: 'editor',
        mustChangePassword: false,
      },
    });
    const user = { ...editor, collection: 'users' as const };
    const rise = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      overrideAccess: false,
      user,
    });
    expect(rise.role).toBe('editor');
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'y@example.com', password: 'a password for today', role: 'editor' },
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
    'refuses the address %j with a sentence that helps',
    async (slug) => {
      await expect(newWork({ slug })).rejects.toThrow(/slug/i);
    },
  );

  it('makes an address from the title when none is given', async () => {
    expect((await newWork({ title: 'Love & Blue: “Part 2”', slug: '' })).slug).toBe('love-and-blue-part-2');
  });

  it('lets the address of a draft follow its title while it is being typed, until somebody gives one', async () => {
    const { id } = await newWork({ title: 'Lo', slug: '', _status: 'draft' });
    const typed = await payload.update({ collection: 'works', id, data: { title: 'Love from blue' }, draft: true });
    expect(typed.slug).toBe('love-from-blue');
    const given = await payload.update({ collection: 'works', id, data: { slug: 'lfb' }, draft: true });
    expect(given.slug).toBe('lfb');
    const later = await payload.update({ collection: 'works', id, data: { title: 'Love from red' }, draft: true });
    expect(later.slug).toBe('lfb');
    const published = await newWork({ title: 'Stays', slug: '' });
    const renamed = await payload.update({
      collection: 'works',
      id: published.id,
      data: { title: 'Moves', _status: 'published' },
    });
    expect(renamed.slug).toBe('stays');
  });

  it('refuses a short password', async () => {
    await expect(
      payload.create({ collection: 'users', data: { email: 'short@example.com', password: 'short', role: 'editor' } }),
    ).rejects.toThrow(/password/i);
  });

  it.each(['https://taiping.example', 'javascript:alert(1)', 'tai ping', '//x'])(
    'refuses the site address %j',
    async (addressBarUrl) => {
      await expect(newWork({ addressBarUrl })).rejects.toThrow(/address/i);
    },
  );

  it('asks for an address when the title gives none', async () => {
    await expect(newWork({ title: '九號', slug: '' })).rejects.toThrow(/slug/i);
  });

  it('refuses an address that is taken', async () => {
    const { slug } = await newWork();
    await expect(newWork({ slug })).rejects.toThrow(/slug/i);
  });

  it('refuses a picture without alt text, and a file that is no picture', async () => {
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

describe('drafts', () => {
  it('never reach the public, whatever they ask for', async () => {
    const draft = await newWork({ _status: 'draft' });
    expect(await publicSlugs()).not.toContain(draft.slug);
    const asked = await payload.find({ collection: 'works', draft: true, pagination: false, ...asPublic });
    expect(asked.docs.map(({ id }) => id)).not.toContain(draft.id);
    await expect(payload.findByID({ collection: 'works', id: draft.id, draft: true, ...asPublic })).rejects.toThrow();
    await expect(payload.findVersions({ collection: 'works', ...asPublic })).rejects.toThrow();
  });

  it('of a published record leave what the public sees as it was', async () => {
    const work = await newWork({ title: 'As published' });
    await payload.update({ collection: 'works', id: work.id, data: { title: 'Being rewritten' }, draft: true });
    const seen = await payload.findByID({ collection: 'works', id: work.id, ...asPublic });
    expect(seen.title).toBe('As published');
    const asked = await payload.find({
      collection: 'works',
      where: { id: { equals: work.id } },
      draft: true,
      ...asPublic,
    });
    expect(asked.docs.map(({ title }) => title)).not.toContain('Being rewritten');
  });
});

describe('the content stamp', () => {
  it('rises when something is published, changed, unpublished or deleted', async () => {
    const seen = [await stampOf('works')];
    const work = await newWork();
    seen.push(await stampOf('works'));
    await payload.update({ collection: 'works', id: work.id, data: { title: 'Changed', _status: 'published' } });
    seen.push(await stampOf('works'));
    await payload.update({ collection: 'works', id: work.id, data: { _status: 'draft' } });
    seen.push(await stampOf('works'));
    const other = await newWork();
    await payload.delete({ collection: 'works', id: other.id });
    seen.push(await stampOf('works'));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('stays while a draft is being typed', async () => {
    const draft = await newWork({ _status: 'draft' });
    const before = await stampOf('works');
    await payload.update({ collection: 'works', id: draft.id, data: { title: 'Still typing' }, draft: true });
    expect(await stampOf('works')).toBe(before);
  });

  it('rises for pictures, authors, categories and jobs', async () => {
    const before = await readStamps(payload);
    await payload.create({ collection: 'media', data: { alt: 'A red square.' }, filePath: await pictureFile() });
    await payload.create({ collection: 'article-categories', data: { title: 'Weather', slug: 'weather' } });
    await payload.create({ collection: 'authors', data: { title: 'Weather desk', slug: 'weather-desk' } });
    await payload.create({ collection: 'client-types', data: { title: 'Ferries', slug: 'ferries' } });
    const after = await readStamps(payload);
    for (const tag of ['media', 'article-categories', 'authors', 'client-types']) {
      expect(after.get(tag), tag).not.toBe(before.get(tag));
    }
    expect(after.get('jobs')).toBe(before.get('jobs'));
  });

  it('stays when the change it belongs to is undone', async () => {
    const before = await stampOf('works');
    const { slug } = await newWork({ _status: 'draft' });
    await expect(newWork({ slug })).rejects.toThrow();
    expect(await stampOf('works')).toBe(before);
  });
});

describe('old addresses', () => {
  const redirectFrom = async (from: string) =>
    (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to;

  it('lead to the new one for good, in one hop however often it changes', async () => {
    const { id } = await newWork({ slug: 'first-name' });
    await payload.update({ collection: 'works', id, data: { slug: 'second-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBe('/work/second-name');
    await payload.update({ collection: 'works', id, data: { slug: 'third-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBe('/work/third-name');
    expect(await redirectFrom('/work/second-name')).toBe('/work/third-name');
    await payload.update({ collection: 'works', id, data: { slug: 'first-name', _status: 'published' } });
    expect(await redirectFrom('/work/first-name')).toBeUndefined();
    expect(await redirectFrom('/work/third-name')).toBe('/work/first-name');
  });

  it('are kept when the new one was typed into a draft first', async () => {
    const { id } = await newWork({ slug: 'typed-first' });
    await payload.update({ collection: 'works', id, data: { slug: 'typed-second' }, draft: true });
    expect(await redirectFrom('/work/typed-first')).toBeUndefined();
    await payload.update({ collection: 'works', id, data: { title: 'Typed', _status: 'published' } });
    expect(await redirectFrom('/work/typed-first')).toBe('/work/typed-second');
  });

  it('are not made for what the public never saw', async () => {
    const { id } = await newWork({ slug: 'secret-name', _status: 'draft' });
    await payload.update({ collection: 'works', id, data: { slug: 'public-name', _status: 'published' } });
    expect(await redirectFrom('/work/secret-name')).toBeUndefined();
  });
});

describe('the database', () => {
  it('takes many writes at once, and loses none', async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, n) => newWork({ title: `At once ${n}`, slug: `at-once-${n}` })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(40);
    const { totalDocs } = await payload.count({ collection: 'works', where: { slug: { like: 'at-once-' } } });
    expect(totalDocs).toBe(40);
  });

  it('keeps an article with every kind of block', async () => {
    const text = {
      root: {
        type: 'root',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'paragraph',
            version: 1,
            direction: null,
            format: '',
            indent: 0,
            textFormat: 0,
            textStyle: '',
            children: [{ type: 'text', version: 1, text: 'Hello', detail: 0, format: 0, mode: 'normal', style: '' }],
          },
        ],
      },
    } satisfies NonNullable<Extract<NonNullable<Insight['insightsContent']>[number], { blockType: 'text' }>['text']>;
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'A red square.' },
      filePath: await pictureFile(),
    });
    const category = await payload.create({
      collection: 'article-categories',
      data: { title: 'Blocks', slug: 'blocks' },
    });
    const author = await payload.create({ collection: 'authors', data: { title: 'Block desk', slug: 'block-desk' } });
    const article = await payload.create({
      collection: 'insights',
      data: {
        title: 'Blocks',
        slug: 'blocks',
        description: 'About blocks.',
        postDate: '2024-01-01T00:00:00.000Z',
        articleCategory: [category.id],
        author: author.id,
        _status: 'published',
        insightsContent: [
          { blockType: 'text', text },
          { blockType: 'images', images: [{ image: picture.id, caption: 'Red.' }] },
        ],
      },
    });
    expect(article.insightsContent?.map(({ blockType }) => blockType)).toEqual(['text', 'images']);
  });
});
