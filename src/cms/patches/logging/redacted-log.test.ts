import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { APIError } from 'payload';
import { expect, it } from 'vitest';
import { logOptions } from './redacted-log.ts';

function opened() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: fastify({ logger: { ...logOptions('warn'), stream } }).log };
}

it('equal refusals are logged once, as a short warning without a stack', () => {
  const { lines, log } = opened();
  for (let n = 0; n < 60; n += 1) log.error({ err: new APIError('Token is either invalid or has expired.', 403) });
  log.error(new APIError(`Invalid JSON ${'x'.repeat(5000)}`, 400));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line.length).toBeLessThan(300);
    expect(JSON.parse(line)).toMatchObject({ level: 40, msg: expect.stringMatching(/^Refused with 40[03]: /) });
  }
});

it('server errors and refusals by other hosts are logged in full', () => {
  const { lines, log } = opened();
  log.error({ err: new APIError('The disk is full.', 500) });
  log.warn({ err: new APIError('Unknown token.', 401) }, 'A delivery ended badly.');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('    at ');
  expect(lines[1]).toContain('A delivery ended badly.');
});
