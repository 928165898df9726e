import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" ADD COLUMN "seo_social_picture_id" integer;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_seo_social_picture_id" integer;
  ALTER TABLE "pages" ADD COLUMN "social_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_social_picture_id" integer;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seo_social_picture_id_media_id_fk" FOREIGN KEY ("seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_seo_social_picture_id_media_id_fk" FOREIGN KEY ("version_seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_social_picture_id_media_id_fk" FOREIGN KEY ("social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_social_picture_id_media_id_fk" FOREIGN KEY ("version_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_seo_seo_social_picture_idx" ON "jobs" USING btree ("seo_social_picture_id");
  CREATE INDEX "_jobs_v_version_seo_version_seo_social_picture_idx" ON "_jobs_v" USING btree ("version_seo_social_picture_id");
  CREATE INDEX "pages_social_picture_idx" ON "pages" USING btree ("social_picture_id");
  CREATE INDEX "_pages_v_version_version_social_picture_idx" ON "_pages_v" USING btree ("version_social_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs" DROP CONSTRAINT "jobs_seo_social_picture_id_media_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_seo_social_picture_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_social_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_social_picture_id_media_id_fk";
  
  DROP INDEX "jobs_seo_seo_social_picture_idx";
  DROP INDEX "_jobs_v_version_seo_version_seo_social_picture_idx";
  DROP INDEX "pages_social_picture_idx";
  DROP INDEX "_pages_v_version_version_social_picture_idx";
  ALTER TABLE "jobs" DROP COLUMN "seo_social_picture_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_seo_social_picture_id";
  ALTER TABLE "pages" DROP COLUMN "social_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_social_picture_id";`)
}
