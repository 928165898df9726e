import type { Organisation } from '../domain/organisation.ts';

const longest = 60;

/** Appends the organisation's name to a title; cuts at a word where both do not fit. */
export function pageTitle(name: string, organisation: Pick<Organisation, 'name'>): string {
  const ending = ` – ${organisation.name}`;
  const room = longest - ending.length;
  if (name.length <= room) return name + ending;
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/**
 * Fits a description to search results: extends a short one with the ending, cuts a long one at a
 * word.
 */
export function pageDescription(text: string, ending: string): string {
  const [shortest, most] = [70, 160];
  const whole = text.length >= shortest ? text : `${text} ${ending}`.trim();
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
