import type { Mount } from '../client-module.ts';

/** Time in ms for a row to open and another to close: slightly more than `--medium`. */
const longest = 600;

/**
 * Keeps a pressed accordion row in place while the open row above it closes; otherwise the row
 * would move away from the pointer.
 */
export const mount: Mount = (element, gone) => {
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
  // Stops when the visitor scrolls or presses: a press on a page that moves meanwhile is lost.
  for (const taken of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(taken, letGo, { passive: true, signal: gone });
};
