import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { searchedLetters } from '../searched-letters.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ADD COLUMN "search_text" varchar;`)
  await searchedLetters(
    async (statement) => (await db.execute(statement)).rows,
    (statement) => db.execute(statement),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DROP COLUMN "search_text";`)
}
