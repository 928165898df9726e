import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_scan" AS ENUM('clean', 'infected');
  CREATE TYPE "public"."enum_users_told_of_letters" AS ENUM('never', 'each', 'morning');
  ALTER TABLE "submissions" ADD COLUMN "scan" "enum_submissions_scan";
  ALTER TABLE "submissions" ADD COLUMN "scan_found" varchar;
  ALTER TABLE "users" ADD COLUMN "told_of_letters" "enum_users_told_of_letters" DEFAULT 'never';
  ALTER TABLE "users" ADD COLUMN "told_on" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" DROP COLUMN "scan";
  ALTER TABLE "submissions" DROP COLUMN "scan_found";
  ALTER TABLE "users" DROP COLUMN "told_of_letters";
  ALTER TABLE "users" DROP COLUMN "told_on";
  DROP TYPE "public"."enum_submissions_scan";
  DROP TYPE "public"."enum_users_told_of_letters";`)
}
