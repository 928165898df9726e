import { type Facts, said } from '../shared/facts.ts';

/**
 * A title with every fact said, and without the name of the site at its end, which goes without
 * saying in the panel.
 */
export function titleSaid(title: string, brandName: string, facts: Facts): string {
  const ending = [` – ${brandName}`, ' – {name}'].find((one) => title.endsWith(one));
  return said(ending ? title.slice(0, -ending.length) : title, facts);
}

/** What a draft is called that nobody has named yet. */
export const untitled = 'Without a title yet';
