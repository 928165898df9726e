import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureReader } from './pictures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
mkdirSync(path.join(folder, 'client', 'pictures'), { recursive: true });
writeFileSync(path.join(folder, 'client', 'pictures', 'a pier.svg'), 'a pier');
writeFileSync(path.join(folder, 'secret'), 'secret');

const host = createServer((request, response) => {
  if (request.url === '/moved.webp') response.writeHead(302, { location: '/pier.webp' }).end();
  else response.writeHead(request.url === '/pier.webp' ? 200 : 404).end('a pier elsewhere');
});
beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
afterAll(() => void host.close());
const origin = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

const nothing = async (): Promise<void> => undefined;
const store = {
  read: async (name: string) => Buffer.from(`stored ${name}`),
  write: nothing,
  remove: nothing,
  list: async () => new Map<string, Date>(),
};
const reader = (pictureHost?: string) =>
  pictureReader({ store, clientDirectory: path.join(folder, 'client'), pictureHost });

describe('a picture for a social image', () => {
  it.each([
    ['/media/tree-1200.webp', 'stored tree-1200.webp'],
    ['/pictures/a%20pier.svg', 'a pier'],
  ])('is read from the store or the built files: %s', async (url, words) => {
    expect((await reader()(url)).toString()).toBe(words);
  });

  it.each(['/../secret', '/pictures/..%2F..%2F..%2Fsecret', '/missing.svg'])(
    'is not read from outside the site: %s',
    async (url) => {
      await expect(reader()(url)).rejects.toThrow();
    },
  );

  it('is fetched only from the content host, without redirects', async () => {
    expect((await reader(origin())(`${origin()}/pier.webp`)).toString()).toBe('a pier elsewhere');
    await expect(reader(origin())(`${origin()}/moved.webp`)).rejects.toThrow();
    await expect(reader(origin())(`${origin()}/missing.webp`)).rejects.toThrow('404');
    await expect(reader('https://pictures.example')(`${origin()}/pier.webp`)).rejects.toThrow('not where');
    await expect(reader()(`${origin()}/pier.webp`)).rejects.toThrow('not where');
  });
});
