import type { Ground, Ink } from '../../shared/colours.ts';
import type { Blob } from '../hero/blob.ts';

const inks = ['tart', 'tile', 'neon'] as const satisfies readonly Ground[];

/** The ink of a case, always the same for the same address and spread evenly over all of them. */
export function caseInk(slug: string): (typeof inks)[number] {
  const sum = [...slug].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return inks[sum % inks.length] ?? 'tart';
}

interface CaseBlobs {
  /** Behind the name, which it carries. */
  readonly name: Blob;
  /** In the sea behind the first picture, where nothing is written. */
  readonly picture: Ink;
}

/** The client's deep colour and the pale one; the sea between them is the bright one. */
export const clientBlobs: CaseBlobs = {
  name: { shape: 'disc', ink: 'client-deep', place: 'sun' },
  picture: 'client-pale',
};

/** For a case without colours of its own: every one of these carries the paper type of the name. */
export const siteBlobs: CaseBlobs = { name: { shape: 'disc', ink: 'ferry', place: 'sun' }, picture: 'paper' };
