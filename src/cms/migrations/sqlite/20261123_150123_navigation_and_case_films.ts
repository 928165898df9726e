import { casesByRelation } from '../cases-by-relation.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`navigation_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`marks\` text,
  	\`opens\` integer,
  	\`foot\` integer,
  	\`cap\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_header_order_idx\` ON \`navigation_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_header_parent_id_idx\` ON \`navigation_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_header_locales\` (
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_header_locales_locale_parent_id_unique\` ON \`navigation_header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`ground\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_services_order_idx\` ON \`navigation_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_services_parent_id_idx\` ON \`navigation_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_services_locales\` (
  	\`word\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`line\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_services_locales_locale_parent_id_unique\` ON \`navigation_services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_fares_parts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_fares\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_fares_parts_order_idx\` ON \`navigation_fares_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_fares_parts_parent_id_idx\` ON \`navigation_fares_parts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_fares_parts_locales\` (
  	\`before\` text,
  	\`currency\` text,
  	\`figure\` text NOT NULL,
  	\`after\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_fares_parts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_fares_parts_locales_locale_parent_id_unique\` ON \`navigation_fares_parts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_fares\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_fares_order_idx\` ON \`navigation_fares\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_fares_parent_id_idx\` ON \`navigation_fares\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_fares_locales\` (
  	\`href\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`short\` text NOT NULL,
  	\`line\` text NOT NULL,
  	\`poster_figure\` text NOT NULL,
  	\`poster_unit\` text NOT NULL,
  	\`plate_name\` text,
  	\`plate_fare\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_fares\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_fares_locales_locale_parent_id_unique\` ON \`navigation_fares_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_explore\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_explore_order_idx\` ON \`navigation_explore\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_explore_parent_id_idx\` ON \`navigation_explore\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_explore_locales\` (
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_explore\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_explore_locales_locale_parent_id_unique\` ON \`navigation_explore_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_legal_order_idx\` ON \`navigation_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_legal_parent_id_idx\` ON \`navigation_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_legal_locales\` (
  	\`label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_legal\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_legal_locales_locale_parent_id_unique\` ON \`navigation_legal_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Header and footer' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_updated_at_idx\` ON \`navigation\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`navigation_created_at_idx\` ON \`navigation\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`navigation_locales\` (
  	\`button_label\` text NOT NULL,
  	\`button_short\` text NOT NULL,
  	\`button_href\` text NOT NULL,
  	\`fares_head_name\` text NOT NULL,
  	\`fares_head_text\` text NOT NULL,
  	\`chat_label\` text NOT NULL,
  	\`chat_href\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_locales_locale_parent_id_unique\` ON \`navigation_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`works\` ADD \`featured\` integer;`)
  await db.run(sql`ALTER TABLE \`works\` ADD \`walk_film_id\` integer REFERENCES films(id);`)
  await db.run(sql`ALTER TABLE \`works\` ADD \`walk_name\` text;`)
  await db.run(sql`ALTER TABLE \`works\` ADD \`walk_description\` text;`)
  await db.run(sql`CREATE INDEX \`works_featured_idx\` ON \`works\` (\`featured\`);`)
  await db.run(sql`CREATE INDEX \`works_walk_walk_film_idx\` ON \`works\` (\`walk_film_id\`);`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_featured\` integer;`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_walk_film_id\` integer REFERENCES films(id);`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_walk_name\` text;`)
  await db.run(sql`ALTER TABLE \`_works_v\` ADD \`version_walk_description\` text;`)
  await db.run(sql`CREATE INDEX \`_works_v_version_version_featured_idx\` ON \`_works_v\` (\`version_featured\`);`)
  await db.run(sql`CREATE INDEX \`_works_v_version_walk_version_walk_film_idx\` ON \`_works_v\` (\`version_walk_film_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`menu_name\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_menu_name\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`navigation_id\` integer REFERENCES navigation(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_navigation_id_idx\` ON \`payload_locked_documents_rels\` (\`navigation_id\`);`)
  await casesByRelation({
    ask: (statement) => db.all(statement),
    tell: (statement) => db.run(statement),
    json: (text) => sql`${text}`,
  });
}

/** Sections chose their cases in words before: going back is restoring the copy that was made before. */
export async function down(): Promise<void> {
  throw new Error('This step cannot be undone. Restore the backup from before it.');
}
