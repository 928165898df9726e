import type { Wake } from '../wake.ts';

/**
 * Milliseconds within which a row has opened and another has closed: a little more than the style
 * sheets' `--medium`.
 */
const longest = 600;

/**
 * Keeps the pressed row of an accordion where it was pressed. The open row above it closes at the
 * same time, and without this the row, and what it opens, would go from under the pointer by as
 * much.
 */
export const wake: Wake = (element, gone) => {
  let holding = 0;
  const letGo = (): void => {
    cancelAnimationFrame(holding);
    holding = 0;
  };
  element.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    const row = summary?.parentElement;
    if (!summary || !(row instanceof HTMLDetailsElement) || row.open) return;
    const place = summary.getBoundingClientRect().top;
    const end = performance.now() + longest;
    const hold = (): void => {
      const moved = summary.getBoundingClientRect().top - place;
      if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
      holding = performance.now() < end ? requestAnimationFrame(hold) : 0;
    };
    letGo();
    holding = requestAnimationFrame(hold);
  });
  // Whoever scrolls meanwhile goes where they will.
  for (const taken of ['wheel', 'touchmove', 'keydown'])
    addEventListener(taken, letGo, { passive: true, signal: gone });
};
