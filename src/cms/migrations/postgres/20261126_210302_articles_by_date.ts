import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_postDate_idx" ON "insights" USING btree ("_status","post_date");
  CREATE INDEX "version__status_version_postDate_idx" ON "_insights_v" USING btree ("version__status","version_post_date");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_postDate_idx";
  DROP INDEX "version__status_version_postDate_idx";`)
}
