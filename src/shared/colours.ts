/**
 * The colours a page, a sea or a shape may have: `src/brand/palette.ts` gives them their values.
 */
export type Ground = 'paper' | 'milk' | 'ink' | 'taxi' | 'ferry' | 'harbour' | 'tart' | 'neon' | 'tile';

/** Besides these, a case page has its client's own: `client-colours.ts`. */
export type Ink = Ground | 'client' | 'client-first' | 'client-second' | 'client-deep' | 'client-pale';
