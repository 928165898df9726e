import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_figures_kind" ADD VALUE 'press' BEFORE 'lcp';
  ALTER TABLE "submissions" ADD COLUMN "origin_first_page" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_source" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_medium" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_campaign" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_pages" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "figures" WHERE "kind" = 'press';
  ALTER TABLE "figures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_figures_kind";
  CREATE TYPE "public"."enum_figures_kind" AS ENUM('view', 'source', 'search', 'form-start', 'form-send', 'lcp', 'inp', 'cls');
  ALTER TABLE "figures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_figures_kind" USING "kind"::"public"."enum_figures_kind";
  ALTER TABLE "submissions" DROP COLUMN "origin_first_page";
  ALTER TABLE "submissions" DROP COLUMN "origin_source";
  ALTER TABLE "submissions" DROP COLUMN "origin_medium";
  ALTER TABLE "submissions" DROP COLUMN "origin_campaign";
  ALTER TABLE "submissions" DROP COLUMN "origin_pages";`)
}
