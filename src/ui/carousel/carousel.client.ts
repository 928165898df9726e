import { partsOf, prefersStill, type Wake } from '../../motion/wake.ts';
import type { CarouselPart } from './carousel.parts.ts';

const { part, parts } = partsOf<CarouselPart>();

/** How far the pointer goes, in CSS pixels, before a press counts as a drag. */
const dragThreshold = 6;

/**
 * Adds to a row that already scrolls by touch and by keyboard: buttons, dragging with the mouse, and the position said
 * aloud. The row snaps by itself (CSS), and never moves on its own.
 */
export const wake: Wake = (element) => {
  const row = part(element, 'row');
  const slides = parts(element, 'slide');
  const status = part(element, 'status');
  const [previous, next] = [part<HTMLButtonElement>(element, 'previous'), part<HTMLButtonElement>(element, 'next')];
  const dots = parts(element, 'go');
  if (!row || slides.length === 0) return;

  const start = (slide: HTMLElement): number => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0);
  const current = (): number => {
    const distances = slides.map((slide) => Math.abs(start(slide) - row.scrollLeft));
    return distances.indexOf(Math.min(...distances));
  };
  const isAtEnd = (): boolean => row.scrollLeft >= row.scrollWidth - row.clientWidth - 2;

  let told = '';
  const show = (): void => {
    const index = current();
    const last = isAtEnd() && index > 0;
    if (previous) previous.ariaDisabled = String(row.scrollLeft <= 2);
    if (next) next.ariaDisabled = String(isAtEnd());
    const position = `${last ? slides.length : index + 1} of ${slides.length}`;
    if (status && position !== told) status.textContent = position;
    told = position;
    const shown = last ? slides.length - 1 : index;
    for (const [at, dot] of dots.entries()) {
      if (at === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    for (const [at, slide] of slides.entries()) slide.toggleAttribute('data-current', at === shown);
  };

  const go = (index: number): void => {
    const slide = slides[Math.max(0, Math.min(slides.length - 1, index))];
    if (slide) row.scrollTo({ left: start(slide), behavior: prefersStill() ? 'instant' : 'smooth' });
  };
  previous?.addEventListener('click', () => go(current() - 1));
  next?.addEventListener('click', () => {
    if (!isAtEnd()) go(current() + 1);
  });
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => go(index));
  for (const control of parts(element, 'controls')) control.hidden = slides.length < 2;

  row.addEventListener('scrollend', show);
  row.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(row);
  show();

  dragWithMouse(row, () => go(current()));
};

function dragWithMouse(row: HTMLElement, settle: () => void): void {
  let from: { readonly x: number; readonly left: number } | undefined;
  let moved = false;
  row.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
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
  // A drag that ends over a link is not a press on it.
  row.addEventListener('click', (event) => moved && event.preventDefault(), { capture: true });
  row.addEventListener('dragstart', (event) => event.preventDefault());
}
