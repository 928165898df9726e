import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { words } from '../panel/runtime-brand.ts';
import { BrandPlacing } from './placing.ts';
import { keepNote, Receipt, readSampleNote } from './seed-notes.ts';

type WorkFilm = (typeof words.workFilms)[number];

/** Note that cases have received the films that were once in the code of pages. */
const received = 'case-films-received';

async function giveFilm(req: PayloadRequest, placing: BrandPlacing, { slug, film, name, description }: WorkFilm) {
  const { payload } = req;
  const id = await placing.work(slug);
  if (id === null) return;
  const record = await payload.findByID({ collection: 'works', id, depth: 0, overrideAccess: true, req });
  if (record.walk?.film) return;
  const walk = { film: (await placing.film(film)).id, name, description };
  // Writes past hooks and versions, so that a draft in progress stays a draft and gets the film
  // too.
  await payload.db.updateOne({ collection: 'works', id, data: { walk }, req, returning: false });
  const { docs } = await payload.db.findVersions({
    collection: 'works',
    where: { parent: { equals: id }, latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  for (const { id: version, version: latest } of docs)
    await payload.db.updateVersion({
      collection: 'works',
      id: version,
      versionData: { version: { ...latest, walk } },
      req,
      returning: false,
    });
}

/** Adds films to the cases of installations older than the list of films, once. */
export async function seedCaseFilms(payload: Payload): Promise<void> {
  if (await payload.kv.has(received)) return;
  const req = await createLocalReq({}, payload);
  const receipt = new Receipt(await readSampleNote(payload));
  const placing = new BrandPlacing(payload, req, receipt);
  for (const one of words.workFilms) await giveFilm(req, placing, one);
  await keepNote(payload, 'sample-records', receipt.note, {});
  await payload.kv.set(received, new Date().toISOString());
}
