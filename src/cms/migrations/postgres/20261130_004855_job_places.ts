import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ALTER COLUMN "location" DROP DEFAULT;
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_location" DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ALTER COLUMN "location" SET DEFAULT 'Hong Kong';
  ALTER TABLE "_jobs_v" ALTER COLUMN "version_location" SET DEFAULT 'Hong Kong';`)
}
