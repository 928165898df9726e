import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { searchedLetters } from '../searched-letters.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`search_text\` text;`)
  await searchedLetters(
    (statement) => db.all(statement),
    (statement) => db.run(statement),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`search_text\`;`)
}
