import { afterPaint } from '../../motion/after-paint.ts';

/**
 * Shows a dialog as an inert popover and makes it modal a frame later. `showModal` makes the page
 * inert, for which Chromium recalculates every element's style before it paints.
 *
 * @param opened called once the dialog is modal
 */
export function openSeenFirst(dialog: HTMLDialogElement, opened: () => void = () => {}): void {
  const pressed = document.activeElement;
  const makeModal = (): void => {
    // Restores the focus that Tab has moved: on closing, the browser returns it to the element that
    // had it.
    if (pressed instanceof HTMLElement && pressed !== document.activeElement) pressed.focus({ preventScroll: true });
    dialog.showModal();
    opened();
  };
  if (!('popover' in HTMLElement.prototype)) {
    makeModal();
    return;
  }
  // Second press: the dialog is already opening.
  if (dialog.popover) return;
  // Inert, so that the popover takes no focus, which would then move twice.
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  let isWanted = true;
  // Escape does not close a manual popover.
  const hearEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') isWanted = false;
  };
  addEventListener('keydown', hearEscape);
  afterPaint(() => {
    removeEventListener('keydown', hearEscape);
    dialog.inert = false;
    // Forces a layout: WebKit would still treat the content as inert and focus nothing.
    dialog.getBoundingClientRect();
    dialog.popover = null;
    if (isWanted) makeModal();
  });
}

/**
 * Hides a dialog at once and closes it a frame later, for the same reason as {@link openSeenFirst}.
 */
export function closeSeenFirst(dialog: HTMLDialogElement): void {
  if (dialog.dataset.leaving !== undefined) return;
  dialog.dataset.leaving = '';
  afterPaint(() => {
    delete dialog.dataset.leaving;
    dialog.close();
  });
}
