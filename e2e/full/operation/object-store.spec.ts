import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { signedIn } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';
import { type ObjectStore, startObjectStore } from '../../support/stand-ins/object-store.ts';

const [email, password] = ['desk@agency.example', 'a password for this test'];
let store: ObjectStore;
let site: Site;

// One site for all tests: its first start puts every file of the sample into the store.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  store = await startObjectStore('pictures', 'the-key');
  site = await startSite({
    settings: {
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: store.url,
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'x',
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  store.stop();
});

const media = (): string[] => {
  const folder = path.join(site.dataDirectory, 'media');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('O3: pictures are kept in the S3 store and served at their addresses', async () => {
  expect(store.keys()).toEqual(expect.arrayContaining(['tree-work-hero-image.avif', 'tree-work-hero-image-800.avif']));
  expect(media()).toEqual([]);
  const answer = await fetch(`${site.url}/media/tree-work-hero-image-2560.avif`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(
    Buffer.from(await answer.arrayBuffer()).equals(readFileSync('sample/media/sizes/tree-work-hero-image-2560.avif')),
  ).toBe(true);
  expect((await fetch(`${site.url}/media/tree-work-hero-image.avif`)).status, 'the original file').toBe(404);
  expect((await fetch(`${site.url}/media/no-such-picture.png`)).status).toBe(404);
  expect((await fetch(`${site.url}/media/..%2F..%2Fsecret`)).status).toBe(404);
});

test('O3: uploads and social images are kept in the S3 store, and served in ranges', async () => {
  test.setTimeout(180_000);
  const desk = await signedIn(site, email, password);
  const poster = await desk.idOf('media', 'filename', 'tree-work-hero-image.avif');
  const folder = 'sample/public/films';
  const film = readFileSync(path.join(folder, readdirSync(folder).find((name) => /^tree-loop.*mp4$/.test(name)) ?? ''));
  const fields = { title: 'Loop', description: 'Wood sways.', since: '2026-11-23T00:00:00.000Z', poster };
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M5 5h60v20H25z"/></svg>';
  const sent = [
    ['films', fields, film, 'loop.mp4', 'video/mp4'],
    ['partners', { name: 'Pier' }, Buffer.from(mark), 'pier.svg', 'image/svg+xml'],
  ] as const;
  for (const [list, data, bytes, name, type] of sent) {
    const filename = await desk.upload(list, data, new File([bytes], name));
    expect(store.keys()).toContain(filename);
    const answer = await fetch(`${site.url}/media/${filename}`, { headers: { range: 'bytes=4-11' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, type]);
    expect(answer.headers.get('content-range')).toMatch(/^bytes 4-11\//);
    expect((await answer.arrayBuffer()).byteLength).toBe(8);
  }
  const picture = await sharp({ create: { width: 1300, height: 40, channels: 3, background: '#d8211a' } })
    .png()
    .toBuffer();
  const filename = await desk.upload('media', { alt: 'A red field.' }, new File([picture], 'field.png'));
  const made = ['-400.avif', '-1200.webp', '-800.avif', '-1280.avif'].map((end) => filename.replace('.png', end));
  await expect.poll(() => store.keys(), { timeout: 30_000 }).toEqual(expect.arrayContaining([filename, ...made]));
  expect((await fetch(`${site.url}/media/${filename}`)).status, 'the original file').toBe(404);
  expect((await fetch(`${site.url}/media/${made[3]}`)).headers.get('content-type')).toBe('image/avif');
  const head = await (await fetch(`${site.url}/work/tai-ping`)).text();
  const [, image = ''] = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(head) ?? [];
  const social = await fetch(`${site.url}${image}`);
  expect([social.status, social.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
  await expect.poll(() => store.keys().filter((name) => name.startsWith('social-image-'))).toHaveLength(1);
  expect(media()).toEqual([]);
});
