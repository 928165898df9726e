import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type HoverRowsPart = 'hover-row';

const { parts } = partsOf<HoverRowsPart>();

/** Shows the picture of the hovered, focused or pressed row, initially of the first. */
export const mount: Mount = (element) => {
  const rows = parts(element, 'hover-row');
  const show = (shown: HTMLElement | undefined): void => {
    for (const row of rows) {
      row.toggleAttribute('data-active', row === shown);
      row.querySelector('button')?.setAttribute('aria-pressed', String(row === shown));
    }
  };
  for (const row of rows) {
    // Only for the mouse: a touch that starts a scroll must not select a row.
    row.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(row));
    row.addEventListener('focusin', () => show(row));
    row.addEventListener('click', () => show(row));
  }
  show(rows[0]);
};
