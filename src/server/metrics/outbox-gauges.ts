import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { Gauge, type Registry } from 'prom-client';
import { readRows } from '../../cms/database/transaction.ts';
import { bytesOfFiles, fileQuota } from '../../enquiries/inbox/file-quota.ts';

/** Query timeout in milliseconds. */
const timeout = 2000;

interface OutboxRow {
  readonly destination: string;
  readonly state: string;
  readonly count: number | string;
  readonly oldest: string | Date;
}

const readOutbox = (payload: Payload): Promise<OutboxRow[]> =>
  readRows<OutboxRow>(
    payload,
    sql`select destination, state, count(*) as count, min(created_at) as oldest
        from deliveries where state in ('waiting', 'needs-attention', 'held') group by destination, state`,
  );

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeout);
  });
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gauges of open deliveries, and of the database's availability.
 *
 * @returns function that updates them
 */
export function outboxGauges(registry: Registry): (payload: Payload) => Promise<void> {
  const registers = [registry];
  const labelNames = ['destination', 'state'] as const;
  const deliveries = new Gauge({
    name: 'site_outbox_deliveries',
    help: 'Deliveries that are not done, by destination and state.',
    labelNames,
    registers,
  });
  const age = new Gauge({
    name: 'site_outbox_oldest_seconds',
    help: 'Age of the oldest of them, by destination and state.',
    labelNames,
    registers,
  });
  const up = new Gauge({ name: 'site_database_up', help: '1 when the database answered in time.', registers });
  const files = new Gauge({
    name: 'site_submission_files_bytes',
    help: 'Bytes of all files that came with forms.',
    registers,
  });
  const room = new Gauge({
    name: 'site_submission_files_room_bytes',
    help: 'Bytes from which on forms take words alone.',
    registers,
  });
  room.set(fileQuota);
  return async (payload) => {
    deliveries.reset();
    age.reset();
    try {
      const now = Date.now();
      for (const { destination, state, count, oldest } of await inTime(readOutbox(payload))) {
        deliveries.set({ destination, state }, Number(count));
        age.set({ destination, state }, Math.max(0, (now - new Date(oldest).getTime()) / 1000));
      }
      files.set(await inTime(bytesOfFiles(payload)));
      up.set(1);
    } catch {
      // The gauge itself reports the failure.
      up.set(0);
    }
  };
}
