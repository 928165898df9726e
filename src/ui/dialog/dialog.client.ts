import { type Mount, partsOf } from '../../motion/client-module.ts';
import { fitToBox } from '../film/fitting.ts';
import { closeSeenFirst, openSeenFirst } from './seen-first.ts';

/** Values of `data-part` that this script looks for. */
type DialogPart = 'spinner';

const { part } = partsOf<DialogPart>();

/**
 * Opens a dialog in browsers without invoker commands. Some lack the dialog's toggle event as well
 * (Safari 18), so it is dispatched here.
 */
function openByScript(dialog: HTMLDialogElement): void {
  const say = (): boolean => dialog.dispatchEvent(new Event('toggle'));
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[commandfor="${dialog.id}"]`))
    button.addEventListener('click', () => (dialog.open ? closeSeenFirst(dialog) : openSeenFirst(dialog, say)));
  dialog.addEventListener('close', say);
}

/** Replaces the default action of a button's command by one that paints sooner. */
function commanded(event: Event): void {
  const dialog = event.currentTarget;
  if (!(event instanceof CommandEvent && dialog instanceof HTMLDialogElement)) return;
  const { command } = event;
  if (command === 'show-modal' && !dialog.open) openSeenFirst(dialog);
  else if (command === 'close' && dialog.open) closeSeenFirst(dialog);
  else return;
  event.preventDefault();
}

/**
 * Opens and closes a `<dialog>` where HTML alone cannot. Also sets `modal-open` on the body, and
 * plays and pauses films with the dialog.
 */
export const mount: Mount = (element) => {
  const dialog = element instanceof HTMLDialogElement ? element : element.querySelector('dialog');
  if (!dialog) return;

  if ('commandForElement' in HTMLButtonElement.prototype) dialog.addEventListener('command', commanded);
  else openByScript(dialog);

  dialog.addEventListener('click', (event) => {
    // A click on the backdrop targets the dialog itself; clicks inside target its children.
    if (event.target === dialog) closeSeenFirst(dialog);
  });

  // Escape, or the back gesture of a phone.
  dialog.addEventListener('cancel', (event) => {
    if (!event.cancelable || event.target !== dialog) return;
    event.preventDefault();
    closeSeenFirst(dialog);
  });

  // Excludes films with a play button of their own.
  const film = dialog.querySelector<HTMLVideoElement>('video:not([data-motion~="film"] video)');
  // Adds the native controls, about sixty elements, only after the dialog is open: the browser
  // would create them before it shows the dialog.
  const rest = (): void => {
    film?.pause();
    film?.removeAttribute('controls');
  };
  rest();
  const spinner = part(dialog, 'spinner');
  let opener: Element | null = null;
  dialog.addEventListener('beforetoggle', () => {
    if (!dialog.contains(document.activeElement)) opener = document.activeElement;
  });
  let modal = false;
  const follow = () => {
    // Ignores the toggle event of the preceding popover state.
    if (dialog.open === modal) return;
    modal = dialog.open;
    document.body.classList.toggle('modal-open', dialog.open);
    if (dialog.open) {
      // The browser keeps the scroll position of a closed dialog.
      dialog.scrollTop = 0;
      startFilm(dialog, film, spinner);
      return;
    }
    rest();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  dialog.addEventListener('toggle', follow);
  // The browser may have opened the dialog before this module loaded.
  if (dialog.open) follow();
};

function startFilm(dialog: HTMLDialogElement, film: HTMLVideoElement | null, spinner: HTMLElement | null): void {
  const embedded = dialog.querySelector<HTMLIFrameElement>('iframe[data-src]');
  if (embedded?.dataset.src && !embedded.src) {
    embedded.addEventListener('load', () => spinner?.toggleAttribute('hidden', true), { once: true });
    embedded.src = embedded.dataset.src;
  }
  if (!film) return;
  // Set on opening: a browser fetches posters at once, even in closed dialogs.
  if (film.dataset.poster) film.poster = film.dataset.poster;
  const ready = (): void => {
    spinner?.toggleAttribute('hidden', true);
  };
  if (film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) ready();
  else film.addEventListener('canplay', ready, { once: true });
  film.controls = true;
  fitToBox(film);
  film.preload = 'auto';
  // The browser may block autoplay; the player's controls remain.
  film.play().catch(ready);
}
