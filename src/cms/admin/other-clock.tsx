'use client';

import { type ReactNode, useEffect } from 'react';

interface OtherClockProps {
  /** Of the agency. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

const written = (at: Date, place: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', ...place }).format(at);

/**
 * Around every view: notes whether the clock of whoever looks goes otherwise than the agency's. Payload's own times, beside a record and in
 * the comparison of versions, are theirs, and say so then (`other-clock.css`).
 */
export function OtherClock({ timeZone, children }: OtherClockProps) {
  useEffect(() => {
    const now = new Date();
    document.documentElement.toggleAttribute('data-other-clock', written(now, { timeZone }) !== written(now, {}));
  }, [timeZone]);
  return children;
}
