import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`not_found\`;`)
}
