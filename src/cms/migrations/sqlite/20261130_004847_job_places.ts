import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-sqlite'

/**
 * Changes nothing: SQLite drops a default only with the table, and Drizzle sends a value for every
 * column, so the default of `location` is never used.
 */
export async function up(_: MigrateUpArgs): Promise<void> {}

export async function down(_: MigrateDownArgs): Promise<void> {}
