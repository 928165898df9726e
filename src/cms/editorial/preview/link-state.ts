import type { PreviewLink } from '../../payload-types.ts';

/** Link as a list shows it. */
export type ListedLink = Pick<
  PreviewLink,
  'id' | 'ends' | 'may' | 'name' | 'email' | 'opened' | 'revoked' | 'finished' | 'asked'
>;

export type LinkState = 'revoked' | 'asked' | 'ended' | 'signed' | 'done' | 'opened' | 'new';

/**
 * State of a link.
 *
 * @param isSigned whether its person signed and did not withdraw
 * @param isReplaced whether its person has a newer link
 */
export function stateOfLink(
  { ends, revoked, asked, finished, opened }: ListedLink,
  { isSigned, isReplaced, now }: { readonly isSigned: boolean; readonly isReplaced: boolean; readonly now: number },
): LinkState {
  if (revoked) return 'revoked';
  if (Date.parse(ends) <= now) return asked && !isReplaced ? 'asked' : 'ended';
  if (isSigned) return 'signed';
  if (finished) return 'done';
  return opened ? 'opened' : 'new';
}

/** Whether the person of a link has a newer one among these. */
export const hasNewer = (
  { id, name }: Pick<ListedLink, 'id' | 'name'>,
  links: readonly Pick<ListedLink, 'id' | 'name'>[],
): boolean =>
  Boolean(name) &&
  links.some((other) => other.id > id && other.name?.trim().toLowerCase() === name?.trim().toLowerCase());

/** Event of the document after a link was made or revoked. */
export const linksChanged = 'preview-links-changed';
