import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Media } from '../../payload-types.ts';
import { bumpToken } from '../../revalidation/change-tokens.ts';
import { hasLookedForUses } from '../../usages/uses.ts';
import { plainPages } from '../plain/plain-pages.ts';
import { keepNote, readSampleNote, type SampleNote, sampleCollections } from '../seed-notes.ts';
import { writePlainPages } from '../seed-pages.ts';
import { knownRecords } from './known.ts';
import { isSamePlan, type Plan, planRemoval } from './plan.ts';
import { survey } from './survey.ts';

/** Error that the operator can fix; no record was removed. The message is one plain line. */
export class RemovalError extends Error {
  override readonly name = 'RemovalError';
}

/** Milliseconds to wait for a lock on the content; the same limit as for SQLite writers. */
const longestWait = 10_000;

async function lookIn(payload: Payload, req: PayloadRequest): Promise<Plan> {
  const [all, note] = [await survey(req), await readSampleNote(payload)];
  return planRemoval(
    all,
    knownRecords(all, note),
    plainPages().map((page) => page.path),
  );
}

/** Plans the removal with the present content. */
export const findRemoval = async (payload: Payload): Promise<Plan> =>
  lookIn(payload, await createLocalReq({}, payload));

/**
 * Locks the content's tables against writers until the transaction ends (PostgreSQL). `nowait`
 * avoids a deadlock.
 */
async function lockContent(payload: Payload, { query }: Transaction): Promise<void> {
  if (payload.db.name !== 'postgres') return;
  const ours = new RegExp(`^_?(?:${sampleCollections.join('|').replaceAll('-', '_')}|redirects)(?:_|$)`);
  const tables = Object.keys(payload.db.tables ?? {}).filter((name) => ours.test(name));
  const names = sql.join(
    tables.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await query(sql`lock table ${names} in share row exclusive mode nowait`);
}

/** Another transaction holds the lock. */
class LockedError extends Error {}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /database is locked|could not obtain lock/i.test(error.message) || isLocked(error.cause);
}

/** Files of an uploaded picture, all sizes included. */
const filesOf = ({ filename, sizes }: Media): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string');

/**
 * Deletes the row only: Payload would delete the files at once, and a rollback could not restore
 * them.
 */
async function removePicture(payload: Payload, req: PayloadRequest, id: number): Promise<Media> {
  const picture = await payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: true, req });
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } }, req, returning: false });
  return picture;
}

async function removeRecords(payload: Payload, req: PayloadRequest, plan: Plan): Promise<Media[]> {
  const pictures: Media[] = [];
  hasLookedForUses(req);
  for (const collection of sampleCollections) {
    for (const { id } of plan.remove.filter((record) => record.collection === collection)) {
      if (collection === 'media') pictures.push(await removePicture(payload, req, id));
      else await payload.delete({ collection, id, depth: 0, overrideAccess: true, req });
    }
  }
  if (pictures.length > 0) await bumpToken(req, 'media');
  return pictures;
}

/** Deletes the files. A store does so in its `afterDelete` hook, as after a deletion by Payload. */
async function removeFiles(payload: Payload, pictures: readonly Media[]): Promise<void> {
  const { config } = payload.collections.media;
  const req = await createLocalReq({}, payload);
  const { disableLocalStorage, staticDir } = config.upload;
  for (const doc of pictures) {
    if (staticDir && !disableLocalStorage)
      await Promise.all(filesOf(doc).map((name) => rm(path.join(staticDir, name), { force: true })));
    else
      for (const hook of config.hooks.afterDelete)
        await hook({ collection: config, context: req.context, doc, id: doc.id, req });
  }
}

/** Notes the remaining sample records, which a later run may remove. */
function noteOf({ keep }: Plan): SampleNote {
  const note: Record<string, Record<string, string>> = { works: {}, pages: {} };
  for (const { known } of keep) {
    const { collection, id } = known.record;
    note[collection] = { ...note[collection], [id]: known.written };
  }
  return note;
}

/**
 * Blocks other writers of content. On SQLite the first statement of a transaction reserves the only
 * writer.
 */
async function takeWriter(payload: Payload, transaction: Transaction, req: PayloadRequest): Promise<void> {
  try {
    await lockContent(payload, transaction);
    for (const note of ['brand-content-received', 'brand-pages-received', 'list-pages-received'] as const)
      await keepNote(payload, note, new Date().toISOString(), req);
  } catch (error) {
    throw isLocked(error) ? new LockedError('The content is locked.', { cause: error }) : error;
  }
}

async function tryOnce(payload: Payload, shown: Plan): Promise<Media[]> {
  return inTransaction(payload, async (transaction) => {
    const req = await createLocalReq({ req: transaction.req }, payload);
    await takeWriter(payload, transaction, req);
    if (!isSamePlan(shown, await lookIn(payload, req)))
      throw new RemovalError('The content has changed since it was listed. Nothing has been removed; look again.');
    const pictures = await removeRecords(payload, req, shown);
    await writePlainPages(payload, req, shown.add);
    if (shown.navigation) {
      const { id, rows } = shown.navigation;
      // Own data of the record, less some rows.
      await payload.update({ collection: 'navigation', id, data: rows as never, depth: 0, overrideAccess: true, req });
    }
    await keepNote(payload, 'sample-records', noteOf(shown), req);
    return pictures;
  });
}

/**
 * Removes the sample as listed, in one transaction. Files of pictures are deleted after the commit.
 *
 * @param timeout milliseconds to wait for another writer
 * @throws {RemovalError} when the content has changed since, or another writer holds the lock
 */
export async function removeSample(payload: Payload, shown: Plan, timeout = longestWait): Promise<void> {
  const started = performance.now();
  for (;;) {
    try {
      const pictures = await tryOnce(payload, shown);
      return await removeFiles(payload, pictures);
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (performance.now() - started > timeout)
        throw new RemovalError(
          'Another process was writing to the database for too long. Nothing has been removed; try again.',
          { cause: error },
        );
      await pause(200);
    }
  }
}
