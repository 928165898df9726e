// On PostgreSQL alone: its row locks keep two instances from taking the same delivery.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, it } from 'vitest';
import { inTransaction } from '../../cms/database/transaction.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { startStandIn } from '../destinations/testing/http-stand-in.ts';
import { settingsWith, storeEnquiry } from '../test-support.ts';
import { deliverDue } from './deliveries.ts';

const payload = await openForTests();

it('an instance skips deliveries locked by another one, and makes the rest', async () => {
  const sheet = await startStandIn((_request, response) => void response.end('success'));
  const settings = settingsWith({ SHEET_ENDPOINT_URL: sheet.url });
  const taken = await storeEnquiry(payload, 'sheet');
  await storeEnquiry(payload, 'sheet');
  await inTransaction(payload, async ({ query }) => {
    await query(sql`select id from deliveries where submission_id = ${taken} for update`);
    // Without `skip locked` this waits for the transaction around it, until the test's time is up.
    expect(await deliverDue(payload, settings)).toBe(1);
  });
  expect(await deliverDue(payload, settings)).toBe(1);
  expect(sheet.seen).toHaveLength(2);
  sheet.stop();
});
