import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { FormServer } from './form-server.ts';

// Malformed bodies by the thousand, the same at every run. FUZZ_TIMES multiplies their number,
// FUZZ_SEED changes them (docs/faults.md).
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
export const times = Number(process.env.FUZZ_TIMES ?? 1);
export const timeout = 60_000 * times;
/** Converts text to bytes, one per character. */
export const bytes = (text: string) => Buffer.from(text, 'latin1');

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

/** A multipart body and its boundary. */
interface Body {
  readonly boundary: string;
  readonly body: Buffer;
}

/** Generates well-formed bodies and then damages most of them. */
export const bodies: fc.Arbitrary<Body> = fc
  .record({
    boundary: fc.stringMatching(/^[A-Za-z0-9'()+_,./:=?-]{1,70}$/),
    list: fc.oneof({ weight: 3, arbitrary: fc.array(parts, { maxLength: 3 }) }, fc.array(parts, { maxLength: 25 })),
    // Fills in a complete form, so that some bodies reach the database.
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

const shapes = /^[0-9a-f-]{36}\.[a-z]{2,4}$/;

/**
 * Checks that every stored file has a generated name and a submission, and that no file lies
 * elsewhere.
 */
export async function expectOnlyOwnFiles({ files, payload, settings }: FormServer): Promise<void> {
  const names = files();
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
