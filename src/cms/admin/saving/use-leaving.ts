import { useEffect } from 'react';

/** Returns the link to another view that a plain click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const isHere = link.href.split('#', 1)[0] === location.href.split('#', 1)[0];
  return isHere ? undefined : link;
}

/**
 * Saves before a link is followed, and lets the browser ask before the tab is closed, while work is
 * unsaved.
 *
 * @param save resolves to whether the server accepted it; only then the link is followed
 */
export function useLeaving(isUnsaved: boolean, save: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void save().then((isSaved) => isSaved && setTimeout(() => link.click()));
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', follow, { capture: true });
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, save]);
}
