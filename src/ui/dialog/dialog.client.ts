import { partsOf, type Wake } from '../../motion/wake.ts';
import { fitToBox } from '../film/fitting.ts';
import type { DialogPart } from './dialog.parts.ts';

const { part } = partsOf<DialogPart>();

/** For browsers without commands. Some of them say nothing of a dialog that opens or closes either (Safari 18), so it is said here. */
function openByScript(dialog: HTMLDialogElement): void {
  const say = (): boolean => dialog.dispatchEvent(new Event('toggle'));
  const open = (): void => {
    dialog.showModal();
    say();
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[commandfor="${dialog.id}"]`))
    button.addEventListener('click', () => (dialog.open ? dialog.close() : open()));
  dialog.addEventListener('close', say);
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
  let opener: Element | null = null;
  dialog.addEventListener('beforetoggle', () => {
    if (!dialog.open) opener = document.activeElement;
  });
  const follow = () => {
    document.body.classList.toggle('modal-open', dialog.open);
    if (dialog.open) {
      // A browser keeps how far it was read.
      dialog.scrollTop = 0;
      startFilm(dialog, film, spinner);
      return;
    }
    film?.pause();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
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
