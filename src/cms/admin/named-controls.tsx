'use client';

import { type ReactNode, useEffect } from 'react';
import { nameControls } from '../engine/control-names.ts';

/** Milliseconds in which whatever changes is looked at once. */
const pause = 150;

/**
 * Around every view: tells those who hear the panel what its signs do, as soon as they are there.
 */
export function NamedControls({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        nameControls(document);
      }, pause);
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      watching.disconnect();
      clearTimeout(waiting);
    };
  }, []);
  return children;
}
