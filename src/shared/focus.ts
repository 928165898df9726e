/**
 * Fifths of a side: style attributes are refused, so a crop's focus picks one of five rules
 * (base.css).
 */
export const fifth = (share: number): number => Math.min(4, Math.floor(share * 5));
