import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" ADD COLUMN "seo_social_picture_id" integer;
  ALTER TABLE "_works_v" ADD COLUMN "version_seo_social_picture_id" integer;
  ALTER TABLE "insights" ADD COLUMN "seo_social_picture_id" integer;
  ALTER TABLE "_insights_v" ADD COLUMN "version_seo_social_picture_id" integer;
  ALTER TABLE "works" ADD CONSTRAINT "works_seo_social_picture_id_media_id_fk" FOREIGN KEY ("seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_seo_social_picture_id_media_id_fk" FOREIGN KEY ("version_seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "insights" ADD CONSTRAINT "insights_seo_social_picture_id_media_id_fk" FOREIGN KEY ("seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_insights_v" ADD CONSTRAINT "_insights_v_version_seo_social_picture_id_media_id_fk" FOREIGN KEY ("version_seo_social_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "works_seo_seo_social_picture_idx" ON "works" USING btree ("seo_social_picture_id");
  CREATE INDEX "_works_v_version_seo_version_seo_social_picture_idx" ON "_works_v" USING btree ("version_seo_social_picture_id");
  CREATE INDEX "insights_seo_seo_social_picture_idx" ON "insights" USING btree ("seo_social_picture_id");
  CREATE INDEX "_insights_v_version_seo_version_seo_social_picture_idx" ON "_insights_v" USING btree ("version_seo_social_picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" DROP CONSTRAINT "works_seo_social_picture_id_media_id_fk";
  
  ALTER TABLE "_works_v" DROP CONSTRAINT "_works_v_version_seo_social_picture_id_media_id_fk";
  
  ALTER TABLE "insights" DROP CONSTRAINT "insights_seo_social_picture_id_media_id_fk";
  
  ALTER TABLE "_insights_v" DROP CONSTRAINT "_insights_v_version_seo_social_picture_id_media_id_fk";
  
  DROP INDEX "works_seo_seo_social_picture_idx";
  DROP INDEX "_works_v_version_seo_version_seo_social_picture_idx";
  DROP INDEX "insights_seo_seo_social_picture_idx";
  DROP INDEX "_insights_v_version_seo_version_seo_social_picture_idx";
  ALTER TABLE "works" DROP COLUMN "seo_social_picture_id";
  ALTER TABLE "_works_v" DROP COLUMN "version_seo_social_picture_id";
  ALTER TABLE "insights" DROP COLUMN "seo_social_picture_id";
  ALTER TABLE "_insights_v" DROP COLUMN "version_seo_social_picture_id";`)
}
