import { expect, it } from 'vitest';
import { encodingFor } from './send.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['deflate', 'identity'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
