/** Colours of a page, water or shape; `src/config/brand/palette.ts` defines their values. */
export type Ground = 'paper' | 'paper2' | 'ink' | 'accent1' | 'accent2' | 'accent3' | 'accent4' | 'accent5' | 'accent6';

/** A case page also has its client's colours: `client-colours.ts`. */
export type Ink = Ground | 'client' | 'client-first' | 'client-second' | 'client-deep' | 'client-pale';
