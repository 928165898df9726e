import type { Drawings } from '../../lib/brand-shape.ts';

/** Drawings that pages of the brand show; `none` leaves each of them out. */
export const drawings: Drawings = { mascots: 'signals', scenes: 'accent3', water: 'moving', buttons: 'pennants' };
