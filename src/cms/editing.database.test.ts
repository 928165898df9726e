import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openForTests } from './test-support.ts';

const payload = await openForTests();
let records = 0;

async function person(name: string) {
  const made = await payload.create({
    collection: 'users',
    data: {
      email: `${name}@agency.example`,
      name,
      password: 'a good long password',
      role: 'editor',
      mustChangePassword: false,
    },
  });
  return { ...made, collection: 'users' as const };
}

const [ann, bob] = [await person('Ann'), await person('Bob')];

async function newWork(data: Partial<{ title: string; slug: string; _status: 'draft' | 'published' }> = {}) {
  records += 1;
  return payload.create({
    collection: 'works',
    data: {
      title: `Case ${records}`,
      slug: `editing-${records}`,
      postDate: '2024-01-01T00:00:00.000Z',
      _status: 'published',
      ...data,
    },
  });
}

const byHand = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to }, overrideAccess: false, user: ann });

const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    const { data, message } = error as { data?: { errors?: { message: string }[] }; message: string };
    return data?.errors?.[0]?.message ?? message;
  }
};

async function picture(width: number, alt: string, title?: string) {
  const filePath = path.join(mkdtempSync(path.join(os.tmpdir(), 'picture-')), `file-${width}-${records}.png`);
  const made = sharp({ create: { width, height: width, channels: 3, background: '#d8211a' } });
  writeFileSync(filePath, await made.png().toBuffer());
  return payload.create({ collection: 'media', data: { alt, ...(title ? { title } : {}) }, filePath });
}

describe('a save that was begun before somebody else’s', () => {
  const saveAs = (user: typeof ann, id: number, services: string, updatedAt: string, draft = true) =>
    payload.update({
      collection: 'works',
      id,
      data: { services, updatedAt, ...(draft ? {} : { _status: 'published' as const }) },
      draft,
      autosave: draft,
      overrideAccess: false,
      user,
    });

  it.each([true, false])('is refused, and the other one stays (as a draft: %s)', async (draft) => {
    const { id, updatedAt } = await newWork();
    await saveAs(ann, id, 'Written by Ann', updatedAt);
    expect(await reasonOf(saveAs(bob, id, 'Written by Bob', updatedAt, draft))).toMatch(
      /somebody else has changed this/i,
    );
    const stored = await payload.findByID({ collection: 'works', id, draft: true });
    expect(stored.services).toBe('Written by Ann');
    const { docs } = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } } });
    expect(docs.some(({ version }) => version.services === 'Written by Ann')).toBe(true);
  });

  it('goes through with the words of the other one in it', async () => {
    const { id, updatedAt } = await newWork();
    const first = await saveAs(ann, id, 'Written by Ann', updatedAt);
    expect((await saveAs(bob, id, 'Written by both', first.updatedAt)).services).toBe('Written by both');
  });

  it('is no such thing when one person’s own saves overtake each other', async () => {
    const { id, updatedAt } = await newWork();
    for (const words of ['W', 'Wr', 'Wri', 'Writ']) await saveAs(ann, id, words, updatedAt);
    expect((await payload.findByID({ collection: 'works', id, draft: true })).services).toBe('Writ');
  });

  it('is refused in lists and pictures too', async () => {
    const author = await payload.create({ collection: 'authors', data: { title: 'Desk', slug: 'a-desk' } });
    const save = (user: typeof ann, title: string) =>
      payload.update({
        collection: 'authors',
        id: author.id,
        data: { title, updatedAt: author.updatedAt },
        overrideAccess: false,
        user,
      });
    await save(ann, 'Night desk');
    expect(await reasonOf(save(bob, 'Day desk'))).toMatch(/somebody else/i);
  });

  it('does not stand in the way of a version that is restored, a schedule, or a program', async () => {
    const { id } = await newWork();
    await payload.update({ collection: 'works', id, data: { title: 'Again', _status: 'published' } });
    const { docs } = await payload.findVersions({
      collection: 'works',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    await payload.restoreVersion({ collection: 'works', id: String(docs[0]?.id), overrideAccess: false, user: bob });
    const unpublished = await payload.update({
      collection: 'works',
      id,
      data: { _status: 'draft' },
      overrideAccess: false,
      user: ann,
    });
    expect(unpublished._status).toBe('draft');
  });
});

describe('a record that somebody writes in', () => {
  async function ask(user: typeof ann, address: string, data: object): Promise<number> {
    const { token } = await payload.login({
      collection: 'users',
      data: { email: user.email, password: 'a good long password' },
    });
    const request = new Request(`http://localhost/cms/${address}`, {
      method: 'PATCH',
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return (await handleEndpoints({ config: payload.config, request })).status;
  }

  it('stays locked from one automatic save to the next, and is free again when it is published', async () => {
    const { id } = await newWork();
    const typed = `works/${id}?draft=true&autosave=true`;
    expect(await ask(ann, typed, { services: 'Written by Ann' })).toBe(200);
    expect(await ask(bob, typed, { services: 'Written by Bob' })).toBe(423);
    expect(await ask(ann, typed, { services: 'Written by Ann, in peace' })).toBe(200);
    expect((await payload.findByID({ collection: 'works', id, draft: true })).services).toBe(
      'Written by Ann, in peace',
    );
    expect(await ask(ann, `works/${id}`, { _status: 'published' })).toBe(200);
    expect(await ask(bob, typed, { services: 'Written by Bob' })).toBe(200);
  });
});

describe('a copy', () => {
  it('has a valid address that nobody has, and can be published as it is', async () => {
    const { id } = await newWork({ slug: 'to-be-copied' });
    const copies = [];
    for (let copy = 0; copy < 3; copy += 1) copies.push(await payload.duplicate({ collection: 'works', id }));
    expect(copies.map(({ slug }) => slug)).toEqual(['to-be-copied-copy', 'to-be-copied-copy-2', 'to-be-copied-copy-3']);
    const published = await payload.update({
      collection: 'works',
      id: copies[1]?.id ?? 0,
      data: { _status: 'published' },
    });
    expect(published._status).toBe('published');
    const ofCopy = await payload.duplicate({ collection: 'works', id: published.id });
    expect(ofCopy.slug).toBe('to-be-copied-copy-4');
  });

  it('of the longest address still is one', async () => {
    const { id } = await newWork({ slug: 'a'.repeat(100) });
    const copy = await payload.duplicate({ collection: 'works', id });
    expect(copy.slug).toMatch(/^a{80,}-copy$/);
    expect(copy.slug?.length).toBeLessThanOrEqual(100);
  });

  it('of an author or a category has one too', async () => {
    const made = await payload.create({ collection: 'client-types', data: { title: 'Tea', slug: 'tea' } });
    expect((await payload.duplicate({ collection: 'client-types', id: made.id })).slug).toBe('tea-copy');
  });
});

describe('a redirect made by hand', () => {
  it('that stands over a living page is refused', async () => {
    const { slug } = await newWork();
    expect(await reasonOf(byHand(`/work/${slug}`, '/about-us'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(byHand('/about-us', '/work'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(byHand('/', '/work'))).toMatch(/a page answers at this address/i);
    expect(await reasonOf(byHand('/admin/old', '/work'))).toMatch(/belongs to the software/i);
  });

  it('that ends nowhere is refused', async () => {
    const { slug } = await newWork({ _status: 'draft' });
    expect(await reasonOf(byHand('/old-nowhere', '/nothing-here'))).toMatch(/no page answers/i);
    expect(await reasonOf(byHand('/old-draft', `/work/${slug}`))).toMatch(/no page answers/i);
    expect(await reasonOf(byHand('/old-file', '/media/x.png'))).toMatch(/no page answers/i);
  });

  it('that would be a second hop is refused, and says where to lead', async () => {
    await byHand('/old-hop', '/about-us');
    expect(await reasonOf(byHand('/older-hop', '/old-hop'))).toBe(
      'That address leads on to /about-us. Give the last one.',
    );
  });

  it('takes the ones that led to its old address along, so that no chain and no loop is left', async () => {
    const { id, slug } = await newWork();
    await byHand('/older-page', `/work/${slug}`);
    await payload.update({ collection: 'works', id, data: { _status: 'draft' } });
    await byHand(`/work/${slug}`, '/about-us');
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/older-page' } } });
    expect(docs[0]?.to).toBe('/about-us');
  });

  it.each(['/\\evil.example', '//evil.example', 'javascript:alert(1)', 'https:evil.example', 'https://', '/work page'])(
    'to %s is refused',
    async (to) => {
      expect(await reasonOf(byHand('/old-evil', to))).toMatch(/a new address/i);
    },
  );

  it('to another host may be http or https', async () => {
    expect((await byHand('/old-http', 'http://partner.example/a')).to).toBe('http://partner.example/a');
    expect((await byHand('/old-https', 'https://partner.example/a?b=c')).to).toBe('https://partner.example/a?b=c');
  });

  it('in Chinese is kept the way it is asked for', async () => {
    const made = await byHand('/關於', '/about-us?from=關於');
    expect(made.from).toBe('/%e9%97%9c%e6%96%bc');
    expect(made.to).toBe('/about-us?from=%E9%97%9C%E6%96%BC');
    expect(await reasonOf(byHand('/%E9%97%9C%E6%96%BC', '/work'))).toMatch(/unique|from|Old address/i);
  });
});

describe('a form that was opened and left', () => {
  const open = () => payload.create({ collection: 'works', data: {}, draft: true, overrideAccess: false, user: ann });
  const anHourAgo = async (id: number) => {
    const old = new Date(Date.now() - 61 * 60 * 1000).toISOString();
    const times = { createdAt: old, updatedAt: old };
    await payload.db.updateOne({ collection: 'works', id, data: times });
    const { docs } = await payload.findVersions({ collection: 'works', where: { parent: { equals: id } } });
    for (const version of docs) {
      const versionData = { ...version.version, ...times };
      await payload.db.updateVersion({
        collection: 'works',
        id: version.id,
        versionData: { ...version, version: versionData },
      });
    }
  };
  const isThere = async (id: number) =>
    (await payload.count({ collection: 'works', where: { id: { equals: id } } })).totalDocs === 1;

  it('leaves no empty draft behind when the next one is opened, unless somebody typed in it or it is still new', async () => {
    const [left, typed, fresh] = [await open(), await open(), await open()];
    for (const { id } of [left, typed]) await anHourAgo(id);
    await payload.update({
      collection: 'works',
      id: typed.id,
      data: { services: 'Some' },
      draft: true,
      autosave: true,
    });
    await open();
    expect(await isThere(left.id)).toBe(false);
    expect(await isThere(typed.id)).toBe(true);
    expect(await isThere(fresh.id)).toBe(true);
  });
});

describe('a picture', () => {
  it('that a page or a draft shows is not deleted, and the answer says which', async () => {
    const shown = await picture(20, 'A red square.');
    const { id } = await newWork({ title: 'Shows it' });
    const update = (data: object) =>
      payload.update({ collection: 'works', id, data: { ...data, _status: 'published' } });
    await update({ gallery: [shown.id] });
    const remove = () => payload.delete({ collection: 'media', id: shown.id });
    expect(await reasonOf(remove())).toMatch(/still used by the case “Shows it”\. Take it out/);
    await update({ gallery: [] });
    await payload.update({ collection: 'works', id, data: { workHeroImage: shown.id }, draft: true });
    expect(await reasonOf(remove())).toMatch(/still used by the case “Shows it”/);
    await payload.update({ collection: 'works', id, data: { workHeroImage: null }, draft: true });
    expect(await reasonOf(remove())).toBe('done');
  });

  it('in a group of pictures or beside an author is in use as well', async () => {
    const [inGroup, ofAuthor] = [await picture(21, 'A square.'), await picture(22, 'A face.')];
    const category = await payload.create({ collection: 'article-categories', data: { title: 'Uses', slug: 'uses' } });
    const author = await payload.create({
      collection: 'authors',
      data: { title: 'Face', slug: 'face', thumbnail: ofAuthor.id },
    });
    await payload.create({
      collection: 'insights',
      data: {
        title: 'A group',
        slug: 'a-group',
        description: 'One.',
        postDate: '2024-01-01T00:00:00.000Z',
        articleCategory: [category.id],
        author: author.id,
        insightsContent: [{ blockType: 'images', images: [{ image: inGroup.id }] }],
      },
    });
    expect(await reasonOf(payload.delete({ collection: 'media', id: inGroup.id }))).toMatch(/the article “A group”/);
    expect(await reasonOf(payload.delete({ collection: 'media', id: ofAuthor.id }))).toMatch(/the author “Face”/);
  });

  it.each([30, 500, 900])(
    'of %d pixels has a size of each format, so that nobody is sent what was uploaded',
    async (width) => {
      const { sizes } = await picture(width, 'A red square.');
      expect(sizes?.avif400).toMatchObject({ width: Math.min(width, 400), mimeType: 'image/avif' });
      expect(sizes?.webp1200).toMatchObject({ width: Math.min(width, 1200), mimeType: 'image/webp' });
      expect(sizes?.avif1280?.filename).toBeFalsy();
    },
  );

  it('is found by its title and its alt text', () => {
    expect(payload.collections.media.config.admin.listSearchableFields).toEqual(['title', 'alt', 'filename']);
  });
});
