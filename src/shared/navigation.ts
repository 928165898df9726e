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

/** Where header and footer lead. */
export interface Navigation {
  readonly services: readonly NavigationService[];
  readonly main: Readonly<Record<Exclude<NavigationItem, 'services'>, Link>>;
  readonly explore: readonly Link[];
  readonly legal: readonly Link[];
  /** The footer's button. */
  readonly chat: Link;
}
