import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_destination" ADD VALUE 'webhook' BEFORE 'mail';
  CREATE TABLE "not_found" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"ignored_at" numeric
  );
  
  CREATE UNIQUE INDEX "not_found_path_idx" ON "not_found" USING btree ("path");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "not_found" CASCADE;
  ALTER TABLE "deliveries" ALTER COLUMN "destination" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_destination";
  CREATE TYPE "public"."enum_deliveries_destination" AS ENUM('sheet', 'crm', 'mail', 'receipt');
  ALTER TABLE "deliveries" ALTER COLUMN "destination" SET DATA TYPE "public"."enum_deliveries_destination" USING "destination"::"public"."enum_deliveries_destination";`)
}
