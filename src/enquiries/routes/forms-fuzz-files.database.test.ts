// On both databases in the full run: it reads hundreds of odd bodies.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { zipOf } from '../test-support.ts';
import { openFormServer } from './testing/form-server.ts';
import { bytes, expectOnlyOwnFiles, seed, timeout, times } from './testing/fuzz.ts';

const site = await openFormServer();

afterAll(site.close);

describe('a polyglot file', () => {
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
    ['an archive appended to a document', fc.constant(archive)],
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
            const answer = await fetch(`${site.url}/contact-us`, {
              method: 'POST',
              body,
              headers: { accept: 'application/json' },
            });
            expect(answer.status).toBe(422);
          },
        ),
        { seed, numRuns: 60 * times },
      );
      await expectOnlyOwnFiles(site);
    },
    timeout,
  );
});
