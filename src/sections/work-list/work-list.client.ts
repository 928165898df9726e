import { isNarrow, type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type WorkListPart = 'list' | 'row';

const { parts, selector } = partsOf<WorkListPart>();

/** Without hover, or on narrow windows, the row nearest the middle is the current one. */
const goesByMiddle = (): boolean => isNarrow() || !matchMedia('(hover: hover)').matches;

/** Marks the hovered, focused or nearest row as current; CSS enlarges it. */
export const mount: Mount = (root, gone) => {
  const makeCurrent = (current: HTMLElement | undefined): void => {
    if (!current || current.hasAttribute('data-current')) return;
    for (const row of parts(root, 'row')) row.toggleAttribute('data-current', row === current);
  };
  const makeTargetCurrent = ({ target }: Event): void => {
    if (!goesByMiddle()) makeCurrent((target as Element).closest<HTMLElement>(selector('row')) ?? undefined);
  };
  const distance = (row: HTMLElement): number => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };
  let waiting = false;
  const markNearest = (): void => {
    waiting = false;
    if (!goesByMiddle()) return;
    makeCurrent(
      parts(root, 'row')
        .map((row) => ({ row, far: distance(row) }))
        .sort((one, other) => one.far - other.far)[0]?.row,
    );
  };
  const soon = (): void => {
    if (!waiting) requestAnimationFrame(markNearest);
    waiting = true;
  };
  root.addEventListener('pointerover', makeTargetCurrent);
  root.addEventListener('focusin', makeTargetCurrent);
  addEventListener('scroll', soon, { passive: true, signal: gone });
  addEventListener('resize', soon, { signal: gone });
  // Keeps the server's current row until the visitor scrolls, so that nothing moves on load.
  if (scrollY > 0) markNearest();
};
