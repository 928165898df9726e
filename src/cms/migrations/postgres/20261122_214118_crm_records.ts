import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "deliveries_crm_crm_organization_idx" ON "deliveries" USING btree ("crm_organization");
  CREATE INDEX "deliveries_crm_crm_person_idx" ON "deliveries" USING btree ("crm_person");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "deliveries_crm_crm_organization_idx";
  DROP INDEX "deliveries_crm_crm_person_idx";`)
}
