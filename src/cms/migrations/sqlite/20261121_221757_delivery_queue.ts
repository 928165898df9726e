import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deliveries_next_attempt_idx\`;`)
  await db.run(sql`DROP INDEX \`deliveries_crm_crm_calls_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_deal_idx\` ON \`deliveries\` (\`crm_deal\`);`)
  await db.run(sql`CREATE INDEX \`destination_state_nextAttempt_idx\` ON \`deliveries\` (\`destination\`,\`state\`,\`next_attempt\`);`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`crm_calls\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` DROP COLUMN \`crm_calls_on\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`deliveries_crm_crm_deal_idx\`;`)
  await db.run(sql`DROP INDEX \`destination_state_nextAttempt_idx\`;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`crm_calls\` numeric;`)
  await db.run(sql`ALTER TABLE \`deliveries\` ADD \`crm_calls_on\` text;`)
  await db.run(sql`CREATE INDEX \`deliveries_next_attempt_idx\` ON \`deliveries\` (\`next_attempt\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_crm_crm_calls_on_idx\` ON \`deliveries\` (\`crm_calls_on\`);`)
}
