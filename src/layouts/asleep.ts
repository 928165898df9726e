import { createHash } from 'node:crypto';

/**
 * Lets what lies below the first view sleep, on pages that a visitor comes to from above. Whoever comes back to a place on the page, or
 * to a part of it by name, finds all of it laid out, or the place would be another. The letters are those of `back_forward` and
 * `reload`, which no other way to a page has. It runs before the page is laid out, so it stands in the page itself; `src/motion/awaken.ts` wakes what it let sleep.
 *
 * Till something has been drawn it sleeps deeply: not even what is near the window is laid out, and none of its pictures asked for. A page
 * that is made ready ahead is drawn when it is shown, and is to have them by then; one that is not drawn, in a window behind others, is
 * given three seconds.
 */
const script =
  "location.hash||/b|l/.test(performance.getEntriesByType('navigation')[0]?.type)||(d=>{let f=()=>d.asleep&&(d.asleep='');" +
  "d.asleep=document.prerendering?'':'deep';new PerformanceObserver(f).observe({type:'paint',buffered:!0});setTimeout(f,3e3)})" +
  '(document.body.dataset)';

export const asleep = {
  script,
  /** What the page's security policy must hold for it to run. */
  hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
} as const;
