import { partsOf, type Wake } from '../../motion/wake.ts';

/** Values of `data-part` that this script looks for. */
type HoverRowsPart = 'hover-row';

const { parts } = partsOf<HoverRowsPart>();

/**
 * Rows whose picture follows the one that is pointed at, focused or pressed; the first row's is
 * shown until then.
 */
export const wake: Wake = (element) => {
  const rows = parts(element, 'hover-row');
  const show = (shown: HTMLElement | undefined): void => {
    for (const row of rows) {
      row.toggleAttribute('data-active', row === shown);
      row.querySelector('button')?.setAttribute('aria-pressed', String(row === shown));
    }
  };
  for (const row of rows) {
    // A finger that comes to scroll does not choose.
    row.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(row));
    row.addEventListener('focusin', () => show(row));
    row.addEventListener('click', () => show(row));
  }
  show(rows[0]);
};
