import type { Payload, SanitizedCollectionConfig, TypedUser } from 'payload';
import { type PanelI18n, type Say, sayIn } from '../../panel/say.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import { changesBetween, inOneLine, printOf } from './changes.ts';
import { type VersionAction, versionActions } from './version-actions.ts';
import type { VersionAuthor } from './version-author-type.ts';

export interface VersionRow {
  readonly id: number | string;
  readonly number: number;
  readonly state: string;
  /** Text equivalent of the colour. */
  readonly tone: 'up' | 'draft' | 'before';
  readonly at: string;
  readonly by: number | undefined;
  /** Account that requested a review. */
  readonly askedBy: number | undefined;
  readonly changes: string;
}

interface Stored {
  readonly id: number | string;
  readonly updatedAt: string;
  readonly version: Readonly<Record<string, unknown>> & {
    readonly _status?: 'draft' | 'published' | null;
    readonly deletedAt?: string | null;
    readonly hand?: VersionAuthor | null;
  };
}

interface Asked {
  readonly payload: Payload;
  readonly user: TypedUser;
  readonly collection: SanitizedCollectionConfig;
  readonly id: number | string;
  readonly i18n: PanelI18n;
}

/** Limit above `maxPerDoc`, so that all versions are read. */
const most = 60;

function stateOf(
  { version }: Stored,
  isNewest: boolean,
  isPublished: boolean,
  doing: VersionAction | undefined,
  say: Say,
): Pick<VersionRow, 'state' | 'tone'> {
  const byHand = !doing?.scheduled;
  if (version.deletedAt) return { state: say('Put into the trash'), tone: 'before' };
  if (version._status === 'published')
    return isPublished
      ? { state: byHand ? say('On the site now') : say('On the site now, as scheduled'), tone: 'up' }
      : { state: byHand ? say('Published') : say('Published, as scheduled'), tone: 'before' };
  if (doing)
    return {
      state: byHand ? say('Unpublished') : say('Unpublished, as scheduled'),
      tone: isNewest ? 'draft' : 'before',
    };
  return isNewest ? { state: say('Draft'), tone: 'draft' } : { state: say('Saved'), tone: 'before' };
}

/** Versions of a record, newest first, with author, time and changes in words. */
export async function versionRows({ payload, user, collection, id, i18n }: Asked): Promise<VersionRow[]> {
  const { slug, flattenedFields } = collection;
  const say = sayIn(i18n);
  if (!isPreviewed(slug)) return [];
  const asking = { collection: slug, overrideAccess: false, user, depth: 0 } as const;
  const place = { collection: slug, id };
  const [{ docs }, up, doingsOf] = await Promise.all([
    payload.findVersions({
      ...asking,
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      limit: most,
      pagination: false,
      trash: true,
      showHiddenFields: true,
    }),
    payload.count({ ...asking, where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] } }),
    versionActions.read(payload, [place]),
  ]);
  const doingAt = new Map(doingsOf(place)?.map((doing) => [Date.parse(doing.at), doing]));
  const versions = docs as unknown as readonly Stored[];
  const prints = versions.map(({ version }) => printOf(version));
  const isPublished = ({ version }: Stored) => version._status === 'published' && !version.deletedAt;
  const upAt = up.totalDocs > 0 ? versions.findIndex(isPublished) : -1;
  return versions.map((stored, index): VersionRow => {
    const before = versions[index + 1];
    // Skips the preceding version, which is equal when a draft is published unchanged.
    const same = prints.findIndex((print, older) => older > index + 1 && print === prints[index]);
    const changes = before ? changesBetween(flattenedFields, before.version, stored.version, i18n) : [];
    const { by, askedBy, askedAt } = stored.version.hand ?? {};
    const asks = askedAt && askedAt !== before?.version.hand?.askedAt;
    return {
      ...stateOf(stored, index === 0, index === upAt, doingAt.get(Date.parse(String(stored.version.updatedAt))), say),
      id: stored.id,
      number: versions.length - index,
      at: stored.updatedAt,
      by: by ?? undefined,
      askedBy: askedBy ?? undefined,
      changes: !before
        ? say('First version')
        : changes.length === 0
          ? asks
            ? say('Requested approval')
            : say('No changes')
          : same === -1
            ? inOneLine(changes, say)
            : say('{changes}: as in {number} again', {
                changes: inOneLine(changes, say),
                number: versions.length - same,
              }),
    };
  });
}
