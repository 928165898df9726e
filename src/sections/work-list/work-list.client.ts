import { isNarrow, partsOf, type Wake } from '../../motion/wake.ts';

/** Values of `data-part` that this script looks for. */
type WorkListPart = 'list' | 'row';

const { parts, selector } = partsOf<WorkListPart>();

/**
 * Where nothing can be pointed at, or a window is narrow, the row nearest its middle is the current
 * one.
 */
const goesByMiddle = (): boolean => isNarrow() || !matchMedia('(hover: hover)').matches;

/**
 * Moves the swell of the list to the row that is pointed at, focused, or nearest the middle of the
 * window.
 */
export const wake: Wake = (root, gone) => {
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
  // Until somebody sets out the row that the page came with stays: nothing moves by itself.
  if (scrollY > 0) markNearest();
};
