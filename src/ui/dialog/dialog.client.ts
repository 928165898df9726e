import { partsOf, type Wake } from '../../motion/wake.ts';
import { fitToBox } from '../film/fitting.ts';

/** Values of `data-part` that this script looks for. */
type DialogPart = 'spinner';

const { part } = partsOf<DialogPart>();

/** For browsers without commands. Safari 18 fires no `toggle` event for dialogs either, so it is dispatched here. */
function openByScript(dialog: HTMLDialogElement): void {
  const announce = (): boolean => dialog.dispatchEvent(new Event('toggle'));
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[commandfor="${dialog.id}"]`))
    button.addEventListener('click', () => {
      if (dialog.open) {
        dialog.close();
        return;
      }
      dialog.showModal();
      announce();
    });
  dialog.addEventListener('close', announce);
}

/**
 * Opens and closes a `<dialog>` where the browser cannot do it from the HTML alone, and keeps what HTML cannot:
 * `modal-open` on the body, and films that start when the dialog opens and rest when it closes.
 */
export const wake: Wake = (element) => {
  const dialog = element instanceof HTMLDialogElement ? element : element.querySelector('dialog');
  if (!dialog) return;

  if (!('commandForElement' in HTMLButtonElement.prototype)) openByScript(dialog);

  dialog.addEventListener('click', (event) => {
    // The dimmed page belongs to the dialog element itself; what is in the dialog lies on its children.
    if (event.target === dialog) dialog.close();
  });

  // A film with a button of its own waits for it.
  const film = dialog.querySelector<HTMLVideoElement>('video:not([data-motion~="film"] video)');
  const spinner = part(dialog, 'spinner');
  let modal = false;
  const follow = () => {
    // A dispatched event may come beside the browser's own.
    if (dialog.open === modal) return;
    modal = dialog.open;
    document.body.classList.toggle('modal-open', dialog.open);
    if (dialog.open) {
      // A browser keeps how far it was read.
      dialog.scrollTop = 0;
      startFilm(dialog, film, spinner);
      return;
    }
    film?.pause();
  };
  dialog.addEventListener('toggle', follow);
  // The browser may have opened it before this module came.
  if (dialog.open) follow();
};

function startFilm(dialog: HTMLDialogElement, film: HTMLVideoElement | null, spinner: HTMLElement | null): void {
  const embedded = dialog.querySelector<HTMLIFrameElement>('iframe[data-src]');
  if (embedded?.dataset.src && !embedded.src) {
    embedded.addEventListener('load', () => spinner?.toggleAttribute('hidden', true), { once: true });
    embedded.src = embedded.dataset.src;
  }
  if (!film) return;
  // Only now: a browser fetches a poster at once, also in a dialog that nobody opens.
  if (film.dataset.poster) film.poster = film.dataset.poster;
  const ready = (): void => {
    spinner?.toggleAttribute('hidden', true);
  };
  if (film.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) ready();
  else film.addEventListener('canplay', ready, { once: true });
  fitToBox(film);
  film.preload = 'auto';
  // A browser may refuse to start by itself; the player's own button is there then.
  film.play().catch(ready);
}
