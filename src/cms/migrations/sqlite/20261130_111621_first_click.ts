import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`holidays\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`holidays_day_idx\` ON \`holidays\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`holidays_updated_at_idx\` ON \`holidays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_created_at_idx\` ON \`holidays\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`language\` text,
  	\`confirmed\` text,
  	\`withdrawn\` text,
  	\`statement\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_address_idx\` ON \`subscribers\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`not_found\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_seen\` text NOT NULL,
  	\`referrer\` text,
  	\`ignored_at\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`not_found_path_idx\` ON \`not_found\` (\`path\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_first_page\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_source\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_medium\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_campaign\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`origin_pages\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`call\` integer;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`half_days\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`call_at\` text;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`newsletter\` integer;`)
  await db.run(sql`ALTER TABLE \`submissions\` ADD \`statement\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`holidays_id\` integer REFERENCES holidays(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`holidays\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`not_found\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`works_id\` integer,
  	\`insights_id\` integer,
  	\`jobs_id\` integer,
  	\`pages_id\` integer,
  	\`client_types_id\` integer,
  	\`article_categories_id\` integer,
  	\`authors_id\` integer,
  	\`facts_id\` integer,
  	\`navigation_id\` integer,
  	\`films_id\` integer,
  	\`partners_id\` integer,
  	\`people_id\` integer,
  	\`testimonials_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`translations_id\` integer,
  	\`users_id\` integer,
  	\`api_tokens_id\` integer,
  	\`content_stamps_id\` integer,
  	\`submissions_id\` integer,
  	\`deliveries_id\` integer,
  	\`form_attempts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`works_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`insights_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_types_id\`) REFERENCES \`client_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`facts_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`navigation_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`films_id\`) REFERENCES \`films\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_tokens_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_stamps_id\`) REFERENCES \`content_stamps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`submissions_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_attempts_id\`) REFERENCES \`form_attempts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "works_id", "insights_id", "jobs_id", "pages_id", "client_types_id", "article_categories_id", "authors_id", "facts_id", "navigation_id", "films_id", "partners_id", "people_id", "testimonials_id", "media_id", "redirects_id", "translations_id", "users_id", "api_tokens_id", "content_stamps_id", "submissions_id", "deliveries_id", "form_attempts_id") SELECT "id", "order", "parent_id", "path", "works_id", "insights_id", "jobs_id", "pages_id", "client_types_id", "article_categories_id", "authors_id", "facts_id", "navigation_id", "films_id", "partners_id", "people_id", "testimonials_id", "media_id", "redirects_id", "translations_id", "users_id", "api_tokens_id", "content_stamps_id", "submissions_id", "deliveries_id", "form_attempts_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_works_id_idx\` ON \`payload_locked_documents_rels\` (\`works_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insights_id_idx\` ON \`payload_locked_documents_rels\` (\`insights_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_types_id_idx\` ON \`payload_locked_documents_rels\` (\`client_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_films_id_idx\` ON \`payload_locked_documents_rels\` (\`films_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`api_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_stamps_id_idx\` ON \`payload_locked_documents_rels\` (\`content_stamps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`form_attempts_id\`);`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_first_page\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_source\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_medium\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_campaign\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`origin_pages\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`call\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`half_days\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`call_at\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`newsletter\`;`)
  await db.run(sql`ALTER TABLE \`submissions\` DROP COLUMN \`statement\`;`)
}
