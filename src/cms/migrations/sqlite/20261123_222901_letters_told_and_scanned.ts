import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`scan\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`scan_found\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`told_of_letters\` text DEFAULT 'never';`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`told_on\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`scan\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`scan_found\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`told_of_letters\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`told_on\`;`)
}
