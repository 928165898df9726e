import { isNarrow, type Wake } from '../wake.ts';

/** On narrow windows, marks the row of a list that is nearest to the middle of the window. */
export const wake: Wake = (element) => {
  const rows = [...element.children];
  let waiting = false;
  const mark = (): void => {
    waiting = false;
    const middle = innerHeight / 2;
    const distances = rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - middle);
    });
    const nearest = isNarrow() ? distances.indexOf(Math.min(...distances)) : -1;
    for (const [index, row] of rows.entries()) row.toggleAttribute('data-nearest', index === nearest);
  };
  const soon = (): void => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  mark();
};
