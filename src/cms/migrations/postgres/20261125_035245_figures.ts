import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_figures_kind" AS ENUM('view', 'source', 'search', 'form-start', 'form-send', 'lcp', 'inp', 'cls');
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"kind" "enum_figures_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"bucket" numeric DEFAULT 0 NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "day_kind_name_bucket_idx" ON "figures" USING btree ("day","kind","name","bucket");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "figures" CASCADE;
  DROP TYPE "public"."enum_figures_kind";`)
}
