import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" ADD COLUMN "hand_by" numeric;
  ALTER TABLE "works" ADD COLUMN "hand_asked_by" numeric;
  ALTER TABLE "works" ADD COLUMN "hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "works" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_works_v" ADD COLUMN "version_hand_by" numeric;
  ALTER TABLE "_works_v" ADD COLUMN "version_hand_asked_by" numeric;
  ALTER TABLE "_works_v" ADD COLUMN "version_hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_works_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "insights" ADD COLUMN "hand_by" numeric;
  ALTER TABLE "insights" ADD COLUMN "hand_asked_by" numeric;
  ALTER TABLE "insights" ADD COLUMN "hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "insights" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_insights_v" ADD COLUMN "version_hand_by" numeric;
  ALTER TABLE "_insights_v" ADD COLUMN "version_hand_asked_by" numeric;
  ALTER TABLE "_insights_v" ADD COLUMN "version_hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_insights_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "hand_by" numeric;
  ALTER TABLE "jobs" ADD COLUMN "hand_asked_by" numeric;
  ALTER TABLE "jobs" ADD COLUMN "hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_hand_by" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_hand_asked_by" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "hand_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "hand_asked_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_hand_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_hand_asked_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_hand_asked_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "films" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "people" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "approves" boolean DEFAULT false;
  CREATE INDEX "works_deleted_at_idx" ON "works" USING btree ("deleted_at");
  CREATE INDEX "_works_v_version_version_deleted_at_idx" ON "_works_v" USING btree ("version_deleted_at");
  CREATE INDEX "insights_deleted_at_idx" ON "insights" USING btree ("deleted_at");
  CREATE INDEX "_insights_v_version_version_deleted_at_idx" ON "_insights_v" USING btree ("version_deleted_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "films_deleted_at_idx" ON "films" USING btree ("deleted_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "works_deleted_at_idx";
  DROP INDEX "_works_v_version_version_deleted_at_idx";
  DROP INDEX "insights_deleted_at_idx";
  DROP INDEX "_insights_v_version_version_deleted_at_idx";
  DROP INDEX "jobs_deleted_at_idx";
  DROP INDEX "_jobs_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "films_deleted_at_idx";
  DROP INDEX "partners_deleted_at_idx";
  DROP INDEX "people_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  ALTER TABLE "works" DROP COLUMN "hand_by";
  ALTER TABLE "works" DROP COLUMN "hand_asked_by";
  ALTER TABLE "works" DROP COLUMN "hand_asked_at";
  ALTER TABLE "works" DROP COLUMN "deleted_at";
  ALTER TABLE "_works_v" DROP COLUMN "version_hand_by";
  ALTER TABLE "_works_v" DROP COLUMN "version_hand_asked_by";
  ALTER TABLE "_works_v" DROP COLUMN "version_hand_asked_at";
  ALTER TABLE "_works_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "insights" DROP COLUMN "hand_by";
  ALTER TABLE "insights" DROP COLUMN "hand_asked_by";
  ALTER TABLE "insights" DROP COLUMN "hand_asked_at";
  ALTER TABLE "insights" DROP COLUMN "deleted_at";
  ALTER TABLE "_insights_v" DROP COLUMN "version_hand_by";
  ALTER TABLE "_insights_v" DROP COLUMN "version_hand_asked_by";
  ALTER TABLE "_insights_v" DROP COLUMN "version_hand_asked_at";
  ALTER TABLE "_insights_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "jobs" DROP COLUMN "hand_by";
  ALTER TABLE "jobs" DROP COLUMN "hand_asked_by";
  ALTER TABLE "jobs" DROP COLUMN "hand_asked_at";
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_hand_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_hand_asked_by";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_hand_asked_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "hand_by";
  ALTER TABLE "pages" DROP COLUMN "hand_asked_by";
  ALTER TABLE "pages" DROP COLUMN "hand_asked_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hand_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hand_asked_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_hand_asked_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "films" DROP COLUMN "deleted_at";
  ALTER TABLE "partners" DROP COLUMN "deleted_at";
  ALTER TABLE "people" DROP COLUMN "deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "approves";`)
}
