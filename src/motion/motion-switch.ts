import { visitStorage } from '../lib/visit-storage.ts';

/** The choice lasts for a visit. */
const storageKey = 'motion-off';

/** Restores the switch that stops the water from the previous page. */
export function rememberMotionSwitch(): void {
  const control = document.querySelector<HTMLInputElement>('[data-stop-motion]');
  if (!control) return;
  control.checked ||= visitStorage.get(storageKey) !== undefined;
  control.addEventListener('change', () => {
    if (control.checked) visitStorage.set(storageKey, '');
    else visitStorage.remove(storageKey);
  });
}
