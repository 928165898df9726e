import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isListPath, listPaths } from '../../domain/template-addresses.ts';
import { words } from '../panel/runtime-brand.ts';
import { plainPages } from './plain/plain-pages.ts';
import { hasNote, keepNote, Receipt, readSampleNote } from './seed-notes.ts';
import { writePages } from './write-pages.ts';

/** Creates facts first: copy with an unknown fact cannot be published. */
async function writeFacts(payload: Payload, req: PayloadRequest, receipt: Receipt): Promise<void> {
  for (const fact of words.facts) {
    const making = payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
    await receipt.of('facts', making);
  }
}

/** Adds the plain page where the brand lacks one that every installation has. */
async function writeSamplePages(payload: Payload, req: PayloadRequest, receipt: Receipt): Promise<void> {
  await writeFacts(payload, req, receipt);
  await writePages(payload, req, receipt, words.pages);
  const own = new Set(words.pages.map(({ path }) => path));
  await writePlainPages(
    payload,
    req,
    plainPages().flatMap(({ path }) => (own.has(path) ? [] : [path])),
  );
}

/** Writes plain pages, which are not part of the sample; they belong to the operator. */
export const writePlainPages = (payload: Payload, req: PayloadRequest, paths: readonly string[]): Promise<void> =>
  writePages(
    payload,
    req,
    new Receipt(null),
    plainPages().filter(({ path }) => paths.includes(path)),
  );

/** Adds pages of lists to an installation that is older than them. */
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
 * Seeds the pages once, in one transaction: those of the brand, or three plain ones without the
 * sample.
 *
 * @throws when a page has data that its sections lack; no page has been written then
 */
export async function seedPages(payload: Payload, print: (line: string) => void, sample = true): Promise<void> {
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
      print(`Adding ${sample ? words.pages.length : plain.length} pages …`);
      if (sample) await writeSamplePages(payload, req, receipt);
      else await writePlainPages(payload, req, plain);
    }
    // An installation without a note stays without, because its older records are not in it; they
    // are compared instead.
    if (before || !received) await keepNote(payload, 'sample-records', receipt.note, req);
    for (const note of ['brand-pages-received', 'list-pages-received'] as const)
      await keepNote(payload, note, new Date().toISOString(), req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
