import { afterPaint } from './after-paint.ts';

const sleeping = 'main > :not(link), main > article > *, main ~ footer';

/** Milliseconds of a frame that may go into laying out what slept. */
const share = 6;

function end(): void {
  delete document.body.dataset.asleep;
}

/**
 * Wakes what `src/layouts/asleep.ts` let sleep, once a visitor sets out for it: a piece each frame, from above, so that none of them takes
 * longer, and what reaches over the edge of a section is whole by the time it comes into the window. Whoever goes to a part of the
 * page by name, or to its end, waits for all of it, since the way there depends on it.
 */
export function awaken(): void {
  const { dataset } = document.body;
  if (dataset.asleep === undefined) return;
  const left = [...document.querySelectorAll<HTMLElement>(sleeping)].values();

  const wakeMore = (): void => {
    if (dataset.asleep === undefined) return;
    const until = performance.now() + share;
    for (const section of left) {
      section.style.contentVisibility = 'visible';
      // Laid out now, and not together with all the others at the end of the frame.
      section.getBoundingClientRect();
      if (performance.now() > until) {
        requestAnimationFrame(wakeMore);
        return;
      }
    }
    end();
  };

  // A finger that is laid down may press or scroll: it is waited for what it does.
  const signs = [
    'pointermove',
    'pointerup',
    'pointercancel',
    'scroll',
    'wheel',
    'keydown',
    'focusin',
    'resize',
  ] as const;
  const begin = (): void => {
    for (const sign of signs) removeEventListener(sign, begin);
    afterPaint(wakeMore);
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener('beforeprint', end, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  });
  // Whoever set out before this was there; a jump went by heights that were guessed.
  if (location.hash) {
    end();
    document.querySelector(':target')?.scrollIntoView();
  } else if (scrollY > 0 || document.activeElement !== document.body) begin();
}
