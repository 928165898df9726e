import { useFormBackgroundProcessing } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

const pressedIn = (target: EventTarget | null): HTMLButtonElement | null =>
  (target instanceof Element
    ? target.closest('.form-submit')?.querySelector<HTMLButtonElement>('#action-save')
    : null) ?? null;

/**
 * Repeats a click on Publish that arrives while an autosave is pending. Payload disables the button
 * meanwhile and drops the click silently.
 */
export function useQueuedPublish(): void {
  const saving = useFormBackgroundProcessing();
  const waiting = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!saving) {
      const button = waiting.current;
      waiting.current = null;
      // The button is enabled a moment after the form, so the click waits one task.
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
