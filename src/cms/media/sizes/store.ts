import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paginateListObjectsV2, S3 } from '@aws-sdk/client-s3';
import type { Payload } from 'payload';
import type { Settings } from '../../../config/env.ts';

/** Storage of picture files. */
export interface PictureStore {
  /** @throws when the file does not exist */
  readonly read: (name: string) => Promise<Buffer>;
  readonly write: (name: string, bytes: Buffer, type: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
  /** Files whose names start with a prefix, with their modification times. */
  readonly list: (prefix: string) => Promise<ReadonlyMap<string, Date>>;
}

/** Store in a local folder. */
export function folderStore(folder: string): PictureStore {
  const at = (name: string) => path.join(folder, path.basename(name));
  return {
    read: (name) => readFile(at(name)),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Atomic, because visitors may request the file at once.
      await writeFile(`${at(name)}.part`, bytes);
      await rename(`${at(name)}.part`, at(name));
    },
    remove: (name) => rm(at(name), { force: true }),
    list: async (prefix) => {
      await mkdir(folder, { recursive: true });
      const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && !name.endsWith('.part'));
      const found = names.map(async (name) => {
        // The file was deleted since the folder was read.
        const file = await stat(at(name)).catch(() => undefined);
        return file ? [[name, file.mtime] as const] : [];
      });
      return new Map((await Promise.all(found)).flat());
    },
  };
}

function bucketStore({
  S3_BUCKET,
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID = '',
  S3_SECRET_ACCESS_KEY = '',
}: Settings): PictureStore {
  const client = new S3({
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
  });
  const at = (name: string) => ({ Bucket: S3_BUCKET, Key: name });
  return {
    read: async (name) => {
      const { Body } = await client.getObject(at(name));
      if (!Body) throw new Error(`The store has no file ${name}.`);
      return Buffer.from(await Body.transformToByteArray());
    },
    write: async (name, bytes, type) => {
      await client.putObject({ ...at(name), Body: bytes, ContentType: type });
    },
    remove: async (name) => {
      await client.deleteObject(at(name));
    },
    list: async (prefix) => {
      const found = new Map<string, Date>();
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: S3_BUCKET, Prefix: prefix }))
        for (const { Key, LastModified } of Contents) if (Key) found.set(Key, LastModified ?? new Date(0));
      return found;
    },
  };
}

const stores = new WeakMap<Payload, PictureStore>();

/** Store named by the settings (folder or bucket), for code without an open content system. */
export const mediaStoreOf = (settings: Settings): PictureStore =>
  settings.S3_BUCKET ? bucketStore(settings) : folderStore(path.join(settings.DATA_DIR, 'media'));

/** Store beside Payload's own, which writes a file only while its record is saved. */
export function pictureStore(settings: Settings, payload: Payload): PictureStore {
  const { staticDir = '' } = payload.collections.media.config.upload;
  const store = stores.get(payload) ?? (settings.S3_BUCKET ? bucketStore(settings) : folderStore(staticDir));
  stores.set(payload, store);
  return store;
}
