import { portionsOf } from './portions.ts';

/**
 * Lays out the menus that can be opened, unseen, one portion whenever it is asked for the next.
 * Their letters are of sizes and widths that nothing else has, and a browser that has shaped them
 * before opens a menu in a fraction of the time.
 */
export function* layOutMenusAhead(): Generator<void, void> {
  for (const button of document.querySelectorAll<HTMLButtonElement>('header [popovertarget]')) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement) || menu.contains(button) || !button.checkVisibility()) continue;
    if (!menu.matches(':popover-open')) yield* layOutUnseen(menu);
  }
}

function* layOutUnseen(menu: HTMLElement): Generator<void, void> {
  const portions = portionsOf(menu, 12);
  const giveBack = (): void => {
    for (const part of portions) part.style.contentVisibility = '';
    // Gone before it may move again, or it would be seen on its way.
    menu.style.display = '';
    menu.getBoundingClientRect();
    menu.style.cssText = '';
  };
  menu.addEventListener('beforetoggle', giveBack, { once: true });
  for (const part of portions) part.style.contentVisibility = 'hidden';
  menu.style.cssText = 'display: grid; visibility: hidden; transition: none';
  for (const part of portions) {
    part.style.contentVisibility = '';
    menu.getBoundingClientRect();
    yield;
    // Opened meanwhile.
    if (!menu.style.display) return;
  }
  menu.removeEventListener('beforetoggle', giveBack);
  giveBack();
}
