import { casesByRelation } from '../cases-by-relation.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_header_marks" AS ENUM('work', 'services', 'about', 'insights', 'search', 'contact');
  CREATE TYPE "public"."enum_navigation_services_ground" AS ENUM('paper', 'milk', 'ink', 'taxi', 'ferry', 'harbour', 'tart', 'neon', 'tile');
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"marks" "enum_navigation_header_marks",
  	"opens" boolean,
  	"foot" boolean,
  	"cap" numeric
  );
  
  CREATE TABLE "navigation_header_locales" (
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"ground" "enum_navigation_services_ground" NOT NULL
  );
  
  CREATE TABLE "navigation_services_locales" (
  	"word" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"line" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_fares_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_fares_parts_locales" (
  	"before" varchar,
  	"currency" varchar,
  	"figure" varchar NOT NULL,
  	"after" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_fares" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_fares_locales" (
  	"href" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"short" varchar NOT NULL,
  	"line" varchar NOT NULL,
  	"poster_figure" varchar NOT NULL,
  	"poster_unit" varchar NOT NULL,
  	"plate_name" varchar,
  	"plate_fare" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_explore" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_explore_locales" (
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_legal_locales" (
  	"label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Header and footer' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_locales" (
  	"button_label" varchar NOT NULL,
  	"button_short" varchar NOT NULL,
  	"button_href" varchar NOT NULL,
  	"fares_head_name" varchar NOT NULL,
  	"fares_head_text" varchar NOT NULL,
  	"chat_label" varchar NOT NULL,
  	"chat_href" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "works" ADD COLUMN "featured" boolean;
  ALTER TABLE "works" ADD COLUMN "walk_film_id" integer;
  ALTER TABLE "works" ADD COLUMN "walk_name" varchar;
  ALTER TABLE "works" ADD COLUMN "walk_description" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_featured" boolean;
  ALTER TABLE "_works_v" ADD COLUMN "version_walk_film_id" integer;
  ALTER TABLE "_works_v" ADD COLUMN "version_walk_name" varchar;
  ALTER TABLE "_works_v" ADD COLUMN "version_walk_description" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "menu_name" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_menu_name" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "navigation_id" integer;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_locales" ADD CONSTRAINT "navigation_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_services" ADD CONSTRAINT "navigation_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_services_locales" ADD CONSTRAINT "navigation_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_fares_parts" ADD CONSTRAINT "navigation_fares_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_fares"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_fares_parts_locales" ADD CONSTRAINT "navigation_fares_parts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_fares_parts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_fares" ADD CONSTRAINT "navigation_fares_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_fares_locales" ADD CONSTRAINT "navigation_fares_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_fares"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_explore" ADD CONSTRAINT "navigation_explore_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_explore_locales" ADD CONSTRAINT "navigation_explore_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_explore"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal_locales" ADD CONSTRAINT "navigation_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_locales" ADD CONSTRAINT "navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_locales_locale_parent_id_unique" ON "navigation_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_services_order_idx" ON "navigation_services" USING btree ("_order");
  CREATE INDEX "navigation_services_parent_id_idx" ON "navigation_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_services_locales_locale_parent_id_unique" ON "navigation_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_fares_parts_order_idx" ON "navigation_fares_parts" USING btree ("_order");
  CREATE INDEX "navigation_fares_parts_parent_id_idx" ON "navigation_fares_parts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_fares_parts_locales_locale_parent_id_unique" ON "navigation_fares_parts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_fares_order_idx" ON "navigation_fares" USING btree ("_order");
  CREATE INDEX "navigation_fares_parent_id_idx" ON "navigation_fares" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_fares_locales_locale_parent_id_unique" ON "navigation_fares_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_explore_order_idx" ON "navigation_explore" USING btree ("_order");
  CREATE INDEX "navigation_explore_parent_id_idx" ON "navigation_explore" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_explore_locales_locale_parent_id_unique" ON "navigation_explore_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_legal_locales_locale_parent_id_unique" ON "navigation_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_updated_at_idx" ON "navigation" USING btree ("updated_at");
  CREATE INDEX "navigation_created_at_idx" ON "navigation" USING btree ("created_at");
  CREATE UNIQUE INDEX "navigation_locales_locale_parent_id_unique" ON "navigation_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "works" ADD CONSTRAINT "works_walk_film_id_films_id_fk" FOREIGN KEY ("walk_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_walk_film_id_films_id_fk" FOREIGN KEY ("version_walk_film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_fk" FOREIGN KEY ("navigation_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "works_featured_idx" ON "works" USING btree ("featured");
  CREATE INDEX "works_walk_walk_film_idx" ON "works" USING btree ("walk_film_id");
  CREATE INDEX "_works_v_version_version_featured_idx" ON "_works_v" USING btree ("version_featured");
  CREATE INDEX "_works_v_version_walk_version_walk_film_idx" ON "_works_v" USING btree ("version_walk_film_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_id_idx" ON "payload_locked_documents_rels" USING btree ("navigation_id");`)
  await casesByRelation({
    ask: async (statement) => (await db.execute(statement)).rows,
    tell: (statement) => db.execute(statement),
    json: (text) => sql`${text}::jsonb`,
  });
}

/** Sections chose their cases in words before: going back is restoring the copy that was made before. */
export async function down(): Promise<void> {
  throw new Error('This step cannot be undone. Restore the backup from before it.');
}
