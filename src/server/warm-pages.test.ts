import { describe, expect, it } from 'vitest';
import { words } from '#words';
import { warmPages } from './warm-pages.ts';

const fixed = [...words.pages.map(({ path }) => path), ...words.legal.map(({ slug }) => `/${slug}`)];

function cacheThatNotes() {
  const asked: string[] = [];
  return { asked, get: async (address: string) => asked.push(address) };
}

describe('pages that are made ready after the start', () => {
  it('are all the fixed ones, each once', async () => {
    const cache = cacheThatNotes();
    await warmPages(cache, () => false);
    expect(cache.asked).toEqual(fixed);
  });

  it('are no more once the server is told to stop', async () => {
    const cache = cacheThatNotes();
    await warmPages(cache, () => cache.asked.length === 2);
    expect(cache.asked).toEqual(fixed.slice(0, 2));
  });
});
