import { sql } from '@payloadcms/db-sqlite';

type SQL = ReturnType<typeof sql>;
type Row = Readonly<Record<string, unknown>>;

/** Access to either database in a migration. */
interface Database {
  readonly ask: (statement: SQL) => Promise<readonly Row[]>;
  readonly tell: (statement: SQL) => Promise<unknown>;
  /** Converts a JSON text into a value of its column. */
  readonly json: (text: string) => SQL;
}

const columns = [
  ['pages', 'sections'],
  ['_pages_v', 'version_sections'],
] as const;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text of a localised field. */
const wordsOf = (value: unknown): string => (isRow(value) ? String(value.en ?? '') : String(value ?? ''));

/** Replaces a row's own texts about a case by the relation. */
function withCase(row: unknown, ids: ReadonlyMap<string, unknown>): unknown {
  if (!isRow(row) || 'work' in row) return row;
  const { slug, link, title: _title, subject: _subject, ...own } = row;
  const named = wordsOf(slug) || wordsOf(link).replace(/^\/work\//, '');
  return { ...own, work: ids.get(named) ?? null };
}

function sectionByRelation(section: unknown, ids: ReadonlyMap<string, unknown>): unknown {
  if (!isRow(section)) return section;
  const rowsIn = (name: string): readonly unknown[] => (Array.isArray(section[name]) ? section[name] : []);
  if (section.blockType === 'works-column')
    return { ...section, items: rowsIn('items').map((row) => withCase(row, ids)) };
  if (section.blockType === 'chosen-work')
    return { ...section, works: rowsIn('works').map((row) => withCase(row, ids)) };
  if (section.blockType !== 'works-carousel') return section;
  const chosen = rowsIn('items').filter(isRow).map((row) => {
    const { film: _film, ...rest } = withCase(row, ids) as Row;
    return rest;
  });
  return { ...section, items: chosen };
}

/** Replaces cases named by text in sections by relations, in pages and all their versions. */
export async function casesByRelation({ ask, tell, json }: Database): Promise<void> {
  const cases = await ask(sql`select "id", "slug" from "works"`);
  const ids = new Map(cases.map(({ id, slug }) => [String(slug), id]));
  for (const [table, column] of columns) {
    const names = { table: sql.raw(`"${table}"`), column: sql.raw(`"${column}"`) };
    const records = await ask(sql`select "id", ${names.column} as "sections" from ${names.table}`);
    for (const { id, sections } of records) {
      const stored: unknown = typeof sections === 'string' ? JSON.parse(sections) : sections;
      if (!Array.isArray(stored)) continue;
      const moved = JSON.stringify(stored.map((section: unknown) => sectionByRelation(section, ids)));
      if (moved !== JSON.stringify(stored))
        await tell(sql`update ${names.table} set ${names.column} = ${json(moved)} where "id" = ${id}`);
    }
  }
}
