import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { renamedBlocks, renamedColourTypes } from '../renamed-blocks.ts';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation_fares" RENAME TO "navigation_prices";
  ALTER TABLE "navigation_fares_locales" RENAME TO "navigation_prices_locales";
  ALTER TABLE "navigation_fares_parts" RENAME TO "navigation_prices_parts";
  ALTER TABLE "navigation_fares_parts_locales" RENAME TO "navigation_prices_parts_locales";
  ALTER TABLE "navigation_prices_locales" RENAME COLUMN "plate_fare" TO "plate_price";
  ALTER TABLE "navigation_locales" RENAME COLUMN "fares_head_name" TO "prices_head_name";
  ALTER TABLE "navigation_locales" RENAME COLUMN "fares_head_text" TO "prices_head_text";
  ALTER SEQUENCE "navigation_fares_locales_id_seq" RENAME TO "navigation_prices_locales_id_seq";
  ALTER SEQUENCE "navigation_fares_parts_locales_id_seq" RENAME TO "navigation_prices_parts_locales_id_seq";
  ALTER TABLE "navigation_prices" RENAME CONSTRAINT "navigation_fares_pkey" TO "navigation_prices_pkey";
  ALTER TABLE "navigation_prices" RENAME CONSTRAINT "navigation_fares_parent_id_fk" TO "navigation_prices_parent_id_fk";
  ALTER TABLE "navigation_prices_locales" RENAME CONSTRAINT "navigation_fares_locales_pkey" TO "navigation_prices_locales_pkey";
  ALTER TABLE "navigation_prices_locales" RENAME CONSTRAINT "navigation_fares_locales_parent_id_fk" TO "navigation_prices_locales_parent_id_fk";
  ALTER TABLE "navigation_prices_parts" RENAME CONSTRAINT "navigation_fares_parts_pkey" TO "navigation_prices_parts_pkey";
  ALTER TABLE "navigation_prices_parts" RENAME CONSTRAINT "navigation_fares_parts_parent_id_fk" TO "navigation_prices_parts_parent_id_fk";
  ALTER TABLE "navigation_prices_parts_locales" RENAME CONSTRAINT "navigation_fares_parts_locales_pkey" TO "navigation_prices_parts_locales_pkey";
  ALTER TABLE "navigation_prices_parts_locales" RENAME CONSTRAINT "navigation_fares_parts_locales_parent_id_fk" TO "navigation_prices_parts_locales_parent_id_fk";
  ALTER INDEX "navigation_fares_order_idx" RENAME TO "navigation_prices_order_idx";
  ALTER INDEX "navigation_fares_parent_id_idx" RENAME TO "navigation_prices_parent_id_idx";
  ALTER INDEX "navigation_fares_locales_locale_parent_id_unique" RENAME TO "navigation_prices_locales_locale_parent_id_unique";
  ALTER INDEX "navigation_fares_parts_order_idx" RENAME TO "navigation_prices_parts_order_idx";
  ALTER INDEX "navigation_fares_parts_parent_id_idx" RENAME TO "navigation_prices_parts_parent_id_idx";
  ALTER INDEX "navigation_fares_parts_locales_locale_parent_id_unique" RENAME TO "navigation_prices_parts_locales_locale_parent_id_unique";`)
  for (const statement of renamedColourTypes()) await db.execute(statement)
  await renamedBlocks({
    read: async (statement) => (await db.execute(statement)).rows,
    write: (statement) => db.execute(statement),
    json: (text) => sql`${text}::jsonb`,
  })
}

export async function down(): Promise<void> {
  throw new Error('This step cannot be undone. Restore the backup from before it.');
}
