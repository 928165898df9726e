import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_organization_idx\` ON \`deliveries\` (\`crm_organization\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_person_idx\` ON \`deliveries\` (\`crm_person\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deliveries_crm_crm_organization_idx\`;`)
  await db.run(sql`DROP INDEX \`deliveries_crm_crm_person_idx\`;`)
}
