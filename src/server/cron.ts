import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { runDue } from '../cms/editorial/schedule/run-due.ts';
import { emptyTrash } from '../cms/editorial/trash/empty-trash.ts';
import { type Repeated, startHourly, startRepeating } from '../lib/repeating.ts';

/** Polling interval of scheduled jobs in milliseconds. */
const pollInterval = 10_000;

/** Cron jobs of the admin instance; each also runs once at start. */
export function startCron(payload: Payload, log: Pick<FastifyBaseLogger, 'error'>): readonly Repeated[] {
  return [
    startRepeating(
      () => runDue(payload),
      (err) => log.error({ err }, 'Scheduled changes could not be run.'),
      pollInterval,
    ),
    startHourly(
      (at) => emptyTrash(payload, at),
      (err) => log.error({ err }, 'The trash could not be emptied.'),
    ),
  ];
}
