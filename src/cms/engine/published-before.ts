import type { CollectionSlug, PayloadRequest } from 'payload';

// What the public saw before a save. Needed for Payload 3.90.1: the `previousDoc` that it gives to
// an `afterChange` hook is the latest version, which is a draft as soon as somebody has typed in a
// published record. Without this no page would be made anew when its record is withdrawn, and no
// redirect be made for an address that a draft changed first. Report:
// https://github.com/payloadcms/payload/issues/4405

interface Dated {
  readonly id: number | string;
  readonly updatedAt?: string;
}

interface Addressed {
  readonly id: number | string;
  readonly slug?: string | null;
}

/**
 * Whether this save reached the table that the public is shown, or only the list of versions, as
 * one of a draft does.
 */
export async function reachedThePublic(req: PayloadRequest, collection: CollectionSlug, doc: Dated): Promise<boolean> {
  const stored = await req.payload.db.findOne<Dated>({ collection, where: { id: { equals: doc.id } }, req });
  const at = ({ updatedAt }: Dated) => (updatedAt === undefined ? undefined : new Date(updatedAt).getTime());
  // A save writes the same moment into the table and the version. Without one to compare, one stamp
  // too many does no harm.
  return !stored || at(doc) === undefined || at(stored) === at(doc);
}

type WithVersions = 'works' | 'insights' | 'jobs' | 'pages';

/** The newest versions that were published. */
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

/**
 * The address under which the public last knew this record; undefined when it never was published,
 * or is still known by it.
 */
export async function lastPublishedSlug(
  req: PayloadRequest,
  collection: Exclude<WithVersions, 'pages'>,
  record: Addressed,
): Promise<string | undefined> {
  const versions: Partial<Addressed>[] = await published(req, collection, record.id);
  return versions.map(({ slug }) => slug ?? undefined).find((slug) => slug !== undefined && slug !== record.slug);
}

/** The same of a page that editors compose, whose address is a whole path. */
export async function lastPublishedPath(
  req: PayloadRequest,
  page: { readonly id: number | string; readonly path?: string | null },
): Promise<string | undefined> {
  const versions: { path?: string | null }[] = await published(req, 'pages', page.id);
  return versions.map(({ path }) => path ?? undefined).find((path) => path !== undefined && path !== page.path);
}
