import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_kind" AS ENUM('enquiry', 'application');
  CREATE TYPE "public"."enum_submissions_state" AS ENUM('new', 'open', 'archived');
  CREATE TYPE "public"."enum_deliveries_destination" AS ENUM('sheet', 'crm', 'mail', 'receipt');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'delivered', 'needs-attention', 'held');
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_submissions_kind" NOT NULL,
  	"name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"portfolio" varchar,
  	"message" varchar,
  	"job" varchar,
  	"source" varchar,
  	"file_name" varchar,
  	"file_type" varchar,
  	"file_size" numeric,
  	"file_path" varchar,
  	"state" "enum_submissions_state" DEFAULT 'new' NOT NULL,
  	"held" boolean DEFAULT false,
  	"held_because" varchar,
  	"assignee_id" integer,
  	"notes" varchar,
  	"key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"outcome" varchar NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer NOT NULL,
  	"destination" "enum_deliveries_destination" NOT NULL,
  	"state" "enum_deliveries_state" NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt" timestamp(3) with time zone,
  	"crm_organization" numeric,
  	"crm_person" numeric,
  	"crm_deal" numeric,
  	"crm_file" numeric,
  	"crm_calls" numeric,
  	"crm_calls_on" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sender" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "reads_enquiries" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_attempts_id" integer;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries_log" ADD CONSTRAINT "deliveries_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "submissions_kind_idx" ON "submissions" USING btree ("kind");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state");
  CREATE INDEX "submissions_held_idx" ON "submissions" USING btree ("held");
  CREATE INDEX "submissions_assignee_idx" ON "submissions" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "submissions_key_idx" ON "submissions" USING btree ("key");
  CREATE INDEX "submissions_fingerprint_idx" ON "submissions" USING btree ("fingerprint");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "deliveries_log_order_idx" ON "deliveries_log" USING btree ("_order");
  CREATE INDEX "deliveries_log_parent_id_idx" ON "deliveries_log" USING btree ("_parent_id");
  CREATE INDEX "deliveries_submission_idx" ON "deliveries" USING btree ("submission_id");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_next_attempt_idx" ON "deliveries" USING btree ("next_attempt");
  CREATE INDEX "deliveries_crm_crm_calls_on_idx" ON "deliveries" USING btree ("crm_calls_on");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_attempts_sender_idx" ON "form_attempts" USING btree ("sender");
  CREATE INDEX "form_attempts_until_idx" ON "form_attempts" USING btree ("until");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_attempts_fk" FOREIGN KEY ("form_attempts_id") REFERENCES "public"."form_attempts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_form_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("form_attempts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_attempts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "deliveries_log" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "form_attempts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_attempts_fk";
  
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_attempts_id_idx";
  ALTER TABLE "users" DROP COLUMN "reads_enquiries";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_attempts_id";
  DROP TYPE "public"."enum_submissions_kind";
  DROP TYPE "public"."enum_submissions_state";
  DROP TYPE "public"."enum_deliveries_destination";
  DROP TYPE "public"."enum_deliveries_state";`)
}
