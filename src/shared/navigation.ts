import type { Ground } from './colours.ts';

/** Entries of the header that a page can belong to. */
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

/** Where header and footer lead. */
export interface Navigation {
  readonly services: readonly NavigationService[];
  readonly fares: readonly Fare[];
  /** Over the fares, and what they are. */
  readonly faresHead: { readonly name: string; readonly text: string };
  readonly main: Readonly<Record<Exclude<NavigationItem, 'services'>, Link>>;
  /** The contact button where there is little room. */
  readonly contactShort: string;
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
