export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

/**
 * Waits for what the form makes when a tab or a row is opened; a long page takes more than a
 * moment.
 */
export async function appeared(find: () => HTMLElement | null, moments = 20): Promise<HTMLElement | null> {
  for (let tries = 0; tries < moments && !find(); tries += 1) await aMoment();
  return find();
}

/** Shows the tab on which something is, if it is on one. */
export async function findInTabs(selector: string): Promise<HTMLElement | null> {
  const found = () => document.querySelector<HTMLElement>(selector);
  if (found()) return found();
  for (const tab of document.querySelectorAll<HTMLElement>('.document-fields .tabs-field__tab-button')) {
    tab.click();
    if (await appeared(found, 10)) return found();
  }
  return null;
}
