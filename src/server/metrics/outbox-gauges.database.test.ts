// On both databases: one returns times as text, the other as dates.
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { openContentSystem } from '../../cms/database/open.ts';
import { parseSettings } from '../../config/env.ts';
import { storeEnquiry } from '../../enquiries/test-support.ts';
import { compose } from '../composition.ts';
import { outboxGauges } from './outbox-gauges.ts';

const { payload } = await openContentSystem(compose, parseSettings(), { print: () => undefined });

it('the outbox gauges have deliveries and their age per destination, and the database state', async () => {
  const registry = new Registry();
  const read = outboxGauges(registry);
  await storeEnquiry(payload, 'sheet');
  await storeEnquiry(payload, 'sheet');
  await storeEnquiry(payload, 'crm');
  await payload.db.updateOne({
    collection: 'deliveries',
    where: { destination: { equals: 'crm' } },
    data: { state: 'needs-attention', createdAt: new Date(Date.now() - 3_600_000).toISOString() },
  });
  await read(payload);
  const text = await registry.metrics();
  expect(text).toMatch(/^site_outbox_deliveries\{destination="sheet",state="waiting"\} 2$/m);
  expect(text).toMatch(/^site_outbox_deliveries\{destination="crm",state="needs-attention"\} 1$/m);
  expect(Number(/^site_outbox_oldest_seconds\{destination="crm",.*\} (.+)$/m.exec(text)?.[1])).toBeCloseTo(3600, -2);
  expect(Number(/^site_outbox_oldest_seconds\{destination="sheet",.*\} (.+)$/m.exec(text)?.[1])).toBeLessThan(60);
  expect(text).toMatch(/^site_submission_files_bytes 0$/m);
  expect(text).toMatch(/^site_database_up 1$/m);

  await payload.destroy();
  await read(payload);
  const later = await registry.metrics();
  expect(later).toMatch(/^site_database_up 0$/m);
  expect(later).not.toMatch(/^site_outbox_deliveries\{/m);
});
