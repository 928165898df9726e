import { afterPaint } from './after-paint.ts';

const menu = 'header :popover-open';

/**
 * Keeps the page still behind a dialog or a menu, and lets nothing behind a menu be focused: it would be under it. Style sheets do so until
 * this runs (`open.late.css`), but told by `:has()` a browser reckons the styles of nearly all elements anew before it shows what was opened.
 */
export function keepBehind(): void {
  const { dataset, style } = document.documentElement;
  const follow = (): void => {
    style.overflow = document.querySelector(`dialog:modal, ${menu}`) ? 'hidden' : '';
    afterPaint(() => {
      const isOpen = document.querySelector(menu) !== null;
      for (const one of document.querySelectorAll<HTMLElement>('.skip-link, main, footer'))
        one.inert = isOpen && !one.querySelector(':popover-open');
    });
  };
  // It does not bubble.
  addEventListener('toggle', ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  follow();
  dataset.behind = '';
}
