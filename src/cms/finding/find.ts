import type { CollectionSlug, Endpoint, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { factsOf } from '../../blocks/known-facts.ts';
import type { Facts } from '../../shared/facts.ts';
import { stateOfLetter } from '../inbox/letter-state.ts';
import { isPreviewed, type Previewed } from '../preview-links.ts';
import { titleIn } from '../record-titles.ts';
import { may } from '../roles/may.ts';
import { isGuarded } from '../roles/table.ts';
import type { Found, FoundState } from './found.ts';

/** What is looked for most comes first; a list that is not named here comes after them. */
const order = ['pages', 'works', 'insights', 'jobs', 'submissions', 'facts', 'people', 'media'];

/** Records whose names say nothing, or that are opened from another one. */
const left = new Set(['deliveries', 'navigation', 'enquiry-events', 'preview-links']);

/** Fields by which a record is told beside its title. */
const asides = ['path', 'slug', 'company', 'value', 'position', 'to', 'alt'] as const;

const mostOfAKind = 5;
const most = 24;
const longest = 100;

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const nameOf = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);

/** Names first that begin with what was typed, then those in which a word does; the rest holds it somewhere else. */
function nearness({ title }: Found, words: string): number {
  const [name, asked] = [title.toLowerCase(), words.toLowerCase()];
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

/** Of these records, those that visitors see, whatever has been written into them since. */
async function onSite(req: PayloadRequest, collection: Previewed, ids: readonly Row['id'][]): Promise<Set<Row['id']>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] }, _status: { equals: 'published' } },
    ...{ depth: 0, pagination: false, select: {}, overrideAccess: false, user: req.user, req },
  });
  return new Set(docs.map(({ id }) => id));
}

const draftState = (row: Row, public_: boolean): FoundState => {
  if (row._status === 'published') return { kind: 'published', word: 'Published' };
  return public_ ? { kind: 'changed', word: 'Published, changes waiting' } : { kind: 'draft', word: 'Draft' };
};

async function findIn(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  words: string,
  facts: Facts,
): Promise<Found[]> {
  const slug = config.slug as CollectionSlug;
  const { title, searched, shown } = fieldsOf(config);
  const anywhere: Where[] = searched.map((field) => ({ [field]: { like: words } }));
  const { docs } = await req.payload.find({
    collection: slug,
    draft: isPreviewed(slug),
    where: { or: anywhere },
    sort: '-updatedAt',
    select: Object.fromEntries([title, ...shown].map((name) => [name, true])),
    ...{ limit: mostOfAKind, pagination: false, depth: 0, overrideAccess: false, user: req.user, req },
  });
  const rows = docs.map((doc): Row => ({ ...doc }));
  const drafts = rows.filter((row) => row._status === 'draft').map(({ id }) => id);
  const seen = isPreviewed(slug) && drafts.length > 0 ? await onSite(req, slug, drafts) : new Set();
  const kind = nameOf(config.labels.singular, slug);
  return rows.map((row) => ({
    href: `/admin/collections/${slug}/${row.id}`,
    title: titleIn(text(row[title]) ?? 'Without a title yet', facts),
    kind: slug === 'submissions' ? (row.kind === 'application' ? 'Application' : 'Enquiry') : kind,
    aside: asides.map((name) => text(row[name])).find((aside) => aside !== undefined && aside !== row[title]),
    state:
      slug === 'submissions' ? stateOfLetter(row) : isPreviewed(slug) ? draftState(row, seen.has(row.id)) : undefined,
  }));
}

/** Whatever somebody may read whose name, address or words hold these. */
async function findAnything(req: PayloadRequest, words: string): Promise<readonly Found[]> {
  const open = req.payload.config.collections.filter(
    ({ slug, admin }) =>
      isGuarded(slug) && !left.has(slug) && admin.group !== false && may(req, slug, 'read') !== false,
  );
  const lists = open
    .map(({ slug, labels }) => ({
      href: `/admin/collections/${slug}`,
      title: nameOf(labels.plural, slug),
      kind: 'List',
    }))
    .filter((list) => nearness(list, words) < 2);
  const facts = await factsOf(req);
  const found = await Promise.all(
    open
      .filter((config) => fieldsOf(config).searched.length > 0)
      .toSorted((one, other) => placeOf(one.slug) - placeOf(other.slug))
      .map((config) => findIn(req, config, words, facts)),
  );
  return [...lists, ...found.flat()]
    .toSorted((one, other) => nearness(one, words) - nearness(other, words))
    .slice(0, most);
}

/** `GET /cms/find?words=…`: for everybody who works here, each with what they may read. */
export const findEndpoint: Endpoint = {
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
