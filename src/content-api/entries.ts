import { GraphQLError } from 'graphql';
import type { Where } from 'payload';
import { beside, newestFirst } from '../cms/entry-order.ts';
import type { Insight, Work } from '../cms/payload-types.ts';
import { conditionFor, type EntryCriteria, type Section, wantedSections } from './conditions.ts';
import type { ApiContext } from './schema.ts';
import { columnsFor, type Selection } from './selection.ts';

/** A record on its way through the resolvers, with the section it came from. Of its columns those are there that were asked for. */
export type Entry =
  | { readonly section: 'works'; readonly record: Work }
  | { readonly section: 'insights'; readonly record: Insight };

/** What a look at the database costs by itself, in units of the budget, whatever it finds. */
export const lookCost = 10;

/** What `limit` is when a query does not say, and the most that it may be. The schema's description says both. */
export const defaultLimit = 100;
export const largestLimit = 1000;

/** Up to here a list is paid for as if it were full; beyond, somebody counts first. */
const paidUnseen = 100;

/** Entries read in one piece: as many as take a few milliseconds. */
const pieceOf = ({ cost }: Selection): number => Math.min(250, Math.max(10, Math.floor(250 / cost)));

const sortFields: Readonly<Record<string, string>> = {
  id: 'id',
  title: 'title',
  slug: 'slug',
  postDate: 'postDate',
  dateCreated: 'createdAt',
  dateUpdated: 'updatedAt',
};
const sortColumns = new Map(Object.entries(sortFields).map(([name, column]) => [name.toLowerCase(), column]));

/** `postDate DESC, title` becomes `['-postDate', 'title', '-id']`: the id settles ties, so that pages never overlap. */
function sortFrom(orderBy: string | null | undefined): string[] {
  if (!orderBy?.trim()) return [...newestFirst];
  const fields = orderBy.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/);
    const field = sortColumns.get(name.toLowerCase());
    if (!field || rest.length > 0 || !/^(asc|desc)$/i.test(direction)) {
      throw new GraphQLError(
        `Cannot order by "${part.trim().slice(0, 40)}". Known fields: ${Object.keys(sortFields).join(', ')}.`,
      );
    }
    return direction.toLowerCase() === 'desc' ? `-${field}` : field;
  });
  return fields.some((field) => /^-?id$/.test(field)) ? fields : [...fields, '-id'];
}

/** @throws {GraphQLError} when the number is negative */
export function wholeNumber(
  name: string,
  value: number | null | undefined,
  otherwise: number,
  largest: number,
): number {
  if (value === null || value === undefined) return otherwise;
  if (value < 0) throw new GraphQLError(`"${name}" must not be negative.`);
  return Math.min(value, largest);
}

/** Everything a query needs to see only what its reader may see. */
export const readAs = ({ reader }: ApiContext) => ({
  overrideAccess: false as const,
  user: reader ?? undefined,
  draft: reader !== null,
  depth: 0,
});

interface Window {
  readonly sort: string[];
  readonly offset: number;
  readonly limit: number;
}

/** Reads a window of a section in pieces, with the columns that the selection needs and no other. */
async function findIn(
  context: ApiContext,
  section: Section,
  where: Where,
  { sort, offset, limit }: Window,
  selection: Selection,
): Promise<Entry[]> {
  const piece = Math.min(pieceOf(selection), Math.max(1, limit));
  const end = offset + limit;
  const found: Entry[] = [];
  for (let page = Math.floor(offset / piece); page * piece < end; page += 1) {
    const { docs } = await context.turns.take(() =>
      context.payload.find({
        collection: section,
        where,
        sort,
        limit: piece,
        page: page + 1,
        pagination: false,
        select: columnsFor(section, selection),
        ...readAs(context),
      }),
    );
    const from = page * piece;
    found.push(...docs.slice(Math.max(0, offset - from), end - from).map((record) => ({ section, record }) as Entry));
    if (docs.length < piece) break;
  }
  return found;
}

function compareBy(sort: readonly string[]): (a: Entry, b: Entry) => number {
  return (a, b) => {
    for (const key of sort) {
      const descending = key.startsWith('-');
      const field = (descending ? key.slice(1) : key) as
        | 'id'
        | 'title'
        | 'slug'
        | 'postDate'
        | 'createdAt'
        | 'updatedAt';
      const [left, right] = [a.record[field], b.record[field]];
      if (left !== right) return (left < right ? -1 : 1) * (descending ? -1 : 1);
    }
    return 0;
  };
}

async function countIn(context: ApiContext, section: Section, where: Where): Promise<number> {
  const { overrideAccess, user } = readAs(context);
  const { totalDocs } = await context.turns.take(() =>
    context.payload.count({ collection: section, where, overrideAccess, user }),
  );
  return totalDocs;
}

/** Pays for a list before it is read: for what it can hold at most, once that is known. */
async function pay(context: ApiContext, section: Section, where: Where, rows: number, cost: number): Promise<void> {
  context.budget.spend(lookCost);
  const most = rows <= paidUnseen ? rows : Math.min(rows, await countIn(context, section, where));
  context.budget.spend(most * cost);
}

/** @throws {GraphQLError} when an argument cannot be read, or the query costs too much */
export async function findEntries(
  context: ApiContext,
  criteria: EntryCriteria,
  selection: Selection,
): Promise<Entry[]> {
  const limit = wholeNumber('limit', criteria.limit, defaultLimit, largestLimit);
  const offset = wholeNumber('offset', criteria.offset, 0, Number.MAX_SAFE_INTEGER);
  if (limit === 0) return [];
  const sort = sortFrom(criteria.orderBy);
  const wanted = wantedSections(criteria).flatMap((section) => {
    const where = conditionFor(section, criteria);
    return where ? [{ section, where }] : [];
  });
  // Of one section the database finds the window; of several, both are read from the start and laid into each other.
  const alone = wanted.length === 1;
  const window = alone ? { sort, offset, limit } : { sort, offset: 0, limit: offset + limit };
  const found: Entry[] = [];
  for (const { section, where } of wanted) {
    await pay(context, section, where, window.limit, selection.cost);
    found.push(...(await findIn(context, section, where, window, selection)));
  }
  return alone ? found : found.sort(compareBy(sort)).slice(offset, offset + limit);
}

export async function countEntries(context: ApiContext, criteria: EntryCriteria): Promise<number> {
  let sum = 0;
  for (const section of wantedSections(criteria)) {
    const where = conditionFor(section, criteria);
    if (!where) continue;
    context.budget.spend(lookCost);
    sum += await countIn(context, section, where);
  }
  return sum;
}

/** The entry beside this one in the list, newest first: `next` is the next older one, `prev` the next newer. */
export async function neighbour(
  context: ApiContext,
  { section, record }: Entry,
  direction: 'next' | 'prev',
  selection: Selection,
): Promise<Entry | null> {
  const { where, sort } = beside(record, direction);
  context.budget.spend(lookCost + selection.cost);
  const [entry] = await findIn(context, section, where, { sort, offset: 0, limit: 1 }, selection);
  return entry ?? null;
}
