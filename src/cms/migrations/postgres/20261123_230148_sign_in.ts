import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_secret" varchar;
  ALTER TABLE "users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "second_factor_last_turn" numeric;
  ALTER TABLE "users" ADD COLUMN "second_factor_recovery" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_sessions" DROP COLUMN "browser";
  ALTER TABLE "users" DROP COLUMN "second_factor_secret";
  ALTER TABLE "users" DROP COLUMN "second_factor_since";
  ALTER TABLE "users" DROP COLUMN "second_factor_last_turn";
  ALTER TABLE "users" DROP COLUMN "second_factor_recovery";`)
}
