/** As the page's other movements: `--ease`. */
const easing = 'cubic-bezier(0.2, 0.85, 0.15, 1)';

/**
 * Scrolls a row in a time of our own: a browser's smooth scrolling takes as long as the browser
 * likes. The row is there at once and its slides are drawn from where they were, which costs a slow
 * processor nothing while they move.
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
    // A row that snaps would follow its slides while they are drawn elsewhere, past where it is
    // going.
    row.dataset.gliding = '';
    const under = slides.map((slide) => slide.animate({ translate: [`${way}px`, '0px'] }, { duration, easing }));
    moving = under;
    void Promise.all(under.map((animation) => animation.finished)).then(
      () => moving === under && finish(),
      // Taken by somebody, or on its way to another slide.
      () => undefined,
    );
  };
  // Whoever takes the row meanwhile has it where it is going.
  for (const taken of ['wheel', 'touchstart', 'keydown']) row.addEventListener(taken, finish, { passive: true });
  return { to, finish };
}
