'use client';

import { useEffect } from 'react';
import { fromWallClock } from '../../../config/brand/dates.ts';
import { localTimeOf } from './local-time.ts';
import { usePanelLocale, useSay } from './use-say.ts';

/**
 * Elements that show a time; Payload renders the latter two as text without a machine-readable
 * date.
 */
const times = 'time, .doc-controls__value, .version-pill-label-date';

/** Returns the moment an element shows, in milliseconds since 1970; NaN where it shows none. */
function momentIn(shown: Element): number {
  if (shown instanceof HTMLTimeElement) return Date.parse(shown.dateTime);
  const wall = Date.parse(`${shown.textContent} UTC`);
  return Number.isNaN(wall) ? wall : fromWallClock(new Date(wall).toISOString().slice(0, 16));
}

/** Adds a title with the reader's local time to each hovered time. */
export function LocalTimes({ timeZone }: { readonly timeZone: string }) {
  const say = useSay();
  const locale = usePanelLocale();
  useEffect(() => {
    let titled: Element | undefined;
    const show = ({ target, clientX, clientY }: PointerEvent) => {
      // The link of a list row covers its times.
      const shown = document.elementsFromPoint(clientX, clientY).find((one) => one.matches(times));
      const own = shown && localTimeOf(momentIn(shown), timeZone, undefined, say, locale);
      if (titled && !(own && titled === target)) titled.removeAttribute('title');
      titled = own && target instanceof Element ? target : undefined;
      if (own) titled?.setAttribute('title', own);
    };
    document.addEventListener('pointermove', show);
    return () => document.removeEventListener('pointermove', show);
  }, [timeZone, say, locale]);
  return null;
}
