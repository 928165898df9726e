import { sql } from '@payloadcms/db-sqlite';
import { searchTextOf } from '../inbox/search-text.ts';

type SQL = ReturnType<typeof sql>;
type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const batch = 500;

/**
 * Fills the search column of existing submissions in code: no database folds letters as the search
 * does.
 */
export async function searchedLetters(
  read: (statement: SQL) => Promise<readonly unknown[]>,
  write: (statement: SQL) => Promise<unknown>,
): Promise<void> {
  for (let last = 0; ; ) {
    const rows = (await read(sql`
      select "id", "name", "email", "company", "phone", "message", "job", "portfolio", "source", "file_name" as "fileName", "notes"
      from "submissions" where "id" > ${last} order by "id" limit ${batch}`)) as readonly Row[];
    for (const row of rows)
      await write(sql`update "submissions" set "search_text" = ${searchTextOf(row)} where "id" = ${row.id}`);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
