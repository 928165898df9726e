import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PlainError } from '../plain-error.ts';

/** File that makes a folder a backup; written last, so that an interrupted backup has none. */
export const manifestName = 'manifest.json';

/** Whether a path stays inside the backup: at most one known folder and a plain name. */
const isInside = (file: string): boolean =>
  /^(?:(?:media|submissions)\/)?[^/\\]+$/.test(file) && !/(?:^|\/)\.{1,2}$/.test(file);

const schema = z.object({
  format: z.literal('site-backup-1'),
  version: z.string(),
  made: z.iso.datetime(),
  /** Format of the copy: a database's own, or rows that both can read. */
  database: z.enum(['sqlite', 'postgres', 'rows']),
  /** Source database of exported rows: the migrations of both have different names. */
  from: z.enum(['sqlite', 'postgres']).optional(),
  /** Names of the applied migrations. */
  migrations: z.array(z.string()),
  files: z.array(
    z.object({
      path: z.string().refine(isInside, 'leads out of the backup'),
      bytes: z.number().int().min(0),
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
});

export type Manifest = Readonly<z.infer<typeof schema>>;
export type BackedUpFile = Manifest['files'][number];

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Manifest entry of a file in the backup. */
export async function noted(folder: string, name: string): Promise<BackedUpFile> {
  const file = path.join(folder, name);
  return { path: name, bytes: (await lstat(file)).size, sha256: await hashOfFile(file) };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(path.join(folder, manifestName), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @throws {PlainError} when the folder is no backup of this software. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new PlainError(`${folder} is no finished backup: there is no ${manifestName} in it.`);
  });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new PlainError(`The backup is damaged: ${manifestName} cannot be read.`);
  }
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const [issue] = error.issues;
  throw new PlainError(
    `${folder} is not a backup of this software: ${issue?.path.join('.')} in ${manifestName} is wrong.`,
  );
}

/** @throws {PlainError} when anything in the backup is not as it was written. */
export async function verifyFiles(folder: string, { files }: Manifest): Promise<void> {
  const damaged: string[] = [];
  for (const { path: name, bytes, sha256 } of files) {
    const file = path.join(folder, name);
    const found = await lstat(file).catch(() => undefined);
    if (!found?.isFile() || found.size !== bytes || (await hashOfFile(file)) !== sha256) damaged.push(name);
  }
  if (damaged.length === 0) return;
  const some = damaged.slice(0, 5).join(', ');
  const more = damaged.length > 5 ? ` and ${damaged.length - 5} more` : '';
  throw new PlainError(`The backup is damaged; nothing has been touched. Missing or changed: ${some}${more}.`);
}
