import type { House } from '../shared/house.ts';

const longest = 60;

/** A page's title with the agency's name behind it, shortened at a word where both do not fit. */
export function pageTitle(name: string, house: Pick<House, 'name'>): string {
  const ending = ` – ${house.name}`;
  const room = longest - ending.length;
  if (name.length <= room) return name + ending;
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/**
 * A description that search results can show: a short one gets this ending, a long one ends at a
 * word.
 */
export function pageDescription(text: string, ending: string): string {
  const [shortest, most] = [70, 160];
  const whole = text.length >= shortest ? text : `${text} ${ending}`.trim();
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
