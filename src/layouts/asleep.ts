import { createHash } from 'node:crypto';

/**
 * Defers layout below the first view by setting `data-asleep`, before the page is laid out; hence
 * the script is inline. `src/motion/awaken.ts` removes it.
 *
 * Skips fragments, back navigation and reloads, whose scroll position needs the full layout: `b`
 * and `l` occur only in `back_forward` and `reload`. The End key also ends it, since the page would
 * otherwise shift after the jump.
 */
const script =
  "location.hash||/b|l/.test(performance.getEntriesByType('navigation')[0]?.type)||(document.body.dataset.asleep='',addEventListener('keydown',e=>{e.key=='End'&&delete document.body.dataset.asleep}))";

export const asleep = {
  script,
  /** Hash for the page's security policy. */
  hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
} as const;
