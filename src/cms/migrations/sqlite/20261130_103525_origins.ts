import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_first_page\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_source\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_medium\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_pages\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_first_page\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_source\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_medium\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_campaign\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_pages\`;`)
}
