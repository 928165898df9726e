import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extensionOf, type FormRules } from '../../forms/rules.ts';
import { endOf } from '../../lib/text/cut-text.ts';

/** Bytes of a whole request; beyond that the rest is not read, not even to show the error. */
export const largestRequest = 30_000_000;

/** Bytes of one field; the longest allowed one has 5,000 characters. */
const largestField = 32_768;

/** Fields of a form: ten days have two half-days each. */
const mostFields = 40;

export interface ReceivedFile {
  /** Name given by the sender; displayed, never used as a path. */
  readonly name: string;
  /** Path on disk: a generated name with the sender's extension. */
  readonly path: string;
  /** Bytes; above the limit when the rest was discarded. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
}

export interface Received {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: ReceivedFile;
}

/**
 * File name without a folder, which some old browsers send, and without invisible characters. Emoji
 * need their joiners.
 */
export const shownName = (name: string): string =>
  endOf((name.split(/[/\\]/).at(-1) ?? '').replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '').toWellFormed(), 200);

/**
 * Thrown when a body could not be read to its end or its file not stored. Holds the fields read so
 * far.
 */
export class NotReceivedError extends Error {
  override readonly name = 'NotReceivedError';
  readonly fields: Received['fields'];
  readonly hadFile: boolean;
  constructor(cause: unknown, fields: Received['fields'], hadFile: boolean) {
    super('The form was not received.', { cause });
    this.fields = fields;
    this.hadFile = hadFile;
  }
}

/** A stored file, undefined when none was chosen, or the error of the disk. */
type Written = ReceivedFile | { readonly failure: unknown } | undefined;

/** Reads a file to its end even if the disk fails, since more fields may follow. */
async function writeFile(part: MultipartFile, rules: FormRules, folder: string): Promise<Written> {
  const name = shownName(part.filename ?? '');
  const extension = extensionOf(name);
  const known = rules.file.extensions.includes(extension) ? extension : 'bin';
  const target = path.join(folder, `${randomUUID()}.${known}`);
  const hash = createHash('sha256');
  let size = 0;
  let failure: unknown;
  let handle: FileHandle | undefined;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (failure !== undefined) return;
    try {
      await work();
    } catch (error) {
      failure = error;
    }
  };
  await attempt(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    handle = await open(target, 'wx', 0o600);
  });
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.byteLength;
      await attempt(async () => handle?.writeFile(chunk));
    }
    await attempt(async () => handle?.sync());
  } catch (error) {
    // The sender closed the connection.
    await handle?.close();
    await rm(target, { force: true });
    throw error;
  }
  await attempt(async () => handle?.close());
  if (failure !== undefined) {
    await handle?.close().catch(() => undefined);
    await rm(target, { force: true }).catch(() => undefined);
    return { failure };
  }
  if (size === 0 && name === '') {
    await rm(target, { force: true });
    return undefined;
  }
  return { name, path: target, size: part.file.truncated ? rules.file.largest + 1 : size, hash: hash.digest('hex') };
}

/**
 * Reads a form's body: fields into memory, its file to disk as it arrives. Skips unknown fields,
 * and removes the file when it throws.
 *
 * @throws {NotReceivedError} with the fields read so far. Its cause is an error of
 *   `@fastify/multipart` with a status code (malformed body, too many parts) or an error of the
 *   disk.
 */
export async function receive(request: FastifyRequest, rules: FormRules, folder: string): Promise<Received> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let written: Written;
  try {
    const parts = request.parts({
      limits: {
        fieldNameSize: 100,
        fieldSize: largestField,
        fields: mostFields,
        files: 1,
        parts: mostFields + 1,
        headerPairs: 50,
        fileSize: rules.file.largest,
      },
    });
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') continue;
        const earlier = fields[part.fieldname];
        if (earlier === undefined) fields[part.fieldname] = part.value;
        else if (part.fieldname === rules.several) fields[part.fieldname] = `${earlier} ${part.value}`;
      } else if (part.fieldname === rules.file.name && !written) {
        written = await writeFile(part, rules, folder);
      } else {
        part.file.resume();
      }
    }
    if (written && 'failure' in written) throw written.failure;
    return { fields, ...(written ? { file: written } : {}) };
  } catch (error) {
    if (written && 'path' in written) await rm(written.path, { force: true });
    throw new NotReceivedError(error, fields, written !== undefined);
  }
}
