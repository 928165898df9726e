import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiry_events_kind" ADD VALUE 'file' BEFORE 'exported';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiry_events_kind";
  CREATE TYPE "public"."enum_enquiry_events_kind" AS ENUM('read', 'note', 'answer', 'state', 'holder', 'held', 'released', 'exported');
  ALTER TABLE "enquiry_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiry_events_kind" USING "kind"::"public"."enum_enquiry_events_kind";`)
}
