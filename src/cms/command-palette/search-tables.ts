import { type Column, type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import { folded } from '../../lib/text/folded-text.ts';
import { type Requester, submissionTypesFor } from '../access/may.ts';
import { readRows } from '../database/transaction.ts';
import { isPreviewed } from '../editorial/preview/preview-links.ts';
import { holdsWord } from '../patches/database/word-search.ts';

/** Place of a hit. */
export interface Hit {
  readonly list: string;
  readonly id: number;
}

/** Collection to search, with its searched fields. */
export interface Searched {
  readonly config: SanitizedCollectionConfig;
  readonly fields: readonly string[];
}

type Table = Readonly<Record<string, Column>>;

const mostOfATable = 5;

/** Pages whose JSON contains the words; those that contain them in copy are kept. */
const mostPages = 200;

const holds = (column: Column, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => holdsWord(column, word)),
    sql` and `,
  );

const either = (conditions: readonly SQL[]): SQL =>
  sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` or `,
  )})`;

/** Tables of a list: its versions where it has drafts, and localised fields. */
function tablesOf(payload: Payload, slug: string) {
  const versioned = isPreviewed(slug);
  const name = versioned ? `_${slug}_v` : slug.replaceAll('-', '_');
  const tables = payload.db.tables as Readonly<Record<string, Table | undefined>>;
  const main = tables[name];
  if (!main) throw new Error(`There is no table for “${slug}”.`);
  const column = (table: Table | undefined, field: string) => table?.[versioned ? `version_${field}` : field];
  return { main, texts: tables[`${name}_locales`], versioned, column };
}

/** Query for the newest records of a list that contain all words in one field. */
function question(payload: Payload, { config, fields }: Searched, words: readonly string[], user: Requester): SQL {
  const { slug } = config;
  const { main, texts, versioned, column } = tablesOf(payload, slug);
  const columns = fields.flatMap((field) => column(main, field) ?? column(texts, field) ?? []);
  const conditions: SQL[] = [either(columns.map((one) => holds(one, words)))];
  const deleted = column(main, 'deletedAt');
  if (versioned) conditions.push(sql`${main.latest} is true`);
  if (deleted) conditions.push(sql`${deleted} is null`);
  // Excludes types of submissions that the account may not read, which would use up the limit.
  if (slug === 'submissions') {
    const kinds = submissionTypesFor(user).map((kind) => sql`${kind}`);
    conditions.push(sql`${main.kind} in (${sql.join(kinds, sql`, `)})`);
  }
  const joined = texts ? sql`left join ${texts} on ${texts._parentID} = ${main.id}` : sql``;
  return sql`select * from (
    select ${sql.raw(`'${slug}'`)} as list, ${versioned ? main.parent : main.id} as id from ${main} ${joined}
    where ${sql.join(conditions, sql` and `)} order by ${main.updatedAt} desc limit ${sql.raw(String(mostOfATable))}
  ) as ${sql.identifier(`of_${slug}`)}`;
}

/**
 * Finds the ids of matching records in all lists with one query. It does not check access; the
 * caller does.
 */
export async function hitsIn(
  payload: Payload,
  searched: readonly Searched[],
  words: readonly string[],
  user: Requester,
): Promise<Hit[]> {
  if (searched.length === 0) return [];
  const questions = searched.map((one) => question(payload, one, words, user));
  const rows = await readRows<{ list: string; id: number }>(payload, sql.join(questions, sql` union all `));
  return rows.map(({ list, id }) => ({ list, id: Number(id) }));
}

/** Yields the texts of a stored section that visitors can read. */
function* textsIn(fields: readonly FlattenedField[], value: unknown): Generator<string> {
  for (const one of [value].flat().filter(isStored))
    for (const field of fields) {
      const held = one[field.name];
      if (field.type === 'text' || field.type === 'textarea') {
        // Localised texts are stored by language.
        for (const text of isStored(held) ? Object.values(held) : [held].flat())
          if (typeof text === 'string') yield text;
      } else if (field.type === 'blocks') yield* textsOfBlocks(field, held);
      else if ('flattenedFields' in field) yield* textsIn(field.flattenedFields, held);
    }
}

function* textsOfBlocks(field: FlattenedField & { readonly type: 'blocks' }, value: unknown): Generator<string> {
  for (const row of [value].flat().filter(isStored)) {
    const kind = field.blocks.find(({ slug }) => slug === row.blockType);
    if (kind) yield* textsIn(kind.flattenedFields, row);
  }
}

const stored = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/**
 * Finds pages that contain these words in a section. The JSON also contains names of fields and
 * colours, which do not count.
 */
export async function pagesContaining(payload: Payload, words: readonly string[]): Promise<Hit[]> {
  const { main } = tablesOf(payload, 'pages');
  const sections = main.version_sections;
  const field = payload.collections.pages.config.flattenedFields.find(({ name }) => name === 'sections');
  if (!sections || field?.type !== 'blocks') return [];
  const rows = await readRows<{ id: number; sections: unknown }>(
    payload,
    sql`select ${main.parent} as id, ${sections} as sections from ${main}
      where ${main.latest} is true and ${main.version_deletedAt} is null and ${holds(sections, words)}
      order by ${main.updatedAt} desc limit ${sql.raw(String(mostPages))}`,
  );
  const says = (value: unknown): boolean => {
    for (const text of textsOfBlocks(field, stored(value)))
      if (words.every((word) => folded(text).includes(folded(word)))) return true;
    return false;
  };
  return rows
    .filter((row) => says(row.sections))
    .slice(0, mostOfATable)
    .map(({ id }) => ({ list: 'pages', id: Number(id) }));
}
