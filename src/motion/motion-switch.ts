/** Key in `sessionStorage`: the choice lasts for a visit. */
const storageKey = 'motion-off';

/** Restores the switch that stops the water from the previous page. */
export function rememberMotionSwitch(): void {
  const control = document.querySelector<HTMLInputElement>('[data-stop-motion]');
  if (!control) return;
  try {
    control.checked ||= sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Storage is blocked: the switch then applies to this page only.
    return;
  }
  control.addEventListener('change', () => {
    if (control.checked) sessionStorage.setItem(storageKey, '');
    else sessionStorage.removeItem(storageKey);
  });
}
