// On SQLite alone: the test is about file types, before anything is stored.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, signIn } from '../rest/test-support.ts';
import { openForTests } from '../testing/open-for-tests.ts';

const payload = await openForTests();
const password = 'a password of this test';
let token = '';
let fetched = 0;
const elsewhere = createServer((_request, response) => {
  fetched += 1;
  response.writeHead(200, { 'content-type': 'image/png' }).end();
});

beforeAll(async () => {
  const email = 'admin@six.example';
  await payload.create({
    collection: 'users',
    data: { email, password, roles: ['administrator'], mustChangePassword: false },
  });
  token = (await signIn(payload, email, password)) ?? '';
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
});
afterAll(() => elsewhere.close());

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d8211a' } })
  .png()
  .toBuffer();
const jpeg = await sharp(png).jpeg().toBuffer();

function upload(bytes: Buffer | string, name: string, type: string, more: Readonly<Record<string, unknown>> = {}) {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'A red field.', ...more }));
  body.set('file', new Blob([bytes as BlobPart], { type }), name);
  return ask(payload, '/media?depth=0', { method: 'POST', body, token });
}

describe('an uploaded picture', () => {
  it.each([
    ['evil.html', 'text/html'],
    ['evil.html', 'image/png'],
    ['evil.svg', 'image/svg+xml'],
    ['evil', 'image/png'],
    ['.png', 'image/png'],
    ['evil.png.html', 'image/png'],
    ['evil.php', 'application/octet-stream'],
    ['evil.jpg', 'image/jpeg'],
    ['e\u202egnp.html', 'image/png'],
    ['a'.repeat(300), 'image/png'],
    ['CON.html', 'image/png'],
    ['<img src=x>.html', 'image/png'],
    ['../../evil.html', 'image/png'],
    ['..\\..\\evil.html', 'image/png'],
  ])('named %s with type %s is stored by the type of its bytes, or refused', async (name, type) => {
    const { status, json } = await upload(png, name, type);
    if (status !== 201) {
      expect(status).toBe(400);
      return;
    }
    const { doc } = json();
    expect(doc.filename).toMatch(/^picture-[a-z0-9]{12}\.png$/);
    expect(doc.mimeType).toBe('image/png');
    for (const size of Object.values(doc.sizes as Record<string, { filename: string | null }>))
      if (size.filename) expect(size.filename).toMatch(/^[a-z0-9-]+\.(avif|webp)$/);
  });

  it('gets a random file name, and its former name as the title', async () => {
    const [one, other] = [
      await upload(jpeg, 'Our Café 2.JPEG', 'image/jpeg'),
      await upload(jpeg, 'Our Café 2.JPEG', 'x/y'),
    ];
    expect(one.json().doc.filename).toMatch(/^picture-[a-z0-9]{12}\.jpg$/);
    expect(one.json().doc.title).toBe('Our Café 2');
    expect(other.json().doc.filename).not.toBe(one.json().doc.filename);
  });

  it.each([
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML after a PNG signature', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['empty', ''],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a PDF', '%PDF-1.4\n%%EOF'],
  ])('is refused when it is %s', async (_name, bytes) => {
    const { status } = await upload(Buffer.from(bytes, 'latin1'), 'picture.png', 'image/png');
    expect(status).toBe(400);
  });

  it('is refused as a decompression bomb', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 6000, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { status, text } = await upload(bomb, 'big.png', 'image/png');
    expect(status).toBe(400);
    expect(text).toContain('pixels');
  });

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d8211a' } });

  it.each([
    [390, 17_000],
    [1200, 20_000],
  ])('is refused at %i × %i pixels', async (width, height) => {
    const { status, text } = await upload(await plain(width, height).png().toBuffer(), 'tall.png', 'image/png');
    expect([status, text]).toEqual([400, expect.stringMatching(/from top to bottom. Cut it/)]);
  });

  it('may be very wide, and as tall as fits once it is scaled down', async () => {
    const files = [await plain(17_000, 100).png().toBuffer(), await plain(2570, 16_390).png().toBuffer()];
    for (const file of files) expect((await upload(file, 'long.png', 'image/png')).status).toBe(201);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is refused as a truncated %s file', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b02', noise } })
      .toFormat(format)
      .toBuffer();
    const { status } = await upload(whole.subarray(0, whole.length / 2), `cut.${format}`, `image/${format}`);
    expect(status).toBe(400);
  });

  it('is refused as an animated PNG', async () => {
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write('acTL', 4, 'latin1');
    control.writeUInt32BE(2, 8);
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const { status, text } = await upload(moving, 'film.png', 'image/png');
    expect([status, text]).toEqual([400, expect.stringContaining('Animated pictures')]);
  });

  it('is refused as an animated WebP', async () => {
    const frames = 30;
    const film = await sharp(
      Buffer.alloc(
        40 * 30 * 3 * frames,
        Uint8Array.from({ length: 997 }, (_, index) => index % 256),
      ),
      { raw: { width: 40, height: 30 * frames, channels: 3, pageHeight: 30 } },
    )
      .webp()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(frames);
    expect((await upload(film, 'film.webp', 'image/webp')).status).toBe(400);
  });

  it('ignores file properties sent by the client', async () => {
    const given = {
      filename: 'x.html',
      mimeType: 'text/html',
      width: 1,
      height: 1,
      filesize: 1,
      colour: 'x',
      url: '/x',
    };
    const more = { ...given, thumbnailURL: 'https://evil.example/x', prefix: '../../', createdAt: '2001-01-01' };
    const made = await upload(png, 'a.png', 'image/png', more);
    expect(made.json().doc).toMatchObject({ width: 40, height: 30, mimeType: 'image/png', colour: '#d82818' });
    const { id } = made.json().doc;
    const { filename, ...rest } = more;
    const changed = await ask(payload, `/media/${id}?depth=0`, { method: 'PATCH', body: { ...rest, filename }, token });
    const same = ({ updatedAt: _, ...doc }: Record<string, unknown>) => doc;
    expect(same(changed.json().doc)).toEqual(same(made.json().doc));
  });
});

describe('a URL instead of a file', () => {
  it('is never fetched', async () => {
    const { port } = elsewhere.address() as AddressInfo;
    for (const url of [
      `http://127.0.0.1:${port}/x.png`,
      `http://localhost:${port}/`,
      '/cms/users/me',
      'file:///etc/passwd',
    ]) {
      const answer = await ask(payload, '/media', {
        method: 'POST',
        token,
        body: { alt: 'x', filename: 'x.png', url },
      });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Choose a picture file');
      await ask(payload, `/media/paste-url?src=${encodeURIComponent(url)}`, { token });
    }
    expect(fetched).toBe(0);
  });
});
