import type { FastifyBaseLogger } from 'fastify';
import type { Payload } from 'payload';
import type { Settings } from '../config/env.ts';
import { startHourly, startRepeating } from '../lib/repeating.ts';
import { sendReviewNotices } from '../reviews/notices.ts';
import { tellNewsletterTool } from './newsletter/tool.ts';
import { notifyAssignees } from './notices/assignments.ts';
import { sendDailySummaries } from './notices/daily-summary.ts';
import { startDelivering } from './outbox/deliveries.ts';
import { removeExpired } from './retention/retention.ts';
import { sweepFiles } from './retention/sweep-files.ts';

export interface BackgroundWork {
  /** Starts due deliveries at once. */
  readonly deliverNow: () => void;
  /** Resolves when running work has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the background work on stored submissions: delivery, retention, file clean-up and notices,
 * those about reviews included.
 */
export function startBackgroundWork(
  payload: Payload,
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): BackgroundWork {
  const deliverer = startDelivering(payload, settings, (err) => log.error({ err }, 'A delivery ended badly.'));
  if (!settings.DELIVERIES) return deliverer;
  const retention = startHourly(
    (now) => removeExpired(payload, settings, now),
    (err) => log.error({ err }, 'What has expired could not be removed.'),
  );
  // Runs independently of retention, so files are swept also while rows cannot be removed.
  const sweeping = startHourly(
    (now) => sweepFiles(payload, settings, now.getTime()),
    (err) => log.warn({ err }, 'Left-over files could not be swept away.'),
  );
  const summaries = startRepeating(
    (now) => sendDailySummaries(payload, settings, now),
    (err) => log.warn({ err }, 'A daily summary could not be sent.'),
    5 * 60 * 1000,
  );
  const assignments = startRepeating(
    (now) => notifyAssignees(payload, settings, now),
    (err) => log.warn({ err }, 'A notification about an assignment could not be sent.'),
    30 * 1000,
  );
  const reviews = startRepeating(
    (now) => sendReviewNotices(payload, settings, now),
    (err) => log.warn({ err }, 'A notification about a review could not be sent.'),
    60 * 1000,
  );
  const newsletter = startRepeating(
    (now) => tellNewsletterTool(payload, settings, now),
    (err) => log.warn({ err }, 'The newsletter tool could not be told.'),
    (30 * 1000) / settings.DELIVERY_PACE,
  );
  return {
    deliverNow: deliverer.deliverNow,
    stop: async () => {
      const running = [deliverer, retention, sweeping, summaries, assignments, reviews, newsletter];
      await Promise.all(running.map(({ stop }) => stop()));
    },
  };
}
