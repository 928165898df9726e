import { createHash } from 'node:crypto';

/**
 * Lets what lies below the first view sleep, on pages that a visitor comes to from above. Whoever
 * comes back to a place on the page, or to a part of it by name, finds all of it laid out, or the
 * place would be another. The letters are those of `back_forward` and `reload`, which no other way
 * to a page has. It runs before the page is laid out, so it stands in the page itself;
 * `src/motion/awaken.ts` wakes what it let sleep. A jump past all of it would be over before the
 * last of it is awake, and that would move what has come into sight: for the key to the end all of
 * it wakes at once, whenever that is pressed.
 */
const script =
  "location.hash||/b|l/.test(performance.getEntriesByType('navigation')[0]?.type)||(document.body.dataset.asleep='',addEventListener('keydown',e=>{e.key=='End'&&delete document.body.dataset.asleep}))";

export const asleep = {
  script,
  /** What the page's security policy must hold for it to run. */
  hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
} as const;
