import { afterPaint } from '../../motion/after-paint.ts';

/**
 * Opens a dialog over everything else. To make it modal a browser makes all of the page inert, and
 * Chromium reckons the styles of each element anew for that before it shows anything. So it is seen
 * first, as a popover that nothing can be done with yet, and modal a frame later.
 *
 * @param opened told once it is modal
 */
export function openSeenFirst(dialog: HTMLDialogElement, opened: () => void = () => {}): void {
  const pressed = document.activeElement;
  const makeModal = (): void => {
    // Whoever has gone on by Tab meanwhile comes back to what they pressed, when it closes: a
    // browser remembers where it was opened from.
    if (pressed instanceof HTMLElement && pressed !== document.activeElement) pressed.focus({ preventScroll: true });
    dialog.showModal();
    opened();
  };
  if (!('popover' in HTMLElement.prototype)) {
    makeModal();
    return;
  }
  // Pressed twice: it is on its way.
  if (dialog.popover) return;
  // Inert, it takes no focus: that would move twice.
  dialog.inert = true;
  dialog.popover = 'manual';
  dialog.showPopover();
  let isWanted = true;
  // Only what is modal is closed by it.
  const hearEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') isWanted = false;
  };
  addEventListener('keydown', hearEscape);
  afterPaint(() => {
    removeEventListener('keydown', hearEscape);
    dialog.inert = false;
    // WebKit would take what is in it for inert still, and give the focus to nothing.
    dialog.getBoundingClientRect();
    dialog.popover = null;
    if (isWanted) makeModal();
  });
}

/**
 * Closes a dialog for which the same holds: it leaves first, and the page can be used a frame
 * later.
 */
export function closeSeenFirst(dialog: HTMLDialogElement): void {
  if (dialog.dataset.leaving !== undefined) return;
  dialog.dataset.leaving = '';
  afterPaint(() => {
    delete dialog.dataset.leaving;
    dialog.close();
  });
}
