/** Of the tab, and gone with it: a wish for a visit, not a setting. */
const memory = 'still-water';

/** The switch that stills the water, as it was left on the page before. */
export function rememberStillWater(): void {
  const control = document.querySelector<HTMLInputElement>('[data-still-water]');
  if (!control) return;
  try {
    control.checked ||= sessionStorage.getItem(memory) !== null;
  } catch {
    // Storage is blocked: then it is a switch of this page.
    return;
  }
  control.addEventListener('change', () => {
    if (control.checked) sessionStorage.setItem(memory, '');
    else sessionStorage.removeItem(memory);
  });
}
