/** Key in `sessionStorage`: the choice lasts for a visit. */
const memory = 'still-water';

/** Restores the switch that stops the water from the previous page. */
export function rememberStillWater(): void {
  const control = document.querySelector<HTMLInputElement>('[data-stop-motion]');
  if (!control) return;
  try {
    control.checked ||= sessionStorage.getItem(memory) !== null;
  } catch {
    // Storage is blocked: the switch then applies to this page only.
    return;
  }
  control.addEventListener('change', () => {
    if (control.checked) sessionStorage.setItem(memory, '');
    else sessionStorage.removeItem(memory);
  });
}
