import { afterPaint } from './after-paint.ts';

const menu = 'header :popover-open';

/**
 * Locks scrolling behind a dialog or menu and makes the page behind a menu inert. Until it runs,
 * `interaction-states.deferred.css` does both with `:has()`, which recalculates the styles of
 * nearly all elements.
 */
export function lockPage(): void {
  const { dataset, style } = document.documentElement;
  const mark = (): void => {
    dataset.locked = document.querySelector(menu) ? 'menu' : '';
  };
  const follow = (): void => {
    style.overflow = document.querySelector(`dialog:modal, ${menu}`) ? 'hidden' : '';
    afterPaint(mark);
  };
  // Captures, because these events do not bubble. `beforetoggle` counts too: menus wait for
  // `data-locked` (`blind.deferred.module.css`).
  for (const type of ['beforetoggle', 'toggle'])
    addEventListener(type, ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  // Handles a menu that opened before this module ran, without waiting for a paint.
  mark();
  follow();
}
