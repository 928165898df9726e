// On both databases in the full run: it reads hundreds of odd bodies.
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openFormServer } from './testing/form-server.ts';
import { bodies, expectOnlyOwnFiles, seed, timeout, times } from './testing/fuzz.ts';

const site = await openFormServer();
const { server, url: origin } = site;

afterAll(site.close);

const urls = fc.constantFrom('/contact-us', '/jobs/web-developer');

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** Bytes per write: a connection delivers at most 64 KiB at once, often only a few. */
const sizes = fc.constantFrom(997, 16_384, 65_536);

function* piecesOf(body: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/**
 * A form without an answer fails instead of hanging. Shrinking is off, since every smaller case
 * would wait as long.
 */
const answeredSoon = { plugins: [fc.timeout(10_000)], endOnFailure: true };

/** Sends raw bytes and returns the status, or 0 when the connection ended without an answer. */
function sendRaw(head: string, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
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
    // The rest of a body with a wrong length never comes, so the wait ends here.
    setTimeout(end, 60);
  });
}

describe('a malformed form body', () => {
  it(
    'causes no server error, stray file or memory leak',
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
      await expectOnlyOwnFiles(site);
      // The bodies were varied: some were accepted, some refused for their content, some
      // unreadable.
      expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 422]));
      expect((statuses.get(200) ?? 0) + (statuses.get(303) ?? 0)).toBeGreaterThan(10);
    },
    timeout,
  );

  it(
    'with a wrong or missing length causes no server error and no hanging request',
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
          const declared = meant[length] ?? length;
          const head = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary="${boundary}"\r\n${declared ? `Content-Length: ${declared}\r\n` : ''}\r\n`;
          expect(await sendRaw(head, body)).toBeLessThan(500);
        }),
        { seed, numRuns: 120 * times },
      );
      expect((await fetch(`${origin}/form-start`)).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expectOnlyOwnFiles(site);
    },
    timeout,
  );
});
