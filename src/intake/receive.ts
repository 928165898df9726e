import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extensionOf, type FormRules } from '../forms/rules.ts';

/** Bytes of a whole request: past it, not even the error is worth reading the rest for. */
export const largestRequest = 30_000_000;

/** Bytes of one field; the longest one has 5,000 characters. */
const largestField = 32_768;

export interface ReceivedFile {
  /** As the sender calls it; shown to people, never used as a path. */
  readonly name: string;
  /** Where it was written to: a name of our own making, with the sender's extension. */
  readonly path: string;
  /** Bytes; more than allowed when the rest was thrown away. */
  readonly size: number;
  /** SHA-256 of the content, as hexadecimal digits. */
  readonly hash: string;
}

export interface Received {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: ReceivedFile;
}

/** The name without a folder, which some browsers of old send along, and without what cannot be shown. */
const shownName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(-200);

async function writeFile(part: MultipartFile, rules: FormRules, folder: string): Promise<ReceivedFile | undefined> {
  const name = shownName(part.filename ?? '');
  const extension = extensionOf(name);
  const known = rules.file.extensions.includes(extension) ? extension : 'bin';
  const target = path.join(folder, `${randomUUID()}.${known}`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      hash.update(chunk);
      size += chunk.byteLength;
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, measure, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
  if (size === 0 && name === '') {
    await rm(target, { force: true });
    return undefined;
  }
  return { name, path: target, size: part.file.truncated ? rules.file.largest + 1 : size, hash: hash.digest('hex') };
}

/**
 * Reads a form's body: fields into memory, its file to disk as it arrives. What the form does not know is read past.
 * Nothing stays on disk when it throws.
 *
 * @throws the errors of `@fastify/multipart`, with their status code, for a body that is none or has too many parts;
 * errors of the disk as they come
 */
export async function receive(request: FastifyRequest, rules: FormRules, folder: string): Promise<Received> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: ReceivedFile | undefined;
  const parts = request.parts({
    limits: {
      fieldNameSize: 100,
      fieldSize: largestField,
      fields: 20,
      files: 1,
      parts: 21,
      headerPairs: 50,
      fileSize: rules.file.largest,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] ??= part.value;
      } else if (part.fieldname === rules.file.name && !file) {
        file = await writeFile(part, rules, folder);
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    throw error;
  }
  return { fields, ...(file ? { file } : {}) };
}
