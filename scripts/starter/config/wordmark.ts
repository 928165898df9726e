import type { Wordmark } from '../../../src/lib/brand-shape.ts';

/** Mark on a grid of 96: icons, and the sign of the panel. */
export const mark = 'M16 16H80V80H16Z';

/** Name as outlines. Undefined: the name is set in the poster face. */
export const wordmark: Wordmark | undefined = undefined;

/** Chinese name, shown in the footer beside the name. Undefined for a brand without one. */
export const chineseName: string | undefined = undefined;

/** Words on both sides of the mark, in languages that write the name with other characters. */
export const wordmarksIn: Readonly<Record<string, readonly [before: string, after: string]>> = {};
