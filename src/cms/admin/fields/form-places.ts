export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

/**
 * Waits until an element exists, such as a row that was just opened; long pages need several ticks.
 *
 * @param moments number of ticks to wait at most
 */
export async function appeared(find: () => HTMLElement | null, moments = 20): Promise<HTMLElement | null> {
  for (let tries = 0; tries < moments && !find(); tries += 1) await aMoment();
  return find();
}

/** Finds an element, opening one tab after another until it appears. */
export async function findInTabs(selector: string): Promise<HTMLElement | null> {
  const found = () => document.querySelector<HTMLElement>(selector);
  if (found()) return found();
  for (const tab of document.querySelectorAll<HTMLElement>('.document-fields .tabs-field__tab-button')) {
    tab.click();
    if (await appeared(found, 10)) return found();
  }
  return null;
}
