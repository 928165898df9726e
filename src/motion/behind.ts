import { afterPaint } from './after-paint.ts';

const menu = 'header :popover-open';

/**
 * Locks scrolling behind a dialog or menu and makes the page behind a menu inert. Until it runs,
 * `open.late.css` does both with `:has()`, which recalculates the styles of nearly all elements.
 */
export function keepBehind(): void {
  const { dataset, style } = document.documentElement;
  const tell = (): void => {
    dataset.behind = document.querySelector(menu) ? 'menu' : '';
  };
  const follow = (): void => {
    style.overflow = document.querySelector(`dialog:modal, ${menu}`) ? 'hidden' : '';
    afterPaint(tell);
  };
  // Captures, because these events do not bubble. `beforetoggle` counts too: menus wait for
  // `data-behind` (`blind.late.module.css`).
  for (const said of ['beforetoggle', 'toggle'])
    addEventListener(said, ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  // Handles a menu that opened before this module ran, without waiting for a paint.
  tell();
  follow();
}
