import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_preview_links_list" AS ENUM('pages', 'works', 'insights', 'jobs');
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"digest" varchar NOT NULL,
  	"list" "enum_preview_links_list" NOT NULL,
  	"record" numeric NOT NULL,
  	"ends" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "preview_links_digest_idx" ON "preview_links" USING btree ("digest");
  CREATE INDEX "preview_links_record_idx" ON "preview_links" USING btree ("record");
  CREATE INDEX "preview_links_ends_idx" ON "preview_links" USING btree ("ends");
  CREATE INDEX "preview_links_by_idx" ON "preview_links" USING btree ("by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "preview_links" CASCADE;
  DROP TYPE "public"."enum_preview_links_list";`)
}
