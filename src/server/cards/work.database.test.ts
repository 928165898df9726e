// On SQLite, and on PostgreSQL in the full run: which addresses are public, and when they changed, is asked in SQL.
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type CardFacts, cardName, cardPath, cardPrefix, defaultCardPath } from '../../cards/facts.ts';
import { cardAt } from '../../cards/of-site.ts';
import { pictureStore } from '../../cms/pictures/store.ts';
import { openForTests } from '../../cms/test-support.ts';
import { newPage, newWork } from '../../cms/testing/records.ts';
import { payloadContentSource } from '../../content/payload/source.ts';
import { readSettings } from '../../env.ts';
import { cardRoutes } from './routes.ts';
import { CardShelf } from './shelf.ts';
import { CardWork } from './work.ts';

const payload = await openForTests();
const settings = readSettings();
const content = payloadContentSource(payload, settings.SITE_URL);
const clientDirectory = mkdtempSync(path.join(os.tmpdir(), 'client-'));
writeFileSync(path.join(clientDirectory, defaultCardPath), 'the card of the whole site');
const shelf = new CardShelf(pictureStore(settings, payload), clientDirectory);
const day = 24 * 60 * 60 * 1000;

function worker(options: Partial<ConstructorParameters<typeof CardWork>[0]> = {}) {
  const warned: string[] = [];
  const work = new CardWork({
    payload,
    content,
    shelf,
    elsewhere: false,
    log: { warn: (_what: unknown, said?: string) => void warned.push(said ?? '') },
    ...options,
  });
  return { work, warned };
}

const nameAt = async (address: string): Promise<string> => {
  const facts = await cardAt(content, address);
  if (!facts) throw new Error(`There is no card for ${address}.`);
  return cardName(facts);
};
const lies = async (name: string) => (await shelf.list(cardPrefix)).has(name);

describe('cards', () => {
  it('are made of what is published, and of nothing that is a draft', async () => {
    const { work, warned } = worker();
    await work.look();
    const made = await newWork(payload, { title: 'Harbour Lights', slug: 'harbour-lights' });
    await newWork(payload, { title: 'Secret', slug: 'secret', _status: 'draft' });
    await newPage(payload, '/about-the-pier', { title: 'About the pier' });
    const before = (await shelf.list(cardPrefix)).size;
    work.changed();
    await work.look();
    expect((await shelf.list(cardPrefix)).size).toBe(before + 2);
    expect(await cardAt(content, '/work/secret')).toBeUndefined();
    const first = await nameAt('/work/harbour-lights');
    expect((await shelf.read(first))?.subarray(1, 4).toString()).toBe('PNG');
    expect(await lies(await nameAt('/about-the-pier'))).toBe(true);

    await payload.update({ collection: 'works', id: made.id, data: { title: 'Harbour Nights', _status: 'published' } });
    await work.look();
    expect(await lies(await nameAt('/work/harbour-lights')), 'before the change is told').toBe(false);
    work.changed();
    await work.look();
    const second = await nameAt('/work/harbour-lights');
    expect(second).not.toBe(first);
    expect([await lies(first), await lies(second), warned]).toEqual([true, true, []]);
  });

  it('of before are taken away a week later', async () => {
    const stale = `${cardPrefix}${'0'.repeat(16)}.png`;
    await shelf.write(stale, Buffer.from('old'));
    await worker().work.look();
    expect(await lies(stale)).toBe(true);
    await worker({ now: () => Date.now() + 8 * day }).work.look();
    expect([await lies(stale), await lies(await nameAt('/work'))]).toEqual([false, true]);
  });

  it('that cannot be made are told of once, and hinder no other', async () => {
    await newWork(payload, { title: 'Broken', slug: 'broken' });
    await newWork(payload, { title: 'Whole', slug: 'whole' });
    const drawn: string[] = [];
    const draw = async ({ title }: CardFacts): Promise<Buffer> => {
      if (title === 'Broken') throw new Error('This picture cannot be read.');
      drawn.push(title);
      return Buffer.from('PNG');
    };
    const { work, warned } = worker({ draw });
    await work.look();
    work.changed();
    await work.look();
    expect(warned).toHaveLength(1);
    expect(warned[0]).toContain('/work/broken');
    expect(drawn).toContain('Whole');
    expect(await lies(await nameAt('/work/broken'))).toBe(false);
  });

  it('are made again when somebody asked for one that is gone', async () => {
    let now = Date.now();
    const { work } = worker({ now: () => now });
    await work.look();
    const name = await nameAt('/work/whole');
    await shelf.remove(name);
    now += 2 * 60_000;
    await work.look();
    expect(await lies(name)).toBe(false);
    await shelf.read(name);
    await work.look();
    expect(await lies(name)).toBe(true);
  });
});

describe('at their address', () => {
  const server = fastify();
  server.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  cardRoutes(server, clientDirectory, () => ({ cards: shelf }));

  it('cards may be kept for ever', async () => {
    const facts = await cardAt(content, '/work/whole');
    const answer = await server.inject(facts ? cardPath(facts) : '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/immutable/),
    });
  });

  it('the one of the whole site stands in for a card that is not made yet, and is not kept', async () => {
    const answer = await server.inject(`/cards/${cardPrefix}${'a'.repeat(16)}.png`);
    expect([answer.statusCode, answer.body]).toEqual([200, 'the card of the whole site']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/cards/picture.png', '/cards/..%2Fsite.db', '/cards/card-1.png'])(
    'nothing else is: %s',
    async (address) => {
      expect((await server.inject(address)).statusCode).toBe(404);
    },
  );
});
