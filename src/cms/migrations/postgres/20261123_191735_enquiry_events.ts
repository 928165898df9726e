import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('read', 'note', 'answer', 'state', 'holder', 'held', 'released', 'exported');
  CREATE TYPE "public"."enum_enquiry_events_outcome" AS ENUM('sending', 'sent', 'failed');
  CREATE TABLE "enquiry_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"kind" "enum_enquiry_events_kind" NOT NULL,
  	"by_id" integer,
  	"text" varchar,
  	"outcome" "enum_enquiry_events_outcome",
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "enquiry_events_submission_idx" ON "enquiry_events" USING btree ("submission_id");
  CREATE INDEX "enquiry_events_by_idx" ON "enquiry_events" USING btree ("by_id");
  CREATE UNIQUE INDEX "enquiry_events_key_idx" ON "enquiry_events" USING btree ("key");
  CREATE INDEX "enquiry_events_updated_at_idx" ON "enquiry_events" USING btree ("updated_at");
  CREATE INDEX "enquiry_events_created_at_idx" ON "enquiry_events" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "enquiry_events" CASCADE;
  DROP TYPE "public"."enum_enquiry_events_kind";
  DROP TYPE "public"."enum_enquiry_events_outcome";`)
}
