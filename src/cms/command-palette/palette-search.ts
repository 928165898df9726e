import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { factsOf } from '../../blocks/known-facts.ts';
import type { Facts } from '../../domain/facts.ts';
import { folded } from '../../lib/text/folded-text.ts';
import { may } from '../access/may.ts';
import { isGuarded } from '../access/table.ts';
import { isPreviewed, type Previewed } from '../editorial/preview/preview-links.ts';
import { labelIn } from '../panel/label-in.ts';
import { type Say, sayIn } from '../panel/say.ts';
import { publishedWithChanges } from '../panel/words.ts';
import { titleIn } from '../records/record-titles.ts';
import { untitled } from '../records/untitled.ts';
import type { FoundAs, PaletteResult, PaletteResultState } from './palette-results.ts';
import { hitsIn, pagesContaining } from './search-tables.ts';

/** Most wanted lists first; unnamed ones follow. */
const order = ['pages', 'works', 'insights', 'jobs', 'submissions', 'facts', 'people', 'media'];

/** Collections whose records have no useful title, or are opened from another record. */
const left = new Set(['deliveries', 'navigation', 'enquiry-events', 'preview-links']);

/** Fields shown beside the title. */
const asides = ['path', 'slug', 'company', 'value', 'position', 'to', 'alt'] as const;

const most = 24;
const longest = 100;

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Rank of a hit: title starts with the text, then a word of the title does, then the title contains
 * it, then the rest.
 */
function nearness(title: string, words: string): number {
  const [name, asked] = [folded(title), folded(words)];
  if (name.startsWith(asked)) return 0;
  if (name.includes(` ${asked}`)) return 1;
  return name.includes(asked) ? 2 : 3;
}

function placeOf(collection: string): number {
  const index = order.indexOf(collection);
  return index < 0 ? order.length : index;
}

const fieldsOf = ({ admin, flattenedFields }: SanitizedCollectionConfig) => {
  const names = new Set(flattenedFields.map(({ name }) => name));
  const title = admin.useAsTitle ?? 'id';
  return {
    title,
    searched: admin.listSearchableFields ?? (title === 'id' ? [] : [title]),
    shown: ['kind', 'state', 'held', 'createdAt', '_status', ...asides].filter((name) => names.has(name)),
  };
};

/** Ids of those records that have a published version. */
async function publishedIds(
  req: PayloadRequest,
  collection: Previewed,
  ids: readonly Row['id'][],
): Promise<Set<Row['id']>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] }, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    user: req.user,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}

const draftState = (row: Row, public_: boolean): PaletteResultState => {
  if (row._status === 'published') return { kind: 'published', word: 'Published' };
  return public_ ? { kind: 'changed', word: publishedWithChanges } : { kind: 'draft', word: 'Draft' };
};

const stateIn = (say: Say, state: PaletteResultState | undefined): PaletteResultState | undefined =>
  state && { ...state, word: say(state.word) };

/** Loads the hits of a list that the account may read. */
async function foundIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  facts: Facts,
): Promise<PaletteResult[]> {
  const slug = config.slug as CollectionSlug;
  const { title, shown } = fieldsOf(config);
  const { docs } = await req.payload.find({
    collection: slug,
    draft: isPreviewed(slug),
    where: { id: { in: [...ids] } },
    sort: '-updatedAt',
    select: Object.fromEntries([title, ...shown].map((name) => [name, true])),
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const rows = docs.map((doc): Row => ({ ...doc }));
  const drafts = rows.filter((row) => row._status === 'draft').map(({ id }) => id);
  const seen = isPreviewed(slug) && drafts.length > 0 ? await publishedIds(req, slug, drafts) : new Set();
  const say = sayIn(req.i18n);
  const kind = labelIn(config.labels.singular, req.i18n) || slug;
  const as: FoundAs | undefined = config.custom?.found;
  return rows.map((row) => ({
    href: `/admin/collections/${slug}/${row.id}`,
    title: titleIn(text(row[title]) ?? say(untitled), facts),
    kind: as ? say(as.kindOf(row)) : kind,
    aside: asides.map((name) => text(row[name])).find((aside) => aside !== undefined && aside !== row[title]),
    state: stateIn(say, as?.stateOf(row) ?? (isPreviewed(slug) ? draftState(row, seen.has(row.id)) : undefined)),
  }));
}

/**
 * Searches names, addresses and words of all records that the account may read. Runs at every pause
 * of typing: one query for all lists and one for the words of pages, then one for each list with
 * hits.
 */
async function findAnything(req: PayloadRequest, asked: string): Promise<readonly PaletteResult[]> {
  const { i18n, payload, user } = req;
  const say = sayIn(i18n);
  const open = payload.config.collections.filter(
    ({ slug, admin }) =>
      isGuarded(slug) && !left.has(slug) && admin.group !== false && may(req, slug, 'read') !== false,
  );
  // Lists are found by their names in English and in the reader's language.
  const lists = open
    .map(({ slug, labels }) => {
      const href = `/admin/collections/${slug}`;
      const title = labelIn(labels.plural, i18n) || slug;
      const names = [title, labelIn(labels.plural, 'en')];
      const rank = Math.min(...names.map((name) => nearness(name, asked)));
      return { rank, found: { href, title, kind: say('List') } satisfies PaletteResult };
    })
    .filter(({ rank }) => rank < 2);
  const searched = open
    .map((config) => ({ config, fields: fieldsOf(config).searched }))
    .filter(({ fields }) => fields.length > 0)
    .toSorted((one, other) => placeOf(one.config.slug) - placeOf(other.config.slug));
  const words = asked.split(/\s+/);
  const [facts, hits, pageHits] = await Promise.all([
    factsOf(req),
    hitsIn(payload, searched, words, user),
    open.some(({ slug }) => slug === 'pages') ? pagesContaining(payload, words) : [],
  ]);
  const byList = Map.groupBy([...hits, ...pageHits], ({ list }) => list);
  const found = await Promise.all(
    searched.map(({ config }) => {
      const ids = new Set(byList.get(config.slug)?.map(({ id }) => id));
      return ids.size === 0 ? [] : foundIn(req, config, [...ids], facts);
    }),
  );
  const records = found.flat().map((one) => ({ rank: nearness(one.title, asked), found: one }));
  return [...lists, ...records]
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map((one) => one.found);
}

/** `GET /cms/find?words=…`: for all staff, within the rights of each account. */
export const paletteEndpoint: Endpoint = {
  path: '/find',
  method: 'get',
  handler: async (req) => {
    const asked = req.query.words;
    const words = typeof asked === 'string' ? asked.trim().slice(0, longest) : '';
    return Response.json(
      { found: words === '' ? [] : await findAnything(req, words) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
