import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deliveries_next_attempt_idx";
  DROP INDEX "deliveries_crm_crm_calls_on_idx";
  CREATE INDEX "deliveries_crm_crm_deal_idx" ON "deliveries" USING btree ("crm_deal");
  CREATE INDEX "destination_state_nextAttempt_idx" ON "deliveries" USING btree ("destination","state","next_attempt");
  ALTER TABLE "deliveries" DROP COLUMN "crm_calls";
  ALTER TABLE "deliveries" DROP COLUMN "crm_calls_on";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deliveries_crm_crm_deal_idx";
  DROP INDEX "destination_state_nextAttempt_idx";
  ALTER TABLE "deliveries" ADD COLUMN "crm_calls" numeric;
  ALTER TABLE "deliveries" ADD COLUMN "crm_calls_on" varchar;
  CREATE INDEX "deliveries_next_attempt_idx" ON "deliveries" USING btree ("next_attempt");
  CREATE INDEX "deliveries_crm_crm_calls_on_idx" ON "deliveries" USING btree ("crm_calls_on");`)
}
