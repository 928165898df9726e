import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`_status_postDate_idx\` ON \`insights\` (\`_status\`,\`post_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_postDate_idx\` ON \`_insights_v\` (\`version__status\`,\`version_post_date\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`_status_postDate_idx\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_postDate_idx\`;`)
}
