import type { Ground } from './colours.ts';

/** What a page can belong to, so that its entry of the header is marked. */
export type NavigationItem = 'work' | 'services' | 'about' | 'insights' | 'search' | 'contact';

export interface Link {
  readonly href: string;
  readonly label: string;
}

export interface NavigationService extends Link {
  /** The label in one word. */
  readonly word: string;
  readonly line: string;
  readonly ground: Ground;
}

/** A piece of a fare: `from` `HK$` `150,000`, or `6` `weeks to`. */
export interface FarePart {
  readonly before?: string;
  readonly currency?: string;
  readonly figure: string;
  readonly after?: string;
}

/** A service that says what it costs, or how long it takes. */
export interface Fare extends Link {
  /** The label where there is little room. */
  readonly short: string;
  readonly line: string;
  readonly parts: readonly FarePart[];
  /** The same as one figure that may be as wide as its room, and what it counts. */
  readonly poster: { readonly figure: string; readonly unit: string };
  /** Name and fare in Chinese, as the plate of a minibus has them. */
  readonly plate?: { readonly name: string; readonly fare: string };
}

/** An entry of the header. */
export interface HeaderItem extends Link {
  /** Pages that belong to this mark the entry. */
  readonly marks?: NavigationItem;
  /** Opens the menu of services; on phones it leads to `href`, and the services stand below it. */
  readonly opens?: boolean;
  /** In the menu of phones it stands at the foot, among the ways to reach us. */
  readonly foot?: boolean;
  /** Height of the word in the menu of phones, in per cent of its width. */
  readonly cap?: number;
}

/** Where header and footer lead. */
export interface Navigation {
  readonly header: readonly HeaderItem[];
  /** The header's button, and its words where there is little room. */
  readonly button: Link & { readonly short: string };
  readonly services: readonly NavigationService[];
  readonly fares: readonly Fare[];
  /** Over the fares, and what they are. */
  readonly faresHead: { readonly name: string; readonly text: string };
  /** Pages that put themselves into the menu of services, below the fares. */
  readonly others: readonly Link[];
  readonly explore: readonly Link[];
  readonly legal: readonly Link[];
  /** The footer's button. */
  readonly chat: Link;
}

/** Marks the link to the page that is open. */
export const currentPage = (href: string, path: string | undefined): 'page' | undefined =>
  href === path ? 'page' : undefined;

/** A fare in one line of text: `from HK$150,000`. */
export const fareText = (parts: readonly FarePart[]): string =>
  parts
    .flatMap(({ before, currency = '', figure, after }) => [before, `${currency}${figure}`, after])
    .filter(Boolean)
    .join(' ');

/** Whether an entry of the header opens the menu of services: not, when there is nothing in it. */
export const opensMenu = ({ opens }: HeaderItem, { services, fares, others }: Navigation): boolean =>
  opens === true && services.length + fares.length + others.length > 0;

/**
 * How an entry of the header is marked: `page` on the page that it leads to, `true` on others that
 * belong to it.
 */
export function markOf(
  { href, marks }: HeaderItem,
  current: NavigationItem | undefined,
  path: string | undefined,
): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  if (marks === undefined || marks !== current) return undefined;
  return path === undefined ? 'page' : 'true';
}
