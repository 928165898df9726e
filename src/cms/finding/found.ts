/** How something stands, as a shape and a word. */
export interface FoundState {
  readonly kind: 'published' | 'changed' | 'draft' | 'held' | 'archived' | 'open' | 'new' | 'late';
  readonly word: string;
}

/** One thing that somebody may open. */
export interface Found {
  readonly href: string;
  readonly title: string;
  /** `Page`, `Letter`, `List` */
  readonly kind: string;
  /** By what else it is known: an address, a company, a name in copy. */
  readonly aside?: string | undefined;
  readonly state?: FoundState | undefined;
}

export interface FoundAnswer {
  readonly found: readonly Found[];
}
