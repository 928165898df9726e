const openMenus = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('header :popover-open');

/** Whether a link targets a fragment of the current page, which leaves its menus open. */
const staysHere = ({ hash, origin, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && origin === location.origin && pathname === location.pathname && search === location.search;

/**
 * Closes the header's menus where the browser does not: after a fragment link, past the breakpoint
 * that hides their button, and before the page enters the back/forward cache.
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
