import { layoutChunks } from './layout-chunks.ts';

/**
 * Lays out hidden menus in advance, one chunk per step. Their font sizes and widths are unique,
 * and a browser that has already shaped their text opens them far faster.
 */
export function* prelayoutMenus(): Generator<void, void> {
  for (const button of document.querySelectorAll<HTMLButtonElement>('header [popovertarget]')) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement) || menu.contains(button) || !button.checkVisibility()) continue;
    if (!menu.matches(':popover-open')) yield* layOutHidden(menu);
  }
}

function* layOutHidden(menu: HTMLElement): Generator<void, void> {
  const chunks = layoutChunks(menu, 12);
  const giveBack = (): void => {
    for (const part of chunks) part.style.contentVisibility = '';
    // Removes `display` before the transition returns, or the menu would be visible while it
    // closes.
    menu.style.display = '';
    menu.getBoundingClientRect();
    menu.style.cssText = '';
  };
  menu.addEventListener('beforetoggle', giveBack, { once: true });
  for (const part of chunks) part.style.contentVisibility = 'hidden';
  menu.style.cssText = 'display: grid; visibility: hidden; transition: none';
  for (const part of chunks) {
    part.style.contentVisibility = '';
    menu.getBoundingClientRect();
    yield;
    // The visitor opened the menu in the meantime.
    if (!menu.style.display) return;
  }
  menu.removeEventListener('beforetoggle', giveBack);
  giveBack();
}
