import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { renamedBlocks, renamedColours } from '../renamed-blocks.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`navigation_fares\` RENAME TO \`navigation_prices\`;`)
  await db.run(sql`ALTER TABLE \`navigation_fares_locales\` RENAME TO \`navigation_prices_locales\`;`)
  await db.run(sql`ALTER TABLE \`navigation_fares_parts\` RENAME TO \`navigation_prices_parts\`;`)
  await db.run(sql`ALTER TABLE \`navigation_fares_parts_locales\` RENAME TO \`navigation_prices_parts_locales\`;`)
  await db.run(sql`ALTER TABLE \`navigation_prices_locales\` RENAME COLUMN \`plate_fare\` TO \`plate_price\`;`)
  await db.run(sql`ALTER TABLE \`navigation_locales\` RENAME COLUMN \`fares_head_name\` TO \`prices_head_name\`;`)
  await db.run(sql`ALTER TABLE \`navigation_locales\` RENAME COLUMN \`fares_head_text\` TO \`prices_head_text\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_order_idx\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_locales_locale_parent_id_unique\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_parts_order_idx\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_parts_parent_id_idx\`;`)
  await db.run(sql`DROP INDEX \`navigation_fares_parts_locales_locale_parent_id_unique\`;`)
  await db.run(sql`CREATE INDEX \`navigation_prices_order_idx\` ON \`navigation_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_prices_parent_id_idx\` ON \`navigation_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_prices_locales_locale_parent_id_unique\` ON \`navigation_prices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_prices_parts_order_idx\` ON \`navigation_prices_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_prices_parts_parent_id_idx\` ON \`navigation_prices_parts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_prices_parts_locales_locale_parent_id_unique\` ON \`navigation_prices_parts_locales\` (\`_locale\`,\`_parent_id\`);`)
  for (const statement of renamedColours()) await db.run(statement)
  await renamedBlocks({
    read: (statement) => db.all(statement),
    write: (statement) => db.run(statement),
    json: (text) => sql`${text}`,
  })
}

export async function down(): Promise<void> {
  throw new Error('This step cannot be undone. Restore the backup from before it.');
}
