import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { openPromise } from 'yauzl';

const office = 'application/vnd.openxmlformats-officedocument';

interface FileType {
  readonly type: string;
  /** MIME types that file-type may detect from the first bytes. */
  readonly signatures: readonly string[];
  /** Folder that a zip-based format must contain, such as `word/`. */
  readonly folder?: string;
}

const zip = ['application/zip'];
const oldOffice = ['application/x-cfb'];
const jpeg: FileType = { type: 'image/jpeg', signatures: ['image/jpeg'] };

const kinds: Readonly<Record<string, FileType>> = {
  pdf: { type: 'application/pdf', signatures: ['application/pdf'] },
  doc: { type: 'application/msword', signatures: oldOffice },
  ppt: { type: 'application/vnd.ms-powerpoint', signatures: oldOffice },
  xls: { type: 'application/vnd.ms-excel', signatures: oldOffice },
  docx: {
    type: `${office}.wordprocessingml.document`,
    signatures: [`${office}.wordprocessingml.document`, ...zip],
    folder: 'word/',
  },
  pptx: {
    type: `${office}.presentationml.presentation`,
    signatures: [`${office}.presentationml.presentation`, ...zip],
    folder: 'ppt/',
  },
  xlsx: { type: `${office}.spreadsheetml.sheet`, signatures: [`${office}.spreadsheetml.sheet`, ...zip], folder: 'xl/' },
  txt: { type: 'text/plain', signatures: [] },
  png: { type: 'image/png', signatures: ['image/png'] },
  jpg: jpeg,
  jpeg,
  webp: { type: 'image/webp', signatures: ['image/webp'] },
};

const mostEntries = 5000;
const mostUnpacked = 200_000_000;

/** Size of a zip end record, which the longest archive comment may follow. Both in bytes. */
const endRecord = 22;
const longestComment = 65_535;

/** Whether a zip archive ends where the file ends, independent of the file's first bytes. */
async function endsAsArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, endRecord + longestComment);
    const tail = Buffer.alloc(length);
    await file.read(tail, 0, length, size - length);
    const mark = Buffer.from('PK\x05\x06', 'latin1');
    for (let at = tail.lastIndexOf(mark); at !== -1; at = at === 0 ? -1 : tail.lastIndexOf(mark, at - 1)) {
      if (at + endRecord <= length && at + endRecord + tail.readUInt16LE(at + 20) === length) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

async function beginningOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Encodings by their two-byte order mark. Without one, text counts as UTF-8 or a single-byte
 * encoding such as Latin 1.
 */
const encodings: Readonly<Record<string, string | undefined>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Whether the whole file is text: no zero bytes, no control characters, no lone surrogates in
 * UTF-16.
 */
async function isText(path: string): Promise<boolean> {
  const start = (await beginningOf(path, 2)).toString('hex');
  const decoder = new TextDecoder(encodings[start] ?? 'latin1', { fatal: true });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const marks = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
  const file = await open(path);
  try {
    for await (const chunk of file.createReadStream({ autoClose: false }))
      if (marks.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  } finally {
    await file.close();
  }
}

/** Bytes that PDF readers skip before the header, such as a printer command or a mail header. */
const mostBeforePdf = 1024;

/** Reads only the archive's table of contents and unpacks nothing. */
async function isDocument(path: string, folder: string): Promise<boolean> {
  try {
    const archive = await openPromise(path, { autoClose: false, lazyEntries: true });
    try {
      let entries = 0;
      let unpacked = 0;
      let hasTypes = false;
      let hasFolder = false;
      for await (const entry of archive.eachEntry()) {
        entries += 1;
        unpacked += entry.uncompressedSize;
        const tooMuch = entries > mostEntries || unpacked > mostUnpacked;
        if (tooMuch || entry.isEncrypted() || /vbaProject\.bin$/i.test(entry.fileName)) return false;
        hasTypes ||= entry.fileName === '[Content_Types].xml';
        hasFolder ||= entry.fileName.startsWith(folder);
      }
      return hasTypes && hasFolder;
    } finally {
      archive.close();
    }
  } catch {
    // An unreadable archive is not a document. The reason is not reported.
    return false;
  }
}

/**
 * Checks that a received file is what its extension claims, and nothing else besides.
 *
 * @returns its MIME type, or undefined when the file must be rejected
 */
export async function typeOfFile(path: string, extension: string): Promise<string | undefined> {
  const kind = kinds[extension];
  if (!kind) return undefined;
  // Text may start with the short signature of any other format, so file-type is not asked.
  if (extension === 'txt') return (await isText(path)) && !(await endsAsArchive(path)) ? kind.type : undefined;
  let signature = (await fileTypeFromFile(path))?.mime;
  if (extension === 'pdf' && (await beginningOf(path, mostBeforePdf + 5)).includes('%PDF-')) signature ??= kind.type;
  if (signature === undefined || !kind.signatures.includes(signature)) return undefined;
  const whole = kind.folder ? await isDocument(path, kind.folder) : !(await endsAsArchive(path));
  return whole ? kind.type : undefined;
}
