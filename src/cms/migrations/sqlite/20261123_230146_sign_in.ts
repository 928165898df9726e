import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` ADD \`browser\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_secret\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_since\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_last_turn\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`second_factor_recovery\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users_sessions\` DROP COLUMN \`browser\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_secret\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_since\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_last_turn\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`second_factor_recovery\`;`)
}
