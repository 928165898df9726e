import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliveries_state" ADD VALUE 'skipped';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliveries_state";
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('waiting', 'delivered', 'needs-attention', 'held');
  ALTER TABLE "deliveries" ALTER COLUMN "state" SET DATA TYPE "public"."enum_deliveries_state" USING "state"::"public"."enum_deliveries_state";`)
}
