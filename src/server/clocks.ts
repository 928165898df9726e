import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import { runDue } from '../cms/schedule/run-due.ts';
import { emptyTrash } from '../cms/trash/empty-trash.ts';
import { type Repeated, startHourly, startRepeating } from '../shared/repeating.ts';

/** Milliseconds between two looks at what is booked. */
const look = 10_000;

/**
 * What the instance with the panel does by itself: at once, for what it slept through, and then by
 * the clock.
 */
export function startClocks(payload: Payload, log: Pick<FastifyBaseLogger, 'error'>): readonly Repeated[] {
  return [
    startRepeating(
      () => runDue(payload),
      (err) => log.error({ err }, 'What is booked could not be looked at.'),
      look,
    ),
    startHourly(
      (at) => emptyTrash(payload, at),
      (err) => log.error({ err }, 'The trash could not be emptied.'),
    ),
  ];
}
