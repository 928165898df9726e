import { describe, expect, it } from 'vitest';
import { isOwnWrite } from './same-origin.ts';

const host = 'www.example';

describe('isOwnWrite', () => {
  it.each([
    ['GET', { host, 'sec-fetch-site': 'cross-site' }, true],
    ['POST', { host, 'sec-fetch-site': 'same-origin' }, true],
    ['POST', { host, 'sec-fetch-site': 'none' }, true],
    ['POST', { host, 'sec-fetch-site': 'same-site' }, false],
    ['POST', { host, 'sec-fetch-site': 'cross-site', origin: 'https://www.example' }, false],
    ['POST', { host, origin: 'https://www.example' }, true],
    ['PATCH', { host, origin: 'https://evil.example' }, false],
    ['DELETE', { host, origin: 'null' }, false],
    ['POST', { host }, true],
    ['POST', { host, cookie: 'payload-token=x' }, false],
  ])('%s with %j: %s', (method, headers, own) => {
    expect(isOwnWrite({ method, headers })).toBe(own);
  });
});
