import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" ADD COLUMN "colours_dark" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_colours_dark" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" DROP COLUMN "colours_dark";
  ALTER TABLE "_works_v" DROP COLUMN "version_colours_dark";`)
}
