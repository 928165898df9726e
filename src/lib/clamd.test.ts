import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scan } from './clamd.ts';
import { isScanner } from './scanner-address.ts';
import { type ScannerStandIn, startScanner } from './testing/scanner-stand-in.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'scan-'));
const file = (name: string, content: string | Buffer): string => {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
};
let scanner: ScannerStandIn;

beforeAll(async () => {
  scanner = await startScanner();
});

afterAll(() => {
  scanner.stop();
  rmSync(folder, { recursive: true });
});

const look = (at: string, timeout = 2000) => scan(scanner.url, at, timeout);

describe('the scanner receives a whole file', () => {
  test('and finds it clean', async () => {
    expect(await look(file('brief.pdf', Buffer.alloc(900_000, 7)))).toEqual({ verdict: 'clean' });
    expect(scanner.scannedSizes.at(-1)).toBe(900_000);
    expect(await look(file('nothing.txt', ''))).toEqual({ verdict: 'clean' });
  });

  test('and finds a signature in the middle of it', async () => {
    const hidden = `${'x'.repeat(200_000)} MARKED ${'y'.repeat(200_000)}`;
    expect(await look(file('marked.txt', hidden))).toEqual({ verdict: 'infected', name: 'Test.Marked' });
  });
});

describe('a scanner counts as down', () => {
  const scanWith = async (mode: ScannerStandIn['mode'], at: string) => {
    scanner.mode = mode;
    const verdict = await look(at, 300);
    scanner.mode = 'normal';
    return verdict;
  };

  test.each([
    ['too-large', 'it said "INSTREAM size limit exceeded. ERROR"'],
    ['nonsense', 'it said "stream: PERHAPS"'],
    ['silent', 'silent'],
  ] as const)('when it is %s', async (mode, why) => {
    expect(await scanWith(mode, file('a.txt', 'z'))).toEqual({ verdict: 'away', why });
  });

  test.each(['too-large', 'hangs-up', 'silent'] as const)('when it is %s in the middle of a file', async (mode) => {
    expect(await scanWith(mode, file('a.txt', 'z'.repeat(5_000_000)))).toMatchObject({ verdict: 'away' });
  });

  test('when nothing listens at its address', async () => {
    expect(await scan('tcp://127.0.0.1:1', file('b.txt', 'b'), 300)).toEqual({ verdict: 'away', why: 'ECONNREFUSED' });
    expect(await scan('unix:///nowhere/clamd.ctl', file('b.txt', 'b'), 300)).toEqual({
      verdict: 'away',
      why: 'ENOENT',
    });
  });
});

test.each([
  ['tcp://localhost:3310', true],
  ['tcp://[::1]:3310', true],
  ['unix:///run/clamav/clamd.ctl', true],
  ['http://localhost:3310', false],
  ['tcp://', false],
  ['unix://', false],
  ['localhost:3310', false],
])('%s is the address of a scanner: %s', (address, is) => {
  expect(isScanner(address)).toBe(is);
});
