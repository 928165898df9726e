import { afterPaint } from './after-paint.ts';

const menu = 'header :popover-open';

/**
 * Keeps the page still behind a dialog or a menu, and lets nothing behind a menu be focused: it
 * would be under it. Style sheets do so until this runs (`open.late.css`), but told by `:has()` a
 * browser reckons the styles of nearly all elements anew before it shows what was opened.
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
  // They do not bubble. A menu waits to be told of (blind.late.module.css), so the first of them
  // counts.
  for (const said of ['beforetoggle', 'toggle'])
    addEventListener(said, ({ target }) => !(target instanceof HTMLDetailsElement) && follow(), true);
  // Of a menu that was open before, at once: it has come down.
  tell();
  follow();
}
