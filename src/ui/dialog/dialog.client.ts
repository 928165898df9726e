import { partsOf, type Wake } from '../../motion/wake.ts';
import { fitToBox } from '../film/fitting.ts';
import { closeSeenFirst, openSeenFirst } from './seen-first.ts';

/** Values of `data-part` that this script looks for. */
type DialogPart = 'spinner';

const { part } = partsOf<DialogPart>();

/**
 * For browsers without commands. Some of them say nothing of a dialog that opens or closes either
 * (Safari 18), so it is said here.
 */
function openByScript(dialog: HTMLDialogElement): void {
  const say = (): boolean => dialog.dispatchEvent(new Event('toggle'));
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[commandfor="${dialog.id}"]`))
    button.addEventListener('click', () => (dialog.open ? closeSeenFirst(dialog) : openSeenFirst(dialog, say)));
  dialog.addEventListener('close', say);
}

/** Does what a button's command says, in a way that is seen sooner. */
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
 * Opens and closes a `<dialog>` where the browser cannot do it from the HTML alone, and keeps what
 * HTML cannot: `modal-open` on the body, and films that start when the dialog opens and rest when
 * it closes.
 */
export const wake: Wake = (element) => {
  const dialog = element instanceof HTMLDialogElement ? element : element.querySelector('dialog');
  if (!dialog) return;

  if ('commandForElement' in HTMLButtonElement.prototype) dialog.addEventListener('command', commanded);
  else openByScript(dialog);

  dialog.addEventListener('click', (event) => {
    // The dimmed page belongs to the dialog element itself; what is in the dialog lies on its
    // children.
    if (event.target === dialog) closeSeenFirst(dialog);
  });

  // By Escape, or by the way back of a telephone.
  dialog.addEventListener('cancel', (event) => {
    if (!event.cancelable || event.target !== dialog) return;
    event.preventDefault();
    closeSeenFirst(dialog);
  });

  // A film with a button of its own waits for it.
  const film = dialog.querySelector<HTMLVideoElement>('video:not([data-motion~="film"] video)');
  // A browser makes a film's own buttons, sixty elements, before it shows the dialog that has it:
  // they come once it is open.
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
    // It is said of the popover too that it was first.
    if (dialog.open === modal) return;
    modal = dialog.open;
    document.body.classList.toggle('modal-open', dialog.open);
    if (dialog.open) {
      // A browser keeps how far it was read.
      dialog.scrollTop = 0;
      startFilm(dialog, film, spinner);
      return;
    }
    rest();
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
  film.controls = true;
  fitToBox(film);
  film.preload = 'auto';
  // A browser may refuse to start by itself; the player's own button is there then.
  film.play().catch(ready);
}
