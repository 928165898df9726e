import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`number\` numeric,
  	\`under\` numeric,
  	\`link_id\` integer,
  	\`by_id\` integer,
  	\`name\` text,
  	\`part\` text,
  	\`part_name\` text,
  	\`part_number\` numeric,
  	\`part_digest\` text,
  	\`quote\` text,
  	\`text\` text,
  	\`resolved\` text,
  	\`deleted\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`link_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_comments_record_idx\` ON \`review_comments\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_under_idx\` ON \`review_comments\` (\`under\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_link_idx\` ON \`review_comments\` (\`link_id\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_by_idx\` ON \`review_comments\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_updated_at_idx\` ON \`review_comments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_comments_created_at_idx\` ON \`review_comments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`list_record_number_idx\` ON \`review_comments\` (\`list\`,\`record\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`sign_offs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`link_id\` integer,
  	\`name\` text NOT NULL,
  	\`digest\` text NOT NULL,
  	\`shown\` text NOT NULL,
  	\`withdrawn\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`link_id\`) REFERENCES \`preview_links\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sign_offs_record_idx\` ON \`sign_offs\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`sign_offs_link_idx\` ON \`sign_offs\` (\`link_id\`);`)
  await db.run(sql`CREATE INDEX \`sign_offs_updated_at_idx\` ON \`sign_offs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sign_offs_created_at_idx\` ON \`sign_offs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`may\` text DEFAULT 'look' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`message\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`opened\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`revoked\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`finished\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`asked\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`told\` text;`)
  await db.run(sql`ALTER TABLE \`preview_links\` ADD \`heard\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_comments\`;`)
  await db.run(sql`DROP TABLE \`sign_offs\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`may\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`message\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`opened\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`revoked\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`finished\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`asked\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`told\`;`)
  await db.run(sql`ALTER TABLE \`preview_links\` DROP COLUMN \`heard\`;`)
}
