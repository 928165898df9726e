import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_may" AS ENUM('look', 'comment', 'sign');
  CREATE TYPE "public"."enum_review_comments_list" AS ENUM('pages', 'works', 'insights', 'jobs');
  CREATE TYPE "public"."enum_sign_offs_list" AS ENUM('pages', 'works', 'insights', 'jobs');
  CREATE TABLE "review_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum_review_comments_list" NOT NULL,
  	"record" numeric NOT NULL,
  	"number" numeric,
  	"under" numeric,
  	"link_id" integer,
  	"by_id" integer,
  	"name" varchar,
  	"part" varchar,
  	"part_name" varchar,
  	"part_number" numeric,
  	"part_digest" varchar,
  	"quote" varchar,
  	"text" varchar,
  	"resolved" timestamp(3) with time zone,
  	"deleted" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_offs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum_sign_offs_list" NOT NULL,
  	"record" numeric NOT NULL,
  	"link_id" integer,
  	"name" varchar NOT NULL,
  	"digest" varchar NOT NULL,
  	"shown" jsonb NOT NULL,
  	"withdrawn" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "preview_links" ADD COLUMN "may" "enum_preview_links_may" DEFAULT 'look' NOT NULL;
  ALTER TABLE "preview_links" ADD COLUMN "name" varchar;
  ALTER TABLE "preview_links" ADD COLUMN "email" varchar;
  ALTER TABLE "preview_links" ADD COLUMN "message" varchar;
  ALTER TABLE "preview_links" ADD COLUMN "language" varchar;
  ALTER TABLE "preview_links" ADD COLUMN "opened" timestamp(3) with time zone;
  ALTER TABLE "preview_links" ADD COLUMN "revoked" timestamp(3) with time zone;
  ALTER TABLE "preview_links" ADD COLUMN "finished" timestamp(3) with time zone;
  ALTER TABLE "preview_links" ADD COLUMN "asked" timestamp(3) with time zone;
  ALTER TABLE "preview_links" ADD COLUMN "told" timestamp(3) with time zone;
  ALTER TABLE "preview_links" ADD COLUMN "heard" timestamp(3) with time zone;
  ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "review_comments_record_idx" ON "review_comments" USING btree ("record");
  CREATE INDEX "review_comments_under_idx" ON "review_comments" USING btree ("under");
  CREATE INDEX "review_comments_link_idx" ON "review_comments" USING btree ("link_id");
  CREATE INDEX "review_comments_by_idx" ON "review_comments" USING btree ("by_id");
  CREATE INDEX "review_comments_updated_at_idx" ON "review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "review_comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "list_record_number_idx" ON "review_comments" USING btree ("list","record","number");
  CREATE INDEX "sign_offs_record_idx" ON "sign_offs" USING btree ("record");
  CREATE INDEX "sign_offs_link_idx" ON "sign_offs" USING btree ("link_id");
  CREATE INDEX "sign_offs_updated_at_idx" ON "sign_offs" USING btree ("updated_at");
  CREATE INDEX "sign_offs_created_at_idx" ON "sign_offs" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "review_comments" CASCADE;
  DROP TABLE "sign_offs" CASCADE;
  ALTER TABLE "preview_links" DROP COLUMN "may";
  ALTER TABLE "preview_links" DROP COLUMN "name";
  ALTER TABLE "preview_links" DROP COLUMN "email";
  ALTER TABLE "preview_links" DROP COLUMN "message";
  ALTER TABLE "preview_links" DROP COLUMN "language";
  ALTER TABLE "preview_links" DROP COLUMN "opened";
  ALTER TABLE "preview_links" DROP COLUMN "revoked";
  ALTER TABLE "preview_links" DROP COLUMN "finished";
  ALTER TABLE "preview_links" DROP COLUMN "asked";
  ALTER TABLE "preview_links" DROP COLUMN "told";
  ALTER TABLE "preview_links" DROP COLUMN "heard";
  DROP TYPE "public"."enum_preview_links_may";
  DROP TYPE "public"."enum_review_comments_list";
  DROP TYPE "public"."enum_sign_offs_list";`)
}
