/** Status of a record, as a shape and a word. */
export interface PaletteResultState {
  readonly kind: 'published' | 'changed' | 'draft' | 'held' | 'archived' | 'open' | 'new' | 'late';
  readonly word: string;
}

/** How a collection's records appear in the search, in its `custom.found`; words are English. */
export interface FoundAs {
  readonly kindOf: (row: Readonly<Record<string, unknown>>) => string;
  readonly stateOf: (row: Readonly<Record<string, unknown>>) => PaletteResultState;
}

/** One search result, in the reader's language. */
export interface PaletteResult {
  readonly href: string;
  readonly title: string;
  /** Type of the record: `Page`, `Letter`, `List` */
  readonly kind: string;
  /** Second detail: an address, a company, a name in copy. */
  readonly aside?: string | undefined;
  readonly state?: PaletteResultState | undefined;
}

export interface PaletteAnswer {
  readonly found: readonly PaletteResult[];
}
