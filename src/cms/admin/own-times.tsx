'use client';

import { useEffect } from 'react';
import { fromWallClock } from '../../shared/dates.ts';
import { ownTimeOf } from './own-time.ts';

/** Elements that show a time: the others are Payload's, which writes it as words alone. */
const times = 'time, .doc-controls__value, .version-pill-label-date';

/** The moment that an element shows, in milliseconds since 1970; NaN where it shows none. */
function momentIn(shown: Element): number {
  if (shown instanceof HTMLTimeElement) return Date.parse(shown.dateTime);
  const wall = Date.parse(`${shown.textContent} UTC`);
  return Number.isNaN(wall) ? wall : fromWallClock(new Date(wall).toISOString().slice(0, 16));
}

/** Says of each time that is pointed at what the clock of a reader in another zone shows then. */
export function OwnTimes({ timeZone }: { readonly timeZone: string }) {
  useEffect(() => {
    let titled: Element | undefined;
    const say = ({ target, clientX, clientY }: PointerEvent) => {
      // The row of a list is one link, which lies over its times.
      const shown = document.elementsFromPoint(clientX, clientY).find((one) => one.matches(times));
      const own = shown && ownTimeOf(momentIn(shown), timeZone);
      if (titled && !(own && titled === target)) titled.removeAttribute('title');
      titled = own && target instanceof Element ? target : undefined;
      if (own) titled?.setAttribute('title', own);
    };
    document.addEventListener('pointermove', say);
    return () => document.removeEventListener('pointermove', say);
  }, [timeZone]);
  return null;
}
