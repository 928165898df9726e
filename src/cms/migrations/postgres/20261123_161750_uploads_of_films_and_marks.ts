import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" ADD COLUMN "poster_id" integer;
  ALTER TABLE "films" ADD COLUMN "video" varchar;
  ALTER TABLE "films" ADD COLUMN "seconds" numeric;
  ALTER TABLE "films" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "films" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "films" ADD COLUMN "url" varchar;
  ALTER TABLE "films" ADD COLUMN "thumbnail_u_r_l" varchar;
  ALTER TABLE "films" ADD COLUMN "filename" varchar;
  ALTER TABLE "films" ADD COLUMN "mime_type" varchar;
  ALTER TABLE "films" ADD COLUMN "filesize" numeric;
  ALTER TABLE "films" ADD COLUMN "width" numeric;
  ALTER TABLE "films" ADD COLUMN "height" numeric;
  ALTER TABLE "partners" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "partners" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "partners" ADD COLUMN "url" varchar;
  ALTER TABLE "partners" ADD COLUMN "thumbnail_u_r_l" varchar;
  ALTER TABLE "partners" ADD COLUMN "filename" varchar;
  ALTER TABLE "partners" ADD COLUMN "mime_type" varchar;
  ALTER TABLE "partners" ADD COLUMN "filesize" numeric;
  ALTER TABLE "partners" ADD COLUMN "width" numeric;
  ALTER TABLE "partners" ADD COLUMN "height" numeric;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "partners_filename_idx" ON "partners" USING btree ("filename");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films" DROP CONSTRAINT "films_poster_id_media_id_fk";
  
  DROP INDEX "films_poster_idx";
  DROP INDEX "films_filename_idx";
  DROP INDEX "partners_filename_idx";
  ALTER TABLE "films" DROP COLUMN "poster_id";
  ALTER TABLE "films" DROP COLUMN "video";
  ALTER TABLE "films" DROP COLUMN "seconds";
  ALTER TABLE "films" DROP COLUMN "prefix";
  ALTER TABLE "films" DROP COLUMN "_objectkey";
  ALTER TABLE "films" DROP COLUMN "url";
  ALTER TABLE "films" DROP COLUMN "thumbnail_u_r_l";
  ALTER TABLE "films" DROP COLUMN "filename";
  ALTER TABLE "films" DROP COLUMN "mime_type";
  ALTER TABLE "films" DROP COLUMN "filesize";
  ALTER TABLE "films" DROP COLUMN "width";
  ALTER TABLE "films" DROP COLUMN "height";
  ALTER TABLE "partners" DROP COLUMN "prefix";
  ALTER TABLE "partners" DROP COLUMN "_objectkey";
  ALTER TABLE "partners" DROP COLUMN "url";
  ALTER TABLE "partners" DROP COLUMN "thumbnail_u_r_l";
  ALTER TABLE "partners" DROP COLUMN "filename";
  ALTER TABLE "partners" DROP COLUMN "mime_type";
  ALTER TABLE "partners" DROP COLUMN "filesize";
  ALTER TABLE "partners" DROP COLUMN "width";
  ALTER TABLE "partners" DROP COLUMN "height";`)
}
