'use client';

import { type ReactNode, useEffect } from 'react';

/** What saves or publishes what stands in a form. */
const saves = '.form-submit button';

/**
 * Around every view: of several presses of one button that come before the form is drawn as busy, lets the first one through. Payload would
 * save once for each of them, and keep as many versions.
 */
export function PressedOnce({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const pressed = new WeakSet<Element>();
    const once = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest(saves) : null;
      if (!button) return;
      if (pressed.has(button)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      pressed.add(button);
      // What a press changes is drawn within its own turn.
      setTimeout(() => pressed.delete(button));
    };
    document.addEventListener('click', once, { capture: true });
    return () => document.removeEventListener('click', once, { capture: true });
  }, []);
  return children;
}
