import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`films\` ADD \`poster_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`video\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`seconds\` numeric;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`prefix\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`_objectkey\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`url\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`thumbnail_u_r_l\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`filename\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`width\` numeric;`)
  await db.run(sql`ALTER TABLE \`films\` ADD \`height\` numeric;`)
  await db.run(sql`CREATE INDEX \`films_poster_idx\` ON \`films\` (\`poster_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`films_filename_idx\` ON \`films\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`prefix\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`_objectkey\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`url\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`thumbnail_u_r_l\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`filename\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`width\` numeric;`)
  await db.run(sql`ALTER TABLE \`partners\` ADD \`height\` numeric;`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_filename_idx\` ON \`partners\` (\`filename\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_films\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`drawn\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_films\`("id", "title", "since", "drawn", "updated_at", "created_at") SELECT "id", "title", "since", "drawn", "updated_at", "created_at" FROM \`films\`;`)
  await db.run(sql`DROP TABLE \`films\`;`)
  await db.run(sql`ALTER TABLE \`__new_films\` RENAME TO \`films\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`films_drawn_idx\` ON \`films\` (\`drawn\`);`)
  await db.run(sql`CREATE INDEX \`films_updated_at_idx\` ON \`films\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`films_created_at_idx\` ON \`films\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`partners_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`prefix\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`_objectkey\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`url\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`thumbnail_u_r_l\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`filename\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`mime_type\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`filesize\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`width\`;`)
  await db.run(sql`ALTER TABLE \`partners\` DROP COLUMN \`height\`;`)
}
