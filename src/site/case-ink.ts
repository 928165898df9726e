import type { Ground } from './colours.ts';
import type { Blob } from './page-types.ts';

const inks = ['tart', 'tile', 'neon'] as const satisfies readonly Ground[];

/** The ink of a case, always the same for the same address and spread evenly over all of them. */
export function caseInk(slug: string): (typeof inks)[number] {
  const sum = [...slug].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return inks[sum % inks.length] ?? 'tart';
}

/** The client's deep colour behind the name, which it carries; the name stands in a sea of the bright one. */
export const clientBlobs: readonly Blob[] = [{ shape: 'disc', ink: 'client-deep', place: 'sun' }];
