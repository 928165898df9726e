import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureFilm } from './film-file.ts';

const folder = path.resolve('sample/public/films');

/** Film of the sample: six seconds, 960 × 720. */
const sample = (extension: 'mp4' | 'webm'): Buffer => {
  const name =
    readdirSync(folder).find((file) => file.startsWith('arabica-loop.') && file.endsWith(`-960.${extension}`)) ?? '';
  return readFileSync(path.join(folder, name));
};

/** The film with another number in one of its boxes. */
function with32(box: string, offset: number, value: number): Buffer {
  const bytes = Buffer.from(sample('mp4'));
  bytes.writeUInt32BE(value, bytes.indexOf(box) + 4 + offset);
  return bytes;
}

/** The film with one of its boxes renamed. */
const renamed = (from: string, to: string): Buffer =>
  Buffer.from(sample('mp4').toString('latin1').replace(from, to), 'latin1');

describe('a film', () => {
  it.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const)('as %s is measured from its bytes', async (extension, type) => {
    expect(await measureFilm(sample(extension))).toEqual({ type, extension, width: 960, height: 720, seconds: 6 });
  });

  it.each([
    ['that is not a film', Buffer.from('no film'), /damaged/],
    ['without content', Buffer.alloc(0), /damaged/],
    ['that is an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), /damaged/],
    [
      'that is HTML after its first box',
      Buffer.concat([sample('mp4').subarray(0, 32), Buffer.from('<script>')]),
      /damaged/,
    ],
    ['that is truncated', sample('mp4').subarray(0, 400), /damaged/],
    ['of the brand QuickTime', renamed('isom', 'qt  '), /damaged/],
    ['with ten-bit colour', with32('avcC', 0, 0x01_6e_00_1f), /avc1\.6e001f.*4:2:0/],
    ['in a codec that few browsers play', with32('stsd', 12, Buffer.from('mp4v').readUInt32BE()), /encoded/],
    ['wider than the limit', with32('stsd', 40, 5000 * 65_536 + 720), /5000 × 720/],
    ['smaller than the limit', with32('stsd', 40, 64 * 65_536 + 48), /64 × 48/],
    ['longer than five minutes', with32('stts', 12, 10_000_000), /5 minutes/],
    ['of 31 MB', Buffer.concat([sample('mp4'), Buffer.alloc(31_000_000)]), /at most 30 MB/],
  ])('%s is refused', async (_name, bytes, why) => {
    expect(await measureFilm(bytes)).toMatch(why);
  });

  it('that would take endless parsing is refused in time, without blocking the event loop', async () => {
    const began = performance.now();
    let turns = 0;
    const others = setInterval(() => (turns += 1), 50);
    expect(await measureFilm(with32('stts', 8, 0xff_ff_ff_ff))).toMatch(/damaged/);
    clearInterval(others);
    expect(performance.now() - began).toBeLessThan(9000);
    // The event loop went on meanwhile, so visitors were served.
    expect(turns).toBeGreaterThan(5);
  });
});
