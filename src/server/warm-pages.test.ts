import { describe, expect, it } from 'vitest';
import { warmPages } from './warm-pages.ts';

const paths = ['/', '/about-us', '/services/seo'];
const content = {
  pageAddresses: async () => paths.map((path) => ({ path, changed: '2026-11-01T00:00:00Z' })),
};

function cacheThatNotes() {
  const asked: string[] = [];
  return { asked, get: async (address: string) => asked.push(address) };
}

describe('pages that are made ready after the start', () => {
  it('are all those of sections, each once', async () => {
    const cache = cacheThatNotes();
    await warmPages(content, cache, () => false);
    expect(cache.asked).toEqual(paths);
  });

  it('are made though one of them fails, whose error is told at the end', async () => {
    const cache = cacheThatNotes();
    const failing = {
      get: async (address: string) => {
        await cache.get(address);
        if (address === '/') throw new Error('The database is away.');
      },
    };
    await expect(warmPages(content, failing, () => false)).rejects.toThrow('The database is away.');
    expect(cache.asked).toEqual(paths);
  });

  it('are no more once the server is told to stop', async () => {
    const cache = cacheThatNotes();
    await warmPages(content, cache, () => cache.asked.length === 2);
    expect(cache.asked).toEqual(paths.slice(0, 2));
  });
});
