/**
 * The oldest engine that style sheets are written for, as lightningcss counts versions: Safari 17.5. Without it, what it has other words for is
 * written in the shortest way, and left out there as a whole (`text-decoration: underline 2px`).
 */
export const styleTargets = { safari: (17 << 16) | (5 << 8) };
