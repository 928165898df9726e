/** Inserts a script anew; a failed element never runs again. Forwards its events to the old one. */
function insertAgain(failed: HTMLScriptElement): void {
  const script = document.createElement('script');
  for (const { name, value } of failed.attributes) script.setAttribute(name, value);
  for (const type of ['load', 'error']) script.addEventListener(type, () => failed.dispatchEvent(new Event(type)));
  failed.replaceWith(script);
}

/**
 * Loads scripts that fail in an outage once the server is back. Turbopack gives up after two
 * attempts within a second; React then unmounts the form that waits for the script, and unsaved
 * input is lost.
 *
 * @param waited resolves once the server answers, to whether it was away
 * @returns ends the observation
 */
export function reloadScripts(waited: () => Promise<boolean>): () => void {
  const hold = (event: Event) => {
    const failed = event.target;
    if (!(failed instanceof HTMLScriptElement) || !failed.src.startsWith(`${location.origin}/`)) return;
    event.stopImmediatePropagation();
    void waited().then((wasAway) => {
      if (wasAway) return insertAgain(failed);
      // An element outside the page does not reach this listener again.
      failed.remove();
      failed.dispatchEvent(new Event('error'));
    });
  };
  window.addEventListener('error', hold, { capture: true });
  return () => window.removeEventListener('error', hold, { capture: true });
}
