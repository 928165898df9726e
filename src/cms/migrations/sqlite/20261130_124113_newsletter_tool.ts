import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`told\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`tell_attempts\` numeric;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`tell_next\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`tell_note\` text;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`refused_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`told\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`tell_attempts\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`tell_next\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`tell_note\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` DROP COLUMN \`refused_by\`;`)
}
