import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`works\` ADD \`colours_dark\` text;`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_colours_dark\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`works\` DROP COLUMN \`colours_dark\`;`)
  await db.run(sql`ALTER TABLE \`_works_v\` DROP COLUMN \`version_colours_dark\`;`)
}
