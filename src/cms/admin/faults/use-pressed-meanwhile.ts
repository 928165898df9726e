import { useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

const pressedIn = (target: EventTarget | null): HTMLButtonElement | null =>
  (target instanceof Element
    ? target.closest('.form-submit')?.querySelector<HTMLButtonElement>('#action-save')
    : null) ?? null;

/**
 * Publishes once what was typed before is saved, where somebody presses the button while that is on
 * its way. Payload has it hear nothing for as long, and nobody is told.
 */
export function usePressedMeanwhile(): void {
  const saving = useFormBackgroundProcessing();
  const waiting = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!saving) {
      const button = waiting.current;
      waiting.current = null;
      // It may be pressed again a moment after the form is free.
      if (button) setTimeout(() => button.click());
      return undefined;
    }
    const note = (event: PointerEvent) => {
      waiting.current = pressedIn(event.target) ?? waiting.current;
    };
    document.addEventListener('pointerup', note, { capture: true });
    return () => document.removeEventListener('pointerup', note, { capture: true });
  }, [saving]);
}
