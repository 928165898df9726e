import { afterPaint } from './after-paint.ts';

const waking = () => import('./waking.ts');

function end(): void {
  delete document.body.dataset.asleep;
}

/**
 * Wakes what `src/layouts/asleep.ts` let sleep, once a visitor sets out for it (`waking.ts`).
 * Whoever goes to a part of the page by name, or to its end, waits for all of it, since the way
 * there depends on it.
 */
export function awaken(): void {
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
    afterPaint(async () => (await waking()).layOutAll());
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener('pointerdown', waking, { once: true, passive: true });
  addEventListener('beforeprint', end, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  });
  // Whoever set out before this was there; a jump went by heights that were guessed.
  if (location.hash && document.body.dataset.asleep !== undefined) {
    end();
    document.querySelector(':target')?.scrollIntoView();
  }
  if (scrollY > 0 || document.activeElement !== document.body) begin();
}
