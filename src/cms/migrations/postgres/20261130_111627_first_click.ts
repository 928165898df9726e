import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_destination" ADD VALUE 'webhook' BEFORE 'mail';
  ALTER TYPE "public"."enum_deliveries_destination" ADD VALUE 'newsletter' BEFORE 'receipt';
  ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'person';
  ALTER TYPE "public"."enum_figures_kind" ADD VALUE 'press' BEFORE 'lcp';
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"language" varchar,
  	"confirmed" timestamp(3) with time zone,
  	"withdrawn" timestamp(3) with time zone,
  	"statement" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "not_found" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"referrer" varchar,
  	"ignored_at" numeric
  );
  
  ALTER TABLE "submissions" ADD COLUMN "origin_first_page" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_source" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_medium" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_campaign" varchar;
  ALTER TABLE "submissions" ADD COLUMN "origin_pages" jsonb;
  ALTER TABLE "submissions" ADD COLUMN "call" boolean;
  ALTER TABLE "submissions" ADD COLUMN "half_days" varchar;
  ALTER TABLE "submissions" ADD COLUMN "call_at" timestamp(3) with time zone;
  ALTER TABLE "submissions" ADD COLUMN "newsletter" boolean;
  ALTER TABLE "submissions" ADD COLUMN "statement" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "holidays_id" integer;
  CREATE UNIQUE INDEX "holidays_day_idx" ON "holidays" USING btree ("day");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_address_idx" ON "subscribers" USING btree ("address");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "not_found_path_idx" ON "not_found" USING btree ("path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "not_found" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "not_found" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_holidays_fk";
  
  ALTER TABLE "deliveries" ALTER COLUMN "destination" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_destination";
  CREATE TYPE "public"."enum_deliveries_destination" AS ENUM('sheet', 'crm', 'mail', 'receipt');
  ALTER TABLE "deliveries" ALTER COLUMN "destination" SET DATA TYPE "public"."enum_deliveries_destination" USING "destination"::"public"."enum_deliveries_destination";
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('read', 'note', 'answer', 'state', 'holder', 'held', 'released', 'file', 'exported');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";
  DELETE FROM "figures" WHERE "kind" = 'press';
  ALTER TABLE "figures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_figures_kind";
  CREATE TYPE "public"."enum_figures_kind" AS ENUM('view', 'source', 'search', 'form-start', 'form-send', 'lcp', 'inp', 'cls');
  ALTER TABLE "figures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_figures_kind" USING "kind"::"public"."enum_figures_kind";
  DROP INDEX "payload_locked_documents_rels_holidays_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "origin_first_page";
  ALTER TABLE "submissions" DROP COLUMN "origin_source";
  ALTER TABLE "submissions" DROP COLUMN "origin_medium";
  ALTER TABLE "submissions" DROP COLUMN "origin_campaign";
  ALTER TABLE "submissions" DROP COLUMN "origin_pages";
  ALTER TABLE "submissions" DROP COLUMN "call";
  ALTER TABLE "submissions" DROP COLUMN "half_days";
  ALTER TABLE "submissions" DROP COLUMN "call_at";
  ALTER TABLE "submissions" DROP COLUMN "newsletter";
  ALTER TABLE "submissions" DROP COLUMN "statement";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "holidays_id";`)
}
