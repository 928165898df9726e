import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text,
  	\`company\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`portfolio\` text,
  	\`message\` text,
  	\`job\` text,
  	\`source\` text,
  	\`file_name\` text,
  	\`file_type\` text,
  	\`file_size\` numeric,
  	\`file_path\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`held\` integer DEFAULT false,
  	\`held_because\` text,
  	\`assignee_id\` integer,
  	\`notes\` text,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`submissions_kind_idx\` ON \`submissions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`submissions_email_idx\` ON \`submissions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`submissions_state_idx\` ON \`submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`submissions_held_idx\` ON \`submissions\` (\`held\`);`)
  await db.run(sql`CREATE INDEX \`submissions_assignee_idx\` ON \`submissions\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`submissions_key_idx\` ON \`submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`submissions_fingerprint_idx\` ON \`submissions\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`submissions_updated_at_idx\` ON \`submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`submissions_created_at_idx\` ON \`submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_log_order_idx\` ON \`deliveries_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_log_parent_id_idx\` ON \`deliveries_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`submission_id\` integer NOT NULL,
  	\`destination\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt\` text,
  	\`crm_organization\` numeric,
  	\`crm_person\` numeric,
  	\`crm_deal\` numeric,
  	\`crm_file\` numeric,
  	\`crm_calls\` numeric,
  	\`crm_calls_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_submission_idx\` ON \`deliveries\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_state_idx\` ON \`deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_next_attempt_idx\` ON \`deliveries\` (\`next_attempt\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_calls_on_idx\` ON \`deliveries\` (\`crm_calls_on\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_attempts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sender\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_attempts_sender_idx\` ON \`form_attempts\` (\`sender\`);`)
  await db.run(sql`CREATE INDEX \`form_attempts_until_idx\` ON \`form_attempts\` (\`until\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reads_enquiries\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`submissions_id\` integer REFERENCES submissions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deliveries_id\` integer REFERENCES deliveries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`form_attempts_id\` integer REFERENCES form_attempts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_attempts_id_idx\` ON \`payload_locked_documents_rels\` (\`form_attempts_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`submissions\`;`)
  await db.run(sql`DROP TABLE \`deliveries_log\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`form_attempts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`works_id\` integer,
  	\`insights_id\` integer,
  	\`jobs_id\` integer,
  	\`client_types_id\` integer,
  	\`article_categories_id\` integer,
  	\`authors_id\` integer,
  	\`media_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`api_tokens_id\` integer,
  	\`content_stamps_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`works_id\`) REFERENCES \`works\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`insights_id\`) REFERENCES \`insights\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_types_id\`) REFERENCES \`client_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`authors_id\`) REFERENCES \`authors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`api_tokens_id\`) REFERENCES \`api_tokens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`content_stamps_id\`) REFERENCES \`content_stamps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "works_id", "insights_id", "jobs_id", "client_types_id", "article_categories_id", "authors_id", "media_id", "redirects_id", "users_id", "api_tokens_id", "content_stamps_id") SELECT "id", "order", "parent_id", "path", "works_id", "insights_id", "jobs_id", "client_types_id", "article_categories_id", "authors_id", "media_id", "redirects_id", "users_id", "api_tokens_id", "content_stamps_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_works_id_idx\` ON \`payload_locked_documents_rels\` (\`works_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insights_id_idx\` ON \`payload_locked_documents_rels\` (\`insights_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_types_id_idx\` ON \`payload_locked_documents_rels\` (\`client_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_authors_id_idx\` ON \`payload_locked_documents_rels\` (\`authors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_api_tokens_id_idx\` ON \`payload_locked_documents_rels\` (\`api_tokens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_content_stamps_id_idx\` ON \`payload_locked_documents_rels\` (\`content_stamps_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reads_enquiries\`;`)
}
