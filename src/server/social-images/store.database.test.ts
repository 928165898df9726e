// On SQLite, and on PostgreSQL in the full run: SQL decides what is public.
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { folderStore } from '../../cms/media/sizes/store.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { newPage, newWork } from '../../cms/testing/records.ts';
import { parseSettings } from '../../config/env.ts';
import { payloadContentSource } from '../../content/payload/source.ts';
import { defaultImagePath, nameOf, type SocialImageFacts, socialImagePath } from '../../social-images/facts.ts';
import { socialImageAt } from '../../social-images/of-site.ts';
import { SocialImageRenderer } from '../../social-images/renderer.ts';
import { pictureReader } from './pictures.ts';
import { socialImageRoutes } from './routes.ts';
import { SocialImages } from './store.ts';

const payload = await openForTests();
const content = payloadContentSource(payload, parseSettings().SITE_URL);
const clientDirectory = mkdtempSync(path.join(os.tmpdir(), 'client-'));
writeFileSync(path.join(clientDirectory, defaultImagePath), 'the default image');
const day = 24 * 60 * 60 * 1000;

/** Opens social images in their own folder, with lists of drawn images and warnings. */
function open(options: Partial<ConstructorParameters<typeof SocialImages>[0]> = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  const store = folderStore(folder);
  const drawn: string[] = [];
  const warned: string[] = [];
  const draw = async ({ title }: SocialImageFacts): Promise<Buffer> => {
    drawn.push(title);
    return Buffer.from(`image of ${title}`);
  };
  const log = { warn: (_what: unknown, message?: string) => void warned.push(message ?? '') };
  const images = new SocialImages({ store, contentIn: () => content, draw, log, ...options });
  return { images, store, drawn, warned };
}

const nameAt = async (page: string): Promise<string> => {
  const facts = await socialImageAt(content, page);
  if (!facts) throw new Error(`${page} has no social image.`);
  return nameOf(facts);
};

/** Waits until the drawn file is stored. */
const stored = async (store: ReturnType<typeof folderStore>, count: number) =>
  expect.poll(async () => (await store.list('')).size).toBe(count);

describe('the social image of a page', () => {
  it('has one address for each page', async () => {
    await newPage(payload, '/one-address', { title: 'One address' });
    const { images, drawn } = open();
    const name = await nameAt('/one-address');
    expect(await images.read('one-address', name)).toBeUndefined();
    expect(drawn).toEqual([]);
    expect(await images.read('/one-address', name)).toBeDefined();
  });

  it('is drawn once at the first request, and stored', async () => {
    await newPage(payload, '/about-the-pier', { title: 'About the pier' });
    const { images, store, drawn } = open();
    const name = await nameAt('/about-the-pier');
    const all = await Promise.all([1, 2, 3].map(() => images.read('/about-the-pier', name)));
    expect(all.map(String)).toEqual(Array(3).fill('image of About the pier'));
    await stored(store, 1);
    await images.read('/about-the-pier', name);
    expect(drawn).toHaveLength(1);
  });

  it('is a PNG of published content', async () => {
    await newWork(payload, { title: 'Harbour Lights', slug: 'harbour-lights' });
    const store = folderStore(mkdtempSync(path.join(os.tmpdir(), 'social-images-')));
    const renderer = new SocialImageRenderer(pictureReader({ store, clientDirectory, pictureHost: undefined }));
    const { images } = open({ draw: (facts) => renderer.draw(facts) });
    const image = await images.read('/work/harbour-lights', await nameAt('/work/harbour-lights'));
    expect(image?.subarray(1, 4).toString()).toBe('PNG');
  });

  it('changes with the content, and the earlier one is kept for a week', async () => {
    let now = Date.now();
    const { images, store } = open({ now: () => now });
    const page = '/work/ferry';
    const { id } = await newWork(payload, { title: 'Ferry', slug: 'ferry' });
    const first = await nameAt(page);
    await images.read(page, first);
    await stored(store, 1);
    const rename = (title: string) =>
      payload.update({ collection: 'works', id, data: { title, _status: 'published' } });

    await rename('Ferry at night');
    const second = await nameAt(page);
    expect(second).not.toBe(first);
    await images.read(page, second);
    await stored(store, 2);
    expect((await images.read(page, first))?.toString()).toBe('image of Ferry');

    now += 8 * day;
    await rename('Ferry at noon');
    await images.read(page, await nameAt(page));
    await stored(store, 1);
    expect(await images.read(page, first)).toBeUndefined();
  });

  it('is not served once the page is unpublished', async () => {
    const { images, drawn } = open();
    const { id } = await newWork(payload, { title: 'Withdrawn', slug: 'withdrawn' });
    const name = await nameAt('/work/withdrawn');
    await images.read('/work/withdrawn', name);
    await payload.update({ collection: 'works', id, data: { _status: 'draft' } });
    expect(await images.read('/work/withdrawn', name)).toBeUndefined();
    expect(drawn).toHaveLength(1);
  });

  it('is not drawn for another name than that of the page', async () => {
    const { images, drawn } = open();
    expect(await images.read('/about-the-pier', `${'0'.repeat(16)}.png`)).toBeUndefined();
    expect(await images.read('/about-the-pier', '../../site.db')).toBeUndefined();
    expect(drawn).toEqual([]);
  });

  it('that cannot be drawn is logged once, and does not affect others', async () => {
    await newWork(payload, { title: 'Broken', slug: 'broken' });
    const draw = async ({ title }: SocialImageFacts): Promise<Buffer> => {
      if (title === 'Broken') throw new Error('This picture cannot be read.');
      return Buffer.from(title);
    };
    const { images, warned } = open({ draw });
    const broken = await nameAt('/work/broken');
    expect(await images.read('/work/broken', broken)).toBeUndefined();
    expect(await images.read('/work/broken', broken)).toBeUndefined();
    expect((await images.read('/about-the-pier', await nameAt('/about-the-pier')))?.toString()).toBe('About the pier');
    expect(warned).toEqual(['The social image of /work/broken could not be drawn.']);
  });

  it('is served while the store is down', async () => {
    const away = async (): Promise<never> => {
      throw new Error('The store is away.');
    };
    const { images, warned } = open({ store: { read: away, write: away, remove: away, list: away } });
    expect(await images.read('/about-the-pier', await nameAt('/about-the-pier'))).toBeDefined();
    await expect.poll(() => warned).toEqual(['The social image of /about-the-pier could not be kept.']);
  });

  it('is not drawn while twenty others are waiting', async () => {
    const pages = Array.from({ length: 22 }, (_, index) => `/pier-${index}`);
    for (const page of pages) await newPage(payload, page, { title: page });
    const named = await Promise.all(pages.map(async (page) => [page, await nameAt(page)] as const));
    const gate = Promise.withResolvers<Buffer>();
    const { images } = open({ draw: () => gate.promise });
    let refused = 0;
    const answers = named.map(async ([page, name]) => {
      const image = await images.read(page, name);
      if (!image) refused += 1;
      return image;
    });
    await expect.poll(() => refused).toBe(2);
    gate.resolve(Buffer.from('an image'));
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(20);
  });
});

describe('the route of social images', () => {
  const server = fastify();
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  let isAway = false;
  const { images } = open();
  const read: SocialImages['read'] = async (page, name) => {
    if (isAway) throw new Error('The database is away.');
    return images.read(page, name);
  };
  socialImageRoutes(server, clientDirectory, () => ({ socialImages: { read } }));

  it('serves an image as immutable', async () => {
    const facts = await socialImageAt(content, '/about-the-pier');
    const answer = await server.inject(facts ? socialImagePath('/about-the-pier', facts) : '');
    expect([answer.statusCode, answer.body]).toEqual([200, 'image of About the pier']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/immutable/),
    });
  });

  it.each([
    ['the page has another image', false],
    ['the content cannot be read', true],
  ])('serves the default image without caching while %s', async (_, away) => {
    isAway = away;
    const answer = await server.inject(`/social-images/${'a'.repeat(16)}.png?of=/about-the-pier`);
    isAway = false;
    expect([answer.statusCode, answer.body]).toEqual([200, 'the default image']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/social-images/picture.png?of=/',
    '/social-images/..%2Fsite.db?of=/',
    `/social-images/${'a'.repeat(16)}.png`,
    `/social-images/${'a'.repeat(16)}.png?of=/a&of=/b`,
  ])('answers 404 for %s', async (address) => {
    expect((await server.inject(address)).statusCode).toBe(404);
  });
});
