import { createHash } from 'node:crypto';

/**
 * Defers layout below the first view by setting `data-deferred` before the page is laid out;
 * `src/motion/lay-out-on-interaction.ts` removes it. Skips fragments, `back_forward` and `reload`
 * (the only types with `b` or `l`), whose scroll position needs the full layout; the End key
 * removes it, since the page would shift after the jump.
 */
const script =
  "location.hash||/b|l/.test(performance.getEntriesByType('navigation')[0]?.type)||(document.body.dataset.deferred='',addEventListener('keydown',e=>{e.key=='End'&&delete document.body.dataset.deferred}))";

export const deferLayout = {
  script,
  /** Hash for the page's security policy. */
  hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
} as const;
