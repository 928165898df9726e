import { type Facts, said } from '../shared/facts.ts';
import { brand } from './at-start.ts';

/** Titles of pages end with the name of the site, which goes without saying in the panel. */
const endings = [` – ${brand.name}`, ' – {name}'];

/** How a record is called in the panel: its title with every fact said. */
export function titleIn(title: string, facts: Facts): string {
  const ending = endings.find((one) => title.endsWith(one));
  return said(ending ? title.slice(0, -ending.length) : title, facts);
}
