import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`preview_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`digest\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`ends\` text NOT NULL,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`preview_links_digest_idx\` ON \`preview_links\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_record_idx\` ON \`preview_links\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_ends_idx\` ON \`preview_links\` (\`ends\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_by_idx\` ON \`preview_links\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_updated_at_idx\` ON \`preview_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`preview_links_created_at_idx\` ON \`preview_links\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`preview_links\`;`)
}
