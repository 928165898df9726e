import { GraphQLError } from 'graphql';
import type { Where } from 'payload';
import type { Insight, Work } from '../cms/payload-types.ts';
import type { ApiContext } from './schema.ts';

const sections = ['works', 'insights'] as const;
type Section = (typeof sections)[number];

/** A record on its way through the resolvers, with the section it came from. */
export type Entry =
  | { readonly section: 'works'; readonly record: Work }
  | { readonly section: 'insights'; readonly record: Insight };

interface CategoryCriteria {
  readonly id?: readonly string[] | null;
  readonly slug?: readonly string[] | null;
  readonly group?: readonly string[] | null;
}

export interface EntryCriteria {
  readonly section?: readonly string[] | null;
  readonly slug?: readonly string[] | null;
  readonly id?: readonly string[] | null;
  readonly search?: string | null;
  readonly relatedToCategories?: readonly CategoryCriteria[] | null;
  readonly orderBy?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const categoryField = {
  works: { name: 'clientType', group: 'clientType' },
  insights: { name: 'articleCategory', group: 'articleCategory' },
} as const;

const searchedFields = { works: ['title', 'subject', 'services'], insights: ['title', 'description'] } as const;

/** A neighbour is looked up by itself, which costs about as much as reading this many entries of a list. */
const neighbourCost = 12;

const defaultLimit = 100;
const largestLimit = 1000;

const sortFields: Readonly<Record<string, string>> = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  postdate: 'postDate',
  dateupdated: 'updatedAt',
};

const newestFirst = ['-postDate', '-id'] as const;

/** `postDate DESC, title` becomes `['-postDate', 'title', '-id']`: the id settles ties, so that pages never overlap. */
function sortFrom(orderBy: string | null | undefined): string[] {
  if (!orderBy?.trim()) return [...newestFirst];
  const fields = orderBy.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    const field = sortFields[name.toLowerCase()];
    if (!field || rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw new GraphQLError(
        `Cannot order by "${part.trim()}". Known fields: ${Object.values(sortFields).join(', ')}.`,
      );
    }
    return direction.toLowerCase() === 'desc' ? `-${field}` : field;
  });
  return fields.some((field) => field.endsWith('id')) ? fields : [...fields, '-id'];
}

function wholeNumber(name: string, value: number | null | undefined, otherwise: number, largest: number): number {
  if (value === null || value === undefined) return otherwise;
  if (value < 0) throw new GraphQLError(`"${name}" must not be negative.`);
  return Math.min(value, largest);
}

function wantedSections(section: EntryCriteria['section']): readonly Section[] {
  if (!section || section.length === 0) return sections;
  return sections.filter((name) => section.includes(name));
}

function categoryCondition(section: Section, criteria: CategoryCriteria): Where | null {
  const { name, group } = categoryField[section];
  if (criteria.group && !criteria.group.includes(group)) return null;
  const conditions: Where[] = [];
  if (criteria.id) conditions.push({ [name]: { in: criteria.id.map(Number).filter(Number.isFinite) } });
  if (criteria.slug) conditions.push({ [`${name}.slug`]: { in: [...criteria.slug] } });
  if (conditions.length === 0) conditions.push({ [name]: { exists: true } });
  return { and: conditions };
}

/** The condition for one section; null when nothing of that section can match. */
function conditionFor(section: Section, criteria: EntryCriteria): Where | null {
  const conditions: Where[] = [];
  if (criteria.slug) conditions.push({ slug: { in: [...criteria.slug] } });
  if (criteria.id) conditions.push({ id: { in: criteria.id.map(Number).filter(Number.isFinite) } });
  if (criteria.search?.trim()) {
    const wanted = criteria.search.trim().slice(0, 200);
    conditions.push({ or: searchedFields[section].map((field) => ({ [field]: { like: wanted } })) });
  }
  if (criteria.relatedToCategories && criteria.relatedToCategories.length > 0) {
    const related = criteria.relatedToCategories
      .map((one) => categoryCondition(section, one))
      .filter((condition) => condition !== null);
    if (related.length === 0) return null;
    conditions.push({ or: related });
  }
  return { and: conditions };
}

/** Everything a query needs to see only what its reader may see. */
const readAs = ({ reader }: ApiContext) => ({
  overrideAccess: false as const,
  user: reader ?? undefined,
  draft: reader !== null,
  depth: 0,
});

async function findIn(
  context: ApiContext,
  section: Section,
  where: Where,
  sort: string[],
  limit: number,
  page = 1,
): Promise<Entry[]> {
  const { docs } = await context.payload.find({
    collection: section,
    where,
    sort,
    limit,
    page,
    pagination: false,
    ...readAs(context),
  });
  context.budget.spend(docs.length);
  return docs.map((record) => ({ section, record }) as Entry);
}

function compareBy(sort: readonly string[]): (a: Entry, b: Entry) => number {
  return (a, b) => {
    for (const key of sort) {
      const descending = key.startsWith('-');
      const field = (descending ? key.slice(1) : key) as 'id' | 'title' | 'slug' | 'postDate' | 'updatedAt';
      const [left, right] = [a.record[field], b.record[field]];
      if (left !== right) return (left < right ? -1 : 1) * (descending ? -1 : 1);
    }
    return 0;
  };
}

export async function findEntries(context: ApiContext, criteria: EntryCriteria): Promise<Entry[]> {
  const limit = wholeNumber('limit', criteria.limit, defaultLimit, largestLimit);
  const offset = wholeNumber('offset', criteria.offset, 0, Number.MAX_SAFE_INTEGER);
  if (limit === 0) return [];
  const sort = sortFrom(criteria.orderBy);
  const wanted = wantedSections(criteria.section);
  const found = await Promise.all(
    wanted.map(async (section) => {
      const where = conditionFor(section, criteria);
      if (!where) return [];
      if (wanted.length === 1 && offset % limit === 0)
        return findIn(context, section, where, sort, limit, offset / limit + 1);
      return findIn(context, section, where, sort, offset + limit);
    }),
  );
  if (wanted.length === 1 && offset % limit === 0) return found.flat();
  return found
    .flat()
    .sort(compareBy(sort))
    .slice(offset, offset + limit);
}

export async function countEntries(context: ApiContext, criteria: EntryCriteria): Promise<number> {
  const { overrideAccess, user } = readAs(context);
  const counts = await Promise.all(
    wantedSections(criteria.section).map(async (section) => {
      const where = conditionFor(section, criteria);
      if (!where) return 0;
      return (await context.payload.count({ collection: section, where, overrideAccess, user })).totalDocs;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The entry beside this one in the list, newest first: `next` is the next older one, `prev` the next newer. */
export async function neighbour(
  context: ApiContext,
  { section, record }: Entry,
  direction: 'next' | 'prev',
): Promise<Entry | null> {
  const beyond = direction === 'next' ? 'less_than' : 'greater_than';
  const where: Where = {
    or: [
      { postDate: { [beyond]: record.postDate } },
      { and: [{ postDate: { equals: record.postDate } }, { id: { [beyond]: record.id } }] },
    ],
  };
  const sort = direction === 'next' ? [...newestFirst] : ['postDate', 'id'];
  context.budget.spend(neighbourCost);
  const [entry] = await findIn(context, section, where, sort, 1);
  return entry ?? null;
}
