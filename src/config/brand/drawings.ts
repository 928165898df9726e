import type { Drawings } from '../../lib/brand-shape.ts';

/** Drawings that pages of the brand show; `none` leaves each of them out. */
export const drawings: Drawings = { cast: 'signals', scenes: 'accent3', buttons: 'pennants' };
