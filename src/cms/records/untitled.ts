import { type Facts, interpolate } from '../../domain/facts.ts';
import type { Say } from '../panel/say.ts';

/**
 * Title with its facts filled in and without the site's name at its end, which the panel need not
 * repeat.
 */
export function formatTitle(title: string, brandName: string, facts: Facts): string {
  const ending = [` – ${brandName}`, ' – {name}'].find((one) => title.endsWith(one));
  return interpolate(ending ? title.slice(0, -ending.length) : title, facts);
}

/** Title of a draft that has none. */
export const untitled = 'Untitled';

/** Translates the placeholder of a draft without title; other titles stay as they are. */
export const shownTitle = (title: string, say: Say): string => (title === untitled ? say(untitled) : title);
