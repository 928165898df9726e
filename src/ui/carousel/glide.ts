/** Same as `--ease`. */
const easing = 'cubic-bezier(0.2, 0.85, 0.15, 1)';

/**
 * Scrolls a row in a given time; native smooth scrolling has its own duration. The row jumps at
 * once and the slides animate from their old place, which costs a slow processor nothing.
 */
export function glide(row: HTMLElement, slides: readonly HTMLElement[], milliseconds: () => number) {
  let moving: readonly Animation[] = [];
  const finish = (): void => {
    for (const animation of moving) animation.cancel();
    moving = [];
    delete row.dataset.gliding;
  };
  const to = (left: number): void => {
    const drawn = slides[0] && moving.length > 0 ? Number.parseFloat(getComputedStyle(slides[0]).translate) || 0 : 0;
    const from = row.scrollLeft - drawn;
    finish();
    row.scrollTo({ left, behavior: 'instant' });
    const way = row.scrollLeft - from;
    const duration = milliseconds();
    if (duration === 0 || Math.abs(way) < 1) return;
    // Switches snapping off: a snapping row would follow its animated slides beyond the target.
    row.dataset.gliding = '';
    const under = slides.map((slide) => slide.animate({ translate: [`${way}px`, '0px'] }, { duration, easing }));
    moving = under;
    void Promise.all(under.map((animation) => animation.finished)).then(
      () => moving === under && finish(),
      // Cancelled by the visitor or by the next glide.
      () => undefined,
    );
  };
  // Ends the animation at the target when the visitor takes over.
  for (const taken of ['wheel', 'touchstart', 'keydown']) row.addEventListener(taken, finish, { passive: true });
  return { to, finish };
}
