const openMenus = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('header :popover-open');

/** Whether a link leads to a part of the page that is open, and so leaves its menus open. */
const staysHere = ({ hash, origin, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && origin === location.origin && pathname === location.pathname && search === location.search;

/**
 * Closes the menus of the header where the browser does not: after a link to a part of the same
 * page, past the breakpoint at which their button goes, and before the page is kept for the way
 * back.
 */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('header :popover-open a[href]');
    if (link && staysHere(link)) link.closest<HTMLElement>(':popover-open')?.hidePopover();
  });
  addEventListener('resize', () => {
    for (const menu of openMenus()) if (!menu.checkVisibility()) menu.hidePopover();
  });
  addEventListener('pagehide', () => {
    for (const menu of openMenus()) menu.hidePopover();
  });
}
