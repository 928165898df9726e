import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload } from 'payload';
import type { Settings } from '../../../config/env.ts';
import type { PictureSize } from '../../../lib/media/picture-sizes.ts';
import { inTransaction, readRows } from '../../database/transaction.ts';
import type { Media } from '../../payload-types.ts';
import { bumpToken } from '../../revalidation/change-tokens.ts';
import type { Encoded } from './encode.ts';
import { encodedApart, NotEncodedError } from './encode-apart.ts';
import { lackingSizes, noted, sizeName } from './first-sizes.ts';
import { type PictureStore, pictureStore } from './store.ts';

/**
 * Milliseconds between checks for missing sizes; an editor waits at most this long for the first
 * one.
 */
const pollInterval = 1000;

/**
 * Milliseconds for which this process claims a picture: three times the largest. Each finished size
 * renews the claim.
 */
const lease = 60_000;

/** Milliseconds before a failed picture is tried again. */
const pause = 24 * 60 * 60 * 1000;

/**
 * Claims one picture with missing sizes. The same statement moves its due time, which hides it from
 * other processes; if this one stops, the claim expires by itself.
 */
async function claim(payload: Payload, { DATABASE_URL }: Settings): Promise<number | undefined> {
  const now = new Date();
  const due = sql`sizes_due is not null and sizes_due <= ${now.toISOString()}`;
  const waiting = await readRows<{ id: number }>(payload, sql`select id from media where ${due} limit 1`);
  if (waiting.length === 0) return undefined;
  const locked = DATABASE_URL ? sql`for update skip locked` : sql``;
  const until = new Date(now.getTime() + lease).toISOString();
  const [taken] = await inTransaction(payload, ({ query }) =>
    query<{ id: number }>(sql`
      update media set sizes_due = ${until}
      where id in (select id from media where ${due} order by sizes_due limit 1 ${locked})
      returning id`),
  );
  return taken && Number(taken.id);
}

/** @returns false when the record is gone or has another file */
async function note(
  payload: Payload,
  record: Media,
  size: PictureSize,
  made: Encoded,
  last: boolean,
): Promise<boolean> {
  const name = sizeName(record.filename ?? '', size);
  return inTransaction(payload, async (transaction) => {
    const req = await createLocalReq({ req: transaction.req }, payload);
    const changed: object | null = await payload.db.updateOne({
      collection: 'media',
      where: { and: [{ id: { equals: record.id } }, { filename: { equals: record.filename } }] },
      data: {
        sizes: { [size.name]: noted(name, made, size) },
        sizesDue: last ? null : new Date(Date.now() + lease).toISOString(),
        // Leaves `updatedAt` alone, so that open forms do not become stale.
        updatedAt: null,
      },
      req,
    });
    if (changed) await bumpToken(req, 'media');
    return changed !== null;
  });
}

async function makeSizes(payload: Payload, store: PictureStore, id: number, stopped: () => boolean): Promise<void> {
  const record = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    trash: true,
  });
  if (!record?.filename) return;
  const lacking = lackingSizes(record);
  if (stopped()) return;
  for await (const { size, file } of encodedApart(await store.read(record.filename), lacking)) {
    const name = sizeName(record.filename, size);
    await store.write(name, file.bytes, `image/${size.format}`);
    if (!(await note(payload, record, size, file, size === lacking.at(-1)))) return store.remove(name);
    if (stopped()) return;
  }
}

/** Delays a picture that cannot be encoded, so that it is not tried every minute. */
const putOff = (payload: Payload, id: number): Promise<unknown> =>
  payload.db.updateOne({
    collection: 'media',
    id,
    data: { sizesDue: new Date(Date.now() + pause).toISOString(), updatedAt: null },
  });

/**
 * Makes the sizes of one picture.
 *
 * @returns whether there was one to make
 */
export async function makeDueSizes(
  payload: Payload,
  settings: Settings,
  stopped: () => boolean = () => false,
): Promise<boolean> {
  const id = await claim(payload, settings);
  if (id === undefined) return false;
  try {
    await makeSizes(payload, pictureStore(settings, payload), id, stopped);
  } catch (error) {
    if (error instanceof NotEncodedError) await putOff(payload, id);
    throw error;
  }
  return true;
}

/** Makes missing sizes until stopped, one picture at a time. */
export function startMakingSizes(payload: Payload, settings: Settings, warn: (error: unknown) => void) {
  let stopped = false;
  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    while (!stopped && (await makeDueSizes(payload, settings, () => stopped)));
  };
  const timer = setInterval(() => {
    working ??= work()
      .catch(warn)
      .finally(() => {
        working = undefined;
      });
  }, pollInterval);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
