import type { CollectionBeforeChangeHook, JsonObject, TypeWithVersion } from 'payload';
import { personOf } from '../../access/person-of.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import type { VersionAuthor } from './version-author-type.ts';

/** Milliseconds after which autosave starts another version. */
const longestStage = 10 * 60_000;

/** Characters of JSON that one save may remove without starting another version. */
const largeDeletion = 1000;

const sizeOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length);

/** Whether a save removes a row, such as a section, or much text. */
function takesMuchAway(before: JsonObject, after: JsonObject): boolean {
  const names = Object.keys(after).filter((name) => name in before);
  const rows = names.some((name) => {
    const [were, are] = [before[name], after[name]];
    return Array.isArray(were) && Array.isArray(are) && are.length < were.length;
  });
  const characters = names.reduce((sum, name) => sum + sizeOf(before[name]) - sizeOf(after[name]), 0);
  return rows || characters > largeDeletion;
}

function endsStage({ version, createdAt }: TypeWithVersion<JsonObject>, after: JsonObject, by: unknown): boolean {
  const hand: VersionAuthor = version.hand ?? {};
  return (
    Date.now() - new Date(createdAt).getTime() > longestStage ||
    (hand.by ?? null) !== by ||
    takesMuchAway(version, after)
  );
}

/**
 * Starts another version after ten minutes, before much is removed, and for another editor, by
 * unmarking the last one as autosave. Needed for Payload 3.90.1, whose autosave overwrites one
 * version until the record is published, so that deleted content is in no version. No report known:
 * it is meant that way.
 */
export const keepsStages: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !req.query?.autosave || !isPreviewed(collection.slug)) return data;
  const { docs } = await req.payload.db.findVersions<JsonObject>({
    collection: collection.slug,
    where: {
      and: [{ parent: { equals: originalDoc.id } }, { latest: { equals: true } }, { autosave: { equals: true } }],
    },
    limit: 1,
    pagination: false,
    req,
  });
  const [last] = docs;
  if (!last || !endsStage(last, data, personOf(req) ?? null)) return data;
  await req.payload.db.updateVersion({
    collection: collection.slug,
    id: last.id,
    versionData: { ...last, autosave: false } as never,
    req,
    returning: false,
  });
  return data;
};
