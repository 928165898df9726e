import type { CollectionSlug, PayloadRequest } from 'payload';

// Finds the published state before a save. Needed for Payload 3.90.1: the `previousDoc` of an
// `afterChange` hook is the latest version, which may be a draft of a published record. Without
// this, no page would be rendered anew when its record is unpublished, and an address changed in a
// draft would get no redirect. Report: https://github.com/payloadcms/payload/issues/4405

interface Dated {
  readonly id: number | string;
  readonly updatedAt?: string;
}

interface Addressed {
  readonly id: number | string;
  readonly slug?: string | null;
}

/** Whether this save wrote the published table, or only a version, as a draft does. */
export async function reachedThePublic(req: PayloadRequest, collection: CollectionSlug, doc: Dated): Promise<boolean> {
  const stored = await req.payload.db.findOne<Dated>({ collection, where: { id: { equals: doc.id } }, req });
  const at = ({ updatedAt }: Dated) => (updatedAt === undefined ? undefined : new Date(updatedAt).getTime());
  // A save writes the same time into table and version. Without a time to compare, an extra change
  // does no harm.
  return !stored || at(doc) === undefined || at(stored) === at(doc);
}

type WithVersions = 'works' | 'insights' | 'jobs' | 'pages';

/** Reads the newest two published versions. */
async function published(req: PayloadRequest, collection: WithVersions, id: number | string): Promise<object[]> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 2,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs.map(({ version }) => version);
}

/** Last published address of a record; undefined when it was never published or has not changed. */
export async function lastPublishedSlug(
  req: PayloadRequest,
  collection: Exclude<WithVersions, 'pages'>,
  record: Addressed,
): Promise<string | undefined> {
  const versions: Partial<Addressed>[] = await published(req, collection, record.id);
  return versions.map(({ slug }) => slug ?? undefined).find((slug) => slug !== undefined && slug !== record.slug);
}

/** Last published path of a page; undefined as above. */
export async function lastPublishedPath(
  req: PayloadRequest,
  page: { readonly id: number | string; readonly path?: string | null },
): Promise<string | undefined> {
  const versions: { path?: string | null }[] = await published(req, 'pages', page.id);
  return versions.map(({ path }) => path ?? undefined).find((path) => path !== undefined && path !== page.path);
}
