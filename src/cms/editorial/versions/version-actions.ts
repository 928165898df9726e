import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  TypeWithVersion,
} from 'payload';
import { recordNotes } from '../../records/record-notes.ts';
import { isPreviewed } from '../preview/preview-links.ts';

/** Action of a save that its version does not show. */
export interface VersionAction {
  /** `updatedAt` of the version. */
  readonly at: string;
  readonly did: 'published' | 'unpublished';
  readonly scheduled: boolean;
}

const areVersionActions = (data: unknown): data is readonly VersionAction[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'object' && one !== null && 'at' in one && 'did' in one);

/** Notes of unpublishing and of scheduled publishing; written by `recordsAction`. */
export const versionActions = recordNotes('doings', areVersionActions);

/** Notes kept for each record: more than it has versions. */
const most = 60;

const scheduledRuns = new AsyncLocalStorage<true>();

/** Runs scheduled actions in a context that tells them from those of editors. */
export const asScheduled = <Result>(run: () => Promise<Result>): Promise<Result> => scheduledRuns.run(true, run);

const publishedKey = (id: unknown): string => `${String(id)} was on the site`;

async function isPublished(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<boolean> {
  const stored = await req.payload.db.findOne<{ id: number; _status?: string; deletedAt?: string | null }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true, deletedAt: true },
    req,
  });
  return stored?._status === 'published' && !stored.deletedAt;
}

/**
 * Notes whether a record saved as a draft is published, and copies its newest version before
 * unpublishing. Needed for Payload 3.90.1, whose “Unpublish” overwrites that version, so the
 * publication is missing from the list. No report known.
 */
export const keepsPublication: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { slug } = collection;
  if (operation !== 'update' || data._status !== 'draft' || data.deletedAt || !isPreviewed(slug)) return data;
  req.context[publishedKey(originalDoc.id)] = await isPublished(req, slug, originalDoc.id);
  if (String(req.query?.unpublishAllLocales) !== 'true') return data;
  const { docs } = await req.payload.db.findVersions<TypeWithVersion<object>['version']>({
    collection: slug,
    where: { parent: { equals: originalDoc.id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  const [newest] = docs;
  const now = new Date().toISOString();
  if (newest)
    await req.payload.db.createVersion({
      collectionSlug: slug,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      parent: originalDoc.id,
      versionData: newest.version as never,
      returning: false,
      req,
    });
  return data;
};

/** Notes unpublishing and scheduled publishing beside the record. */
export const recordsAction: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection;
  const scheduled = scheduledRuns.getStore() === true;
  const isPublication = doc._status === 'published' && scheduled;
  const isWithdrawal =
    doc._status === 'draft' &&
    req.context[publishedKey(doc.id)] === true &&
    !doc.deletedAt &&
    !(await isPublished(req, slug, doc.id));
  if (!isPublication && !isWithdrawal) return doc;
  const place = { collection: slug, id: doc.id };
  const before = (await versionActions.read(req.payload, [place], req))(place) ?? [];
  const action: VersionAction = { at: doc.updatedAt, did: isPublication ? 'published' : 'unpublished', scheduled };
  await versionActions.write(req, place, [...before, action].slice(-most));
  return doc;
};
