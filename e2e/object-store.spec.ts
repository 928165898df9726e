import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startObjectStore } from './support/object-store.ts';
import { startSite } from './support/site.ts';

test('with an S3 store, pictures live there and keep their addresses', async () => {
  test.setTimeout(120_000);
  const store = await startObjectStore('pictures', 'the-key');
  const site = await startSite({
    settings: {
      ADMIN: 'off',
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: store.url,
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'x',
    },
  });
  try {
    expect(store.keys()).toEqual(
      expect.arrayContaining(['tree-work-hero-image.avif', 'tree-work-hero-image-800.avif']),
    );
    const folder = path.join(site.dataDirectory, 'media');
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
    const answer = await fetch(`${site.url}/media/tree-work-hero-image.avif`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(
      Buffer.from(await answer.arrayBuffer()).equals(readFileSync('sample/media/sizes/tree-work-hero-image-2560.avif')),
    ).toBe(true);
    expect((await fetch(`${site.url}/media/no-such-picture.png`)).status).toBe(404);
    expect((await fetch(`${site.url}/media/..%2F..%2Fsecret`)).status).toBe(404);
  } finally {
    await site.stop();
    store.stop();
  }
});
