import type { Ground } from '../lib/media/colours.ts';

/** Area of the site; marks the entry of the header for its pages. */
export type NavigationItem = 'work' | 'services' | 'about' | 'insights' | 'search' | 'contact';

export interface Link {
  readonly href: string;
  readonly label: string;
}

export interface NavigationService extends Link {
  /** Label in one word. */
  readonly word: string;
  readonly line: string;
  readonly ground: Ground;
}

/** Part of a price or duration: `from` `£` `150,000`, or `6` `weeks to`. */
export interface PricePart {
  readonly before?: string;
  readonly currency?: string;
  readonly figure: string;
  readonly after?: string;
}

/** Service with its price or duration. */
export interface ServicePrice extends Link {
  /** Short label for narrow layouts. */
  readonly short: string;
  readonly line: string;
  readonly parts: readonly PricePart[];
  /** Headline figure with its unit. */
  readonly poster: { readonly figure: string; readonly unit: string };
  /** Chinese name and price, as on a minibus plate. */
  readonly plate?: { readonly name: string; readonly price: string };
}

/** Entry of the header. */
export interface HeaderItem extends Link {
  /** Area whose pages mark the entry. */
  readonly marks?: NavigationItem;
  /** Opens the menu of services; on phones it is a link to `href` with the services below. */
  readonly opens?: boolean;
  /** Placed at the foot of the phone menu, among the contacts. */
  readonly foot?: boolean;
  /** Height of the word in the phone menu, in per cent of its width. */
  readonly cap?: number;
}

/** Navigation in header and footer. */
export interface Navigation {
  readonly header: readonly HeaderItem[];
  /** Button of the header, with a short label for narrow layouts. */
  readonly button: Link & { readonly short: string };
  readonly services: readonly NavigationService[];
  readonly prices: readonly ServicePrice[];
  /** Heading and description of the prices. */
  readonly pricesHead: { readonly name: string; readonly text: string };
  /** Pages that add themselves to the menu of services, below the prices. */
  readonly others: readonly Link[];
  readonly explore: readonly Link[];
  readonly legal: readonly Link[];
  /** Button of the footer. */
  readonly chat: Link;
}

/** Returns `aria-current` for a link to the current page. */
export const currentPage = (href: string, path: string | undefined): 'page' | undefined =>
  href === path ? 'page' : undefined;

/** Formats a price as text: `from £150,000`. */
export const priceText = (parts: readonly PricePart[]): string =>
  parts
    .flatMap(({ before, currency = '', figure, after }) => [before, `${currency}${figure}`, after])
    .filter(Boolean)
    .join(' ');

/**
 * Reports whether an entry of the header opens the menu of services, which needs at least one
 * entry.
 */
export const opensMenu = ({ opens }: HeaderItem, { services, prices, others }: Navigation): boolean =>
  opens === true && services.length + prices.length + others.length > 0;

/**
 * Returns `aria-current` of a header entry: `page` on its own page, `true` on others of its area.
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
