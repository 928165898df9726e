import { GraphQLError } from 'graphql';
import type { Where } from 'payload';
import type { Insight, Work } from '../cms/payload-types.ts';
import { beside, newestFirst } from '../cms/records/entry-order.ts';
import type { ApiContext } from './context.ts';
import { readWindow, type Window } from './limits.ts';
import { columnsFor } from './selection.ts';

/** Record passed through the resolvers; holds the requested columns only. */
export type Entry =
  | { readonly section: 'works'; readonly record: Work }
  | { readonly section: 'insights'; readonly record: Insight };

/** List argument as GraphQL passes it. */
export type ListArgument = readonly (string | null)[] | null;

/** Arguments of `entries`, `entry` and `entryCount`. */
export interface EntryArguments extends Window {
  readonly section?: ListArgument;
  readonly slug?: ListArgument;
  readonly relatedToCategories?: readonly ({ readonly slug?: ListArgument } | null)[] | null;
}

/** Entries read per piece; a piece takes a few milliseconds. */
const mostInPiece = 25;

const categoryField = { works: 'clientType', insights: 'articleCategory' } as const;

/** @throws {GraphQLError} unless one known section is named */
function sectionOf({ section }: EntryArguments): Entry['section'] {
  const [name] = section ?? [];
  if (section?.length === 1 && (name === 'works' || name === 'insights')) return name;
  throw new GraphQLError('Name one section: "works" or "insights".');
}

/** Returns the condition that a column has one of the values; null and an empty list match all. */
function oneOf(column: string, list: ListArgument | undefined): Where[] {
  const values = (list ?? []).filter((value) => value !== null);
  return values.length > 0 ? [{ [column]: { in: values } }] : [];
}

const conditionFor = (section: Entry['section'], { slug, relatedToCategories }: EntryArguments): Where => ({
  and: [
    ...oneOf('slug', slug),
    ...oneOf(
      `${categoryField[section]}.slug`,
      (relatedToCategories ?? []).flatMap((one) => one?.slug ?? []),
    ),
  ],
});

/** Options of a read with the access rights of the reader. */
export const readAs = ({ reader }: ApiContext) => ({
  overrideAccess: false as const,
  user: reader ?? undefined,
  draft: reader !== null,
  depth: 0,
});

interface Wanted {
  readonly where: Where;
  readonly sort: string[];
  readonly offset: number;
  readonly limit: number;
}

/** Reads a window of a section in pieces, limited to the columns behind the requested fields. */
async function findIn(
  context: ApiContext,
  section: Entry['section'],
  { where, sort, offset, limit }: Wanted,
  fields: ReadonlySet<string>,
): Promise<Entry[]> {
  const piece = Math.max(1, Math.min(mostInPiece, limit));
  const end = offset + limit;
  const found: Entry[] = [];
  for (let from = offset - (offset % piece); from < end; from += piece) {
    const { docs } = await context.queue.run(() =>
      context.payload.find({
        collection: section,
        where,
        sort,
        limit: piece,
        page: from / piece + 1,
        pagination: false,
        select: columnsFor(section, fields),
        ...readAs(context),
      }),
    );
    found.push(...docs.slice(Math.max(0, offset - from), end - from).map((record) => ({ section, record }) as Entry));
    if (docs.length < piece) break;
  }
  return found;
}

/** @throws {GraphQLError} when an argument cannot be read */
export async function findEntries(
  context: ApiContext,
  args: EntryArguments,
  fields: ReadonlySet<string>,
): Promise<Entry[]> {
  const section = sectionOf(args);
  return findIn(
    context,
    section,
    { where: conditionFor(section, args), sort: [...newestFirst], ...readWindow(args) },
    fields,
  );
}

/** @throws {GraphQLError} when an argument cannot be read */
export async function countEntries(context: ApiContext, args: EntryArguments): Promise<number> {
  const section = sectionOf(args);
  const { overrideAccess, user } = readAs(context);
  const where = conditionFor(section, args);
  const { totalDocs } = await context.queue.run(() =>
    context.payload.count({ collection: section, where, overrideAccess, user }),
  );
  return totalDocs;
}

/** Returns the adjacent entry: `next` is the next older one, `prev` the next newer. */
export async function neighbour(
  context: ApiContext,
  { section, record }: Entry,
  direction: 'next' | 'prev',
  fields: ReadonlySet<string>,
): Promise<Entry | null> {
  const [entry] = await findIn(context, section, { ...beside(record, direction), offset: 0, limit: 1 }, fields);
  return entry ?? null;
}
