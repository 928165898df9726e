import { afterPaint } from './after-paint.ts';

const loadLayout = () => import('./lay-out-deferred.ts');

function end(): void {
  delete document.body.dataset.deferred;
}

/**
 * Lays out the sections that `src/layouts/defer-layout.ts` skips, on the visitor's first
 * interaction (`lay-out-deferred.ts`). Links to fragments and printing lay out all at once, because
 * targets depend on it.
 */
export function layOutOnInteraction(): void {
  // `pointerdown` is absent: a touch may become a press or a scroll. It only preloads the module.
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
    afterPaint(async () => (await loadLayout()).layOutDeferred());
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener('pointerdown', loadLayout, { once: true, passive: true });
  addEventListener('beforeprint', end, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  });
  // Repeats a jump that happened before this module ran, with estimated section heights.
  if (location.hash && document.body.dataset.deferred !== undefined) {
    end();
    document.querySelector(':target')?.scrollIntoView();
  }
  if (scrollY > 0 || document.activeElement !== document.body) begin();
}
