import type { ClientColours } from '../../content/types.ts';
import type { Ground } from '../../shared/colours.ts';
import { inks } from '../../shared/inks.ts';

const brights = ['tart', 'tile', 'neon'] as const satisfies readonly Ground[];

/**
 * Our own colours for a case without any, always the same for the same address and spread evenly
 * over all of them.
 */
export function siteColours(slug: string): ClientColours {
  const sum = [...slug].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return [inks.ferry, inks[brights[sum % brights.length] ?? 'tart'], inks.paper, inks.ink];
}
