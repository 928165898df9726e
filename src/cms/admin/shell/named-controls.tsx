'use client';

import { type ReactNode, useEffect } from 'react';
import { nameControls } from '../../patches/editing/control-names.ts';
import { useSay } from './use-say.ts';

/** Milliseconds in which DOM changes are collected before one look. */
const pause = 150;

/** Wraps every view: labels icon buttons for screen readers as soon as they appear. */
export function NamedControls({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  useEffect(() => {
    // Announcements of `vendor-patches.mjs`.
    Object.assign(globalThis, { panelSay: say });
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        nameControls(document, say);
      }, pause);
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      watching.disconnect();
      clearTimeout(waiting);
    };
  }, [say]);
  return children;
}
