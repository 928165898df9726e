import { isNarrow, type Wake } from '../wake.ts';

/** On narrow windows, marks the row of a list that is nearest to the middle of the window. */
export const wake: Wake = (element, gone) => {
  // Lists that wide windows show side by side are one below the other on narrow ones: of all their
  // rows one is the nearest.
  const lists = [...(element.parentElement?.children ?? [])].filter((one) => one.matches('[data-motion~="nearest"]'));
  const rows = lists.flatMap((list) => [...list.children]);
  let seen = false;
  let waiting = false;
  let marked: Element | undefined;
  const distance = (row: Element): number => {
    const { top, bottom } = row.getBoundingClientRect();
    const middle = innerHeight / 2;
    // An open row that the middle runs through is the nearest, however tall it is.
    return Math.max(0, top - middle, middle - bottom);
  };
  const nearest = (): Element | undefined => {
    const distances = rows.map(distance);
    return rows[distances.indexOf(Math.min(...distances))];
  };
  const mark = (): void => {
    waiting = false;
    const found = isNarrow() ? nearest() : undefined;
    const next = element.contains(found ?? null) ? found : undefined;
    if (next === marked) return;
    marked?.toggleAttribute('data-nearest', false);
    next?.toggleAttribute('data-nearest', true);
    marked = next;
  };
  const soon = (): void => {
    // Out of sight, or where nothing is marked, there is nothing to measure.
    if (waiting || !seen || (!marked && !isNarrow())) return;
    waiting = true;
    requestAnimationFrame(mark);
  };
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    soon();
  }).observe(element);
  addEventListener('scroll', soon, { passive: true, signal: gone });
  addEventListener('resize', soon, { signal: gone });
};
