import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isListPath, listPaths } from '../../shared/template-addresses.ts';
import { words } from '../at-start.ts';
import { plainPages } from './plain/plain-pages.ts';
import { hasNote, keepNote, Receipt, readSampleNote } from './received.ts';
import { writePages } from './write-pages.ts';

/** Claims and prices first: copy that names one that is not there does not publish. */
async function writeFacts(payload: Payload, req: PayloadRequest, receipt: Receipt): Promise<void> {
  for (const fact of words.facts) {
    const making = payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
    await receipt.of('facts', making);
  }
}

async function writeSamplePages(payload: Payload, req: PayloadRequest, receipt: Receipt): Promise<void> {
  await writeFacts(payload, req, receipt);
  await writePages(payload, req, receipt, words.pages);
}

/** They belong to whoever runs the site from the beginning, and are no part of the sample. */
export const writePlainPages = (payload: Payload, req: PayloadRequest, paths: readonly string[]): Promise<void> =>
  writePages(
    payload,
    req,
    new Receipt(null),
    plainPages().filter(({ path }) => paths.includes(path)),
  );

/**
 * An installation from before the lists had pages of their own has those of services and the others
 * already.
 */
async function writeListPages(payload: Payload, req: PayloadRequest, receipt: Receipt): Promise<void> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { path: { in: [...listPaths] } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: { path: true },
    req,
  });
  const there = new Set(docs.map(({ path }) => path));
  const missing = words.pages.filter(({ path }) => isListPath(path) && !there.has(path));
  await writePages(payload, req, receipt, missing);
}

/**
 * Gives an installation that has never had any its pages, whole or not at all: those of the brand,
 * or without the sample three plain ones.
 *
 * @throws when a page says more than its sections hold; nothing has been written then.
 */
export async function seedPages(payload: Payload, say: (line: string) => void, sample = true): Promise<void> {
  const received = await hasNote(payload, 'brand-pages-received');
  if (received && (await hasNote(payload, 'list-pages-received'))) return;
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  const plain = plainPages().map(({ path }) => path);
  const before = await readSampleNote(payload);
  const receipt = new Receipt(received ? before : { pages: {}, ...before });
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    if (received) {
      if (sample && totalDocs > 0) await writeListPages(payload, req, receipt);
    } else if (totalDocs === 0) {
      say(`Adding ${sample ? words.pages.length : plain.length} pages …`);
      if (sample) await writeSamplePages(payload, req, receipt);
      else await writePlainPages(payload, req, plain);
    }
    // Of an installation without a note some records are not known: it stays without, and they are
    // compared.
    if (before || !received) await keepNote(payload, 'sample-records', receipt.note, req);
    for (const note of ['brand-pages-received', 'list-pages-received'] as const)
      await keepNote(payload, note, new Date().toISOString(), req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
