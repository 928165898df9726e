import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" ADD COLUMN "told" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "tell_attempts" numeric;
  ALTER TABLE "subscribers" ADD COLUMN "tell_next" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "tell_note" varchar;
  ALTER TABLE "subscribers" ADD COLUMN "refused_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" DROP COLUMN "told";
  ALTER TABLE "subscribers" DROP COLUMN "tell_attempts";
  ALTER TABLE "subscribers" DROP COLUMN "tell_next";
  ALTER TABLE "subscribers" DROP COLUMN "tell_note";
  ALTER TABLE "subscribers" DROP COLUMN "refused_by";`)
}
