import { createHash } from 'node:crypto';

/**
 * Lets what lies below the first view sleep, on pages that a visitor comes to from above. Whoever comes back to a place on the page, or
 * to a part of it by name, finds all of it laid out, or the place would be another. The letters are those of `back_forward` and
 * `reload`, which no other way to a page has. It runs before the page is laid out, so it stands in the page itself; `src/motion/awaken.ts` wakes what it let sleep.
 *
 * Till the first frame is drawn it sleeps deeply: not even what is near the window is laid out, and none of its pictures asked for. A page
 * that is made ready ahead has no frame before it is shown, and is to have them by then.
 */
const script =
  "location.hash||/b|l/.test(performance.getEntriesByType('navigation')[0]?.type)||(d=>{d.asleep=document.prerendering?'':'deep';" +
  "requestAnimationFrame(()=>setTimeout(()=>d.asleep&&(d.asleep='')))})(document.body.dataset)";

export const asleep = {
  script,
  /** What the page's security policy must hold for it to run. */
  hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
} as const;
