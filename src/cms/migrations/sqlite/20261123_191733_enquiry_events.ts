import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiry_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`submission_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by_id\` integer,
  	\`text\` text,
  	\`outcome\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`submission_id\`) REFERENCES \`submissions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiry_events_submission_idx\` ON \`enquiry_events\` (\`submission_id\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_by_idx\` ON \`enquiry_events\` (\`by_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiry_events_key_idx\` ON \`enquiry_events\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_updated_at_idx\` ON \`enquiry_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiry_events_created_at_idx\` ON \`enquiry_events\` (\`created_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiry_events\`;`)
}
