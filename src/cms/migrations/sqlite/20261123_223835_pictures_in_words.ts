import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`decorative\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_due\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_due_idx\` ON \`media\` (\`sizes_due\`);`)
  // What nobody has named is found by its file's name, or the brand's.
  await db.run(sql`UPDATE \`media\` SET \`title\` = coalesce(\`filename\`, \`drawn\`) WHERE \`title\` IS NULL OR \`title\` = '';`)
  // What has no size that visitors could be given gets it now.
  await db.run(sql`UPDATE \`media\` SET \`sizes_due\` = '1970-01-01T00:00:00.000Z' WHERE \`filename\` IS NOT NULL AND \`sizes_avif400_filename\` IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`decorative\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_due\`;`)
}
