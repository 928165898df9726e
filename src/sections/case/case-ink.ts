import { inks } from '../../config/brand/inks.ts';
import type { ClientColours } from '../../domain/client-colours.ts';
import type { Ground } from '../../lib/media/colours.ts';

const brights = ['accent4', 'accent6', 'accent5'] as const satisfies readonly Ground[];

/** Brand colours for a case without colours: derived from its slug and evenly distributed. */
export function siteColours(slug: string): ClientColours {
  const sum = [...slug].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return [inks.accent2, inks[brights[sum % brights.length] ?? 'accent4'], inks.paper, inks.ink];
}
