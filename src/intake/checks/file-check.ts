import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { openPromise } from 'yauzl';

const office = 'application/vnd.openxmlformats-officedocument';

interface Kind {
  readonly type: string;
  /** What its first bytes say, as the signature's own name. */
  readonly signatures: readonly string[];
  /** For a document that is a zip archive: the folder that makes it one of its kind. */
  readonly folder?: string;
}

const zip = ['application/zip'];
const oldOffice = ['application/x-cfb'];
const jpeg: Kind = { type: 'image/jpeg', signatures: ['image/jpeg'] };

const kinds: Readonly<Record<string, Kind>> = {
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

/**
 * Bytes in which the end record of a zip archive lies: itself, and the longest comment after it.
 */
const endRecord = 22;
const longestComment = 65_535;

/** Whether a zip archive ends where the file ends, whatever the file begins with. */
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

/** The first bytes of a file. */
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
 * How a text is encoded that begins with a byte order mark of two bytes. Any other is UTF-8 or an
 * encoding like Latin 1.
 */
const encodings: Readonly<Record<string, string | undefined>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Whether all of it is text: no zero bytes, none of the marks that only programs use, no halves of
 * characters in UTF-16.
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

/**
 * Bytes of a PDF that readers pass over for its beginning, such as a printer's command or a line of
 * a mail.
 */
const mostBeforePdf = 1024;

/** Reads only the table of contents of an archive; nothing is unpacked. */
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
    // An archive that cannot be read is no document; why it cannot is of no use to anybody.
    return false;
  }
}

/**
 * Looks into a file that has arrived: whether it is what its extension says, and only that.
 *
 * @returns its type, or undefined when the file is not to be kept
 */
export async function typeOfFile(path: string, extension: string): Promise<string | undefined> {
  const kind = kinds[extension];
  if (!kind) return undefined;
  // Text may begin like any signature of a few letters.
  if (extension === 'txt') return (await isText(path)) && !(await endsAsArchive(path)) ? kind.type : undefined;
  let signature = (await fileTypeFromFile(path))?.mime;
  if (extension === 'pdf' && (await beginningOf(path, mostBeforePdf + 5)).includes('%PDF-')) signature ??= kind.type;
  if (signature === undefined || !kind.signatures.includes(signature)) return undefined;
  const whole = kind.folder ? await isDocument(path, kind.folder) : !(await endsAsArchive(path));
  return whole ? kind.type : undefined;
}
