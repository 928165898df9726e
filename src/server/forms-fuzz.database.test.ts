import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { type FastifyInstance, fastify } from 'fastify';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentSystem } from '../cms/open.ts';
import { readSettings, type Settings } from '../env.ts';
import { makeStart, makeStartOver } from '../intake/form-start.ts';
import { filesFolder, submit } from '../intake/submit.ts';
import { zipOf } from '../intake/test-support.ts';
import { type Forms, formRoutes } from './form-routes.ts';

// Bodies that nobody's browser makes, by the thousand: the same ones at every run. With FUZZ_TIMES so many times as many,
// with FUZZ_SEED others (docs/faults.md).
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const times = Number(process.env.FUZZ_TIMES ?? 1);
const patience = 60_000 * times;
const secret = 'the secret of this test, which is long enough';

let payload: Payload;
let server: FastifyInstance;
let settings: Settings;
let port: number;

beforeAll(async () => {
  settings = readSettings({ ...process.env, SECRET: secret, ADMIN: 'off' });
  payload = (await openContentSystem(settings, { say: () => undefined })).payload;
  const forms: Forms = {
    folder: filesFolder(settings),
    maySend: async () => true,
    submit: (post) => submit(payload, settings, post),
    makeStart: (shown) => makeStart(secret, Date.now(), shown),
    makeStartOver: () => makeStartOver(secret, Date.now()),
    findJob: async () => 'Web developer',
    renderForm: async (address, outcome) => ({
      status: outcome.status,
      headers: { 'content-type': 'text/html' },
      etag: '',
      body: () => Buffer.from(JSON.stringify({ address, ...outcome })),
    }),
  };
  server = fastify();
  formRoutes(server, () => ({ forms }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(async () => {
  await server.close();
  await payload.destroy();
});

const bytes = (text: string) => Buffer.from(text, 'latin1');

const fieldNames = fc.oneof(
  fc.constantFrom('name', 'email', 'message', 'file', 'key', 'start', 'website', '__proto__', 'constructor', ''),
  fc.string({ unit: 'binary', maxLength: 150 }),
);
const fileNames = fc.oneof(
  fc.constantFrom(
    '../../zzescape.pdf',
    '..\\..\\zzescape.docx',
    '/tmp/zzescape.txt',
    'zzescape.pdf\u0000.exe',
    '%2e%2e%2fzzescape.png',
    'cv.pdf',
    'con.txt',
    '.pdf',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const contents = fc.oneof(
  fc.constantFrom(bytes('M. Chan'), bytes('a@six.example'), bytes('%PDF-1.4\n%%EOF\n'), bytes('PK\x03\x04'), bytes('')),
  fc.uint8Array({ maxLength: 4000 }).map((array) => Buffer.from(array)),
  fc.integer({ min: 1, max: 70_000 }).map((length) => Buffer.alloc(length, 'x')),
);
const extraHeaders = fc.constantFrom(
  '',
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: multipart/mixed; boundary=inner',
  'Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64',
  `X-Long: ${'y'.repeat(20_000)}`,
  'Content-Disposition: form-data; name="again"',
  'no header at all',
);

interface Part {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly starred: boolean;
  readonly header: string;
  readonly content: Buffer;
}

const parts: fc.Arbitrary<Part> = fc.record({
  name: fieldNames,
  fileName: fc.option(fileNames, { nil: undefined }),
  starred: fc.boolean(),
  header: extraHeaders,
  content: contents,
});

function writePart({ name, fileName, starred, header, content }: Part, boundary: string): Buffer {
  const named = starred
    ? `filename*=utf-8''${encodeURIComponent(fileName?.toWellFormed() ?? '')}`
    : `filename="${fileName}"`;
  const file = fileName === undefined ? '' : `; ${named}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${header ? `${header}\r\n` : ''}\r\n`;
  return Buffer.concat([Buffer.from(head), content, bytes('\r\n')]);
}

interface Body {
  readonly boundary: string;
  readonly body: Buffer;
}

/** A body that is put together well and then, most of the time, is not any more. */
const bodies: fc.Arbitrary<Body> = fc
  .record({
    boundary: fc.stringMatching(/^[A-Za-z0-9'()+_,./:=?-]{1,70}$/),
    list: fc.oneof({ weight: 3, arbitrary: fc.array(parts, { maxLength: 3 }) }, fc.array(parts, { maxLength: 25 })),
    // What fills in a whole form, so that some get as far as the database.
    whole: fc.boolean(),
    person: fc.nat(),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined, freq: 2 }),
    noise: fc.option(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 30 })), {
      nil: undefined,
      freq: 2,
    }),
    ending: fc.constantFrom('--\r\n', '--', '', '\r\n', '--\r\ntrailing'),
    nested: fc.boolean(),
  })
  .map(({ boundary, list, whole, person, cut, noise, ending, nested }) => {
    const plain = { fileName: undefined, starred: false, header: '' };
    const own: Part[] = whole
      ? [
          { ...plain, name: 'name', content: bytes('M. Chan') },
          { ...plain, name: 'email', content: bytes(`fuzz-${person}@six.example`) },
        ]
      : [];
    const inner = [...own, ...list].map((part) => writePart(part, boundary));
    if (nested)
      inner.push(
        writePart(
          {
            ...plain,
            name: 'file',
            header: 'Content-Type: multipart/mixed; boundary=in',
            content: Buffer.concat([bytes('--in\r\n\r\n'), ...inner, bytes('--in--')]),
          },
          boundary,
        ),
      );
    let body = Buffer.concat([...inner, bytes(`--${boundary}${ending}`)]);
    if (noise) {
      const at = Math.floor(noise[0] * body.length);
      body = Buffer.concat([body.subarray(0, at), Buffer.from(noise[1]), body.subarray(at)]);
    }
    return { boundary, body: cut === undefined ? body : body.subarray(0, Math.floor(cut * body.length)) };
  });

const urls = fc.constantFrom('/contact-us', '/jobs/web-developer');

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Bytes that come together: a connection gives 64 KiB at most, and often a few. */
const sizes = fc.constantFrom(997, 16_384, 65_536);

function* piecesOf(body: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/**
 * Nobody may be left waiting: a form without an answer is a failure, not a test that never ends. It is told as it was
 * found, since every smaller one would be waited for as long.
 */
const answeredSoon = { plugins: [fc.timeout(10_000)], endOnFailure: true };

/** Sends bytes as they are, and gives the status, or 0 when the connection ended without an answer. */
function sendRaw(head: string, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (answer.includes('\r\n\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(head);
    socket.write(body);
    // A body that was said to be longer never comes; whoever waits for it is left alone.
    setTimeout(end, 60);
  });
}

const shapes = /^[0-9a-f-]{36}\.[a-z]{2,4}$/;

async function expectOnlyOwnFiles(): Promise<void> {
  const folder = filesFolder(settings);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { filePath: { exists: true } },
    pagination: false,
    depth: 0,
  });
  expect(new Set(names)).toEqual(new Set(docs.map(({ filePath }) => filePath).filter(Boolean)));
  for (const name of names) expect(name).toMatch(shapes);
  const around = ['.', settings.DATA_DIR, path.dirname(settings.DATA_DIR), '/tmp', '/'].flatMap((place) =>
    readdirSync(place),
  );
  expect(around.filter((name) => name.includes('zzescape'))).toEqual([]);
}

describe('a generated body', () => {
  it(
    'brings no error of ours, no file outside its place, and leaves no memory behind',
    async () => {
      const statuses = new Map<number, number>();
      const property = fc.asyncProperty(
        bodies,
        urls,
        fc.boolean(),
        sizes,
        async ({ boundary, body }, url, script, size) => {
          const answer = await server.inject({
            method: 'POST',
            url,
            headers: {
              'content-type': `multipart/form-data; boundary="${boundary}"`,
              'content-length': String(body.length),
              ...(script ? { accept: 'application/json' } : {}),
            },
            payload: Readable.from(piecesOf(body, size), { objectMode: false }),
          });
          statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
          expect(answer.statusCode).toBeLessThan(500);
        },
      );
      await fc.assert(property, { ...answeredSoon, seed, numRuns: 100 });
      const before = collect();
      await fc.assert(property, { ...answeredSoon, seed: seed + 1, numRuns: 900 * times });
      expect(collect() - before).toBeLessThan(20_000_000);
      await expectOnlyOwnFiles();
      // They were no mere noise: some were taken, some refused for what is in them, some could not be read.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 422]));
      expect((statuses.get(200) ?? 0) + (statuses.get(303) ?? 0)).toBeGreaterThan(10);
    },
    patience,
  );

  it(
    'of another length than it says, or of none, is not waited for and breaks nothing',
    async () => {
      const lengths = fc.constantFrom(
        '0',
        '1',
        '-1',
        '30000000',
        '30000001',
        '99999999999999999999',
        'x',
        'half',
        'double',
        '',
      );
      await fc.assert(
        fc.asyncProperty(bodies, urls, lengths, async ({ boundary, body }, url, length) => {
          const meant: Readonly<Record<string, string>> = {
            half: String(Math.floor(body.length / 2)),
            double: String(body.length * 2),
          };
          const said = meant[length] ?? length;
          const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary="${boundary}"\r\n${said ? `Content-Length: ${said}\r\n` : ''}\r\n`;
          expect(await sendRaw(head, body)).toBeLessThan(500);
        }),
        { seed, numRuns: 120 * times },
      );
      expect((await fetch(`http://127.0.0.1:${port}/form-start`)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expectOnlyOwnFiles();
    },
    patience,
  );
});

describe('a file that is two things at once', () => {
  const archive = zipOf({ 'run.sh': 'rm -rf /' });
  const png = bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR');
  const heads = fc.constantFrom(
    { extension: 'pdf', head: bytes('%PDF-1.4\n') },
    { extension: 'png', head: png },
    { extension: 'jpg', head: bytes('\xff\xd8\xff\xe0\x00\x10JFIF\x00') },
    { extension: 'txt', head: bytes('plain words') },
    { extension: 'doc', head: bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') },
  );

  it.each([
    ['an archive behind a document', fc.constant(archive)],
    [
      'an archive with a comment',
      fc.nat({ max: 500 }).map((length) => {
        const tail = Buffer.from(archive);
        tail.writeUInt16LE(length, tail.length - 2);
        return Buffer.concat([tail, Buffer.alloc(length, 'c')]);
      }),
    ],
  ])(
    'is refused: %s',
    async (_, tails) => {
      await fc.assert(
        fc.asyncProperty(
          heads,
          tails,
          fc.uint8Array({ maxLength: 2000 }),
          async ({ extension, head }, tail, filling) => {
            const body = new FormData();
            body.set('name', 'M. Chan');
            body.set('email', 'polyglot@six.example');
            body.set(
              'file',
              new Blob(
                [head, extension === 'txt' ? '' : Buffer.from(filling), tail].map(
                  (part) => new Uint8Array(Buffer.from(part)),
                ),
              ),
              `paper.${extension}`,
            );
            const answer = await fetch(`http://127.0.0.1:${port}/contact-us`, {
              method: 'POST',
              body,
              headers: { accept: 'application/json' },
            });
            expect(answer.status).toBe(422);
          },
        ),
        { seed, numRuns: 60 * times },
      );
      await expectOnlyOwnFiles();
    },
    patience,
  );
});
