import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../test-support.ts';
import { typeOfFile } from './file-check.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'file-check-'));
let files = 0;

function typeOf(content: Buffer | string, extension: string): Promise<string | undefined> {
  files += 1;
  const file = path.join(folder, `${files}.${extension}`);
  writeFileSync(file, content);
  return typeOfFile(file, extension);
}

const pdf = '%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';
const types = '[Content_Types].xml';
const docx = zipOf({ [types]: '<Types/>', 'word/document.xml': '<w:document/>' });
const picture = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 3, height: 3, channels: 3, background: '#d8211a' } })
    .toFormat(format)
    .toBuffer();

describe('typeOfFile', () => {
  it('accepts files whose content matches the extension', async () => {
    expect(await typeOf(pdf, 'pdf')).toBe('application/pdf');
    expect(await typeOf(docx, 'docx')).toMatch(/wordprocessingml/);
    expect(await typeOf('We sell noodles in four sizes.\n麵\n', 'txt')).toBe('text/plain');
    expect(await typeOf(await picture('png'), 'png')).toBe('image/png');
    expect(await typeOf(await picture('jpeg'), 'jpg')).toBe('image/jpeg');
    expect(await typeOf(await picture('webp'), 'webp')).toBe('image/webp');
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)]);
    expect(await typeOf(old, 'doc')).toBe('application/msword');
  });

  it('refuses files whose content does not match the extension', async () => {
    expect(await typeOf(pdf, 'docx')).toBeUndefined();
    expect(await typeOf(docx, 'pdf')).toBeUndefined();
    expect(await typeOf(docx, 'xlsx')).toBeUndefined();
    expect(await typeOf(await picture('png'), 'jpg')).toBeUndefined();
    expect(await typeOf('MZ\u0090\u0000', 'txt')).toBeUndefined();
    expect(await typeOf('<script>alert(1)</script>', 'pdf')).toBeUndefined();
    expect(await typeOf('', 'png')).toBeUndefined();
    expect(await typeOf(pdf, 'exe')).toBeUndefined();
  });

  it.each([
    'BMW sells cars',
    'MZ is a code',
    'GIF or PNG',
    'ID3 tags',
    'FORM follows function',
    'II. Offer',
    'OggS',
    'RIFF raff',
    'PK is short',
    'Rar!',
    'fLaC',
    '%!PS',
    'MThd',
    'SIT!',
    'Cr24',
    'NES games',
    '8BPS',
    'LZIP',
    'Obj',
    'FLV',
    'wOFF',
    'DSD ',
  ])('accepts plain text that begins with %s', async (start) => {
    expect(await typeOf(`${start}, and four sizes of noodles.\n`.repeat(40), 'txt')).toBe('text/plain');
  });

  it('accepts valid UTF-16 text with a byte order mark only', async () => {
    const text = '\uFEFFNoodles in four sizes: 麵\r\n';
    expect(await typeOf(Buffer.from(text, 'utf16le'), 'txt')).toBe('text/plain');
    expect(await typeOf(Buffer.from(text, 'utf16le').swap16(), 'txt')).toBe('text/plain');
    expect(await typeOf(Buffer.from(`${text}\u0000`, 'utf16le'), 'txt')).toBeUndefined();
    expect(await typeOf(Buffer.from(`${text}\uDC00`, 'utf16le'), 'txt')).toBeUndefined();
    expect(await typeOf(Buffer.from(text.slice(1), 'utf16le'), 'txt')).toBeUndefined();
    const archive = zipOf({ 'evil.class': 'x' });
    expect(await typeOf(Buffer.concat([Buffer.from(text, 'utf16le'), archive]), 'txt')).toBeUndefined();
  });

  it('accepts a PDF with up to 1,024 bytes of text before its header', async () => {
    const withBytes = (before: string) => typeOf(before + pdf, 'pdf');
    for (const before of ['\uFEFF', '\r\n\r\n', '\u001b%-12345X@PJL\r\n', ' '.repeat(1000)])
      expect(await withBytes(before)).toBe('application/pdf');
    expect(await withBytes(' '.repeat(1100))).toBeUndefined();
    expect(await withBytes('MZ\u0090\u0000')).toBeUndefined();
    expect(await typeOf(Buffer.concat([Buffer.from(`\n${pdf}`), zipOf({ 'evil.class': 'x' })]), 'pdf')).toBeUndefined();
  });

  it('refuses a file that is also an archive', async () => {
    const archive = zipOf({ 'evil.class': 'x' });
    expect(await typeOf(Buffer.concat([Buffer.from(pdf), archive]), 'pdf')).toBeUndefined();
    expect(await typeOf(Buffer.concat([await picture('png'), archive]), 'png')).toBeUndefined();
    expect(await typeOf(Buffer.concat([await picture('jpeg'), archive]), 'jpg')).toBeUndefined();
  });

  it('refuses archives that are no document, too large, too full or with macros', async () => {
    expect(await typeOf(zipOf({ 'readme.txt': 'x' }), 'docx')).toBeUndefined();
    expect(await typeOf(docx.subarray(0, docx.length - 8), 'docx')).toBeUndefined();
    const parts = { [types]: '<Types/>', 'word/document.xml': '<w:document/>' };
    expect(await typeOf(zipOf({ ...parts, 'word/vbaProject.bin': 'x' }), 'docx')).toBeUndefined();
    expect(await typeOf(zipOf(parts, { claimedSize: 300_000_000 }), 'docx')).toBeUndefined();
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/${index}.xml`, '']));
    expect(await typeOf(zipOf({ ...parts, ...many }), 'docx')).toBeUndefined();
  });
});
