import type { Drawings } from '../../../src/lib/brand-shape.ts';

/** Drawings that pages of the brand show; `none` leaves each of them out. */
export const drawings: Drawings = { mascots: 'none', scenes: 'none', water: 'none', buttons: 'none' };
