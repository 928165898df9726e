import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type TeamPart = 'member';

const { parts } = partsOf<TeamPart>();

/**
 * Activates one row on hover, focus or press. `aria-pressed` reports it, because nothing expands.
 */
export const mount: Mount = (element) => {
  const rows = parts(element, 'member');
  const activate = (row: HTMLElement | undefined): void => {
    for (const other of rows) {
      other.toggleAttribute('data-active', other === row);
      other.querySelector('button')?.setAttribute('aria-pressed', String(other === row));
    }
  };
  // The pointer may already have been over a row when this module loaded.
  activate(rows.find((row) => row.matches(':hover')));
  for (const row of rows) {
    row.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && activate(row));
    row.addEventListener('focusin', () => activate(row));
    row.addEventListener('click', () => activate(row));
  }
};
