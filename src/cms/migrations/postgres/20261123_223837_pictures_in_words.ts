import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "sizes_due" timestamp(3) with time zone;
  CREATE INDEX "media_sizes_due_idx" ON "media" USING btree ("sizes_due");
  -- What nobody has named is found by its file's name, or the brand's.
  UPDATE "media" SET "title" = coalesce("filename", "drawn") WHERE "title" IS NULL OR "title" = '';
  -- What has no size that visitors could be given gets it now.
  UPDATE "media" SET "sizes_due" = '1970-01-01T00:00:00.000Z' WHERE "filename" IS NOT NULL AND "sizes_avif400_filename" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_due_idx";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "sizes_due";`)
}
