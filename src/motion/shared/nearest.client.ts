import { isNarrow, type Mount } from '../client-module.ts';

/** Marks the list row that is nearest to the middle of the window, on narrow windows. */
export const mount: Mount = (element, gone) => {
  // Compares the rows of all lists: narrow windows stack lists that wide ones show side by side.
  const lists = [...(element.parentElement?.children ?? [])].filter((one) => one.matches('[data-motion~="nearest"]'));
  const rows = lists.flatMap((list) => [...list.children]);
  let seen = false;
  let waiting = false;
  let marked: Element | undefined;
  const distance = (row: Element): number => {
    const { top, bottom } = row.getBoundingClientRect();
    const middle = innerHeight / 2;
    // A row that contains the middle has distance 0, however tall it is.
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
    // Skips measuring while the list is out of sight, or if no row is or can be marked.
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
