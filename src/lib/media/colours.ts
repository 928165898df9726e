/** Colours of a page, sea or shape; `src/config/brand/palette.ts` defines their values. */
export type Ground = 'paper' | 'milk' | 'ink' | 'taxi' | 'ferry' | 'harbour' | 'tart' | 'neon' | 'tile';

/** A case page also has its client's colours: `client-colours.ts`. */
export type Ink = Ground | 'client' | 'client-first' | 'client-second' | 'client-deep' | 'client-pale';
