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
      dataset.behind = document.querySelector(menu) ? 'menu' : '';
    });
  };
  // They do not bubble. A menu waits for what is done after the first picture (blind.late.module.css), so that begins at the press.
  addEventListener('beforetoggle', ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  addEventListener('toggle', ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  dataset.behind = '';
  follow();
}
