/** Distance in CSS pixels after which a press counts as a drag. */
const dragThreshold = 6;

/** Lets the mouse drag a row as a finger does. */
export function dragWithMouse(row: HTMLElement, { begin, settle }: { begin: () => void; settle: () => void }): void {
  let from: { readonly x: number; readonly left: number } | undefined;
  let moved = false;
  row.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    begin();
    from = { x: event.clientX, left: row.scrollLeft };
    moved = false;
  });
  row.addEventListener('pointermove', (event) => {
    if (!from) return;
    const distance = event.clientX - from.x;
    if (!moved && Math.abs(distance) < dragThreshold) return;
    if (!moved) {
      moved = true;
      row.setPointerCapture(event.pointerId);
      row.toggleAttribute('data-dragging', true);
    }
    row.scrollLeft = from.left - distance;
  });
  const end = (): void => {
    if (!from) return;
    from = undefined;
    row.toggleAttribute('data-dragging', false);
    if (moved) settle();
  };
  row.addEventListener('pointerup', end);
  row.addEventListener('pointercancel', end);
  // Prevents a click on a link at the end of a drag.
  row.addEventListener('click', (event) => moved && event.preventDefault(), { capture: true });
  row.addEventListener('dragstart', (event) => event.preventDefault());
}
