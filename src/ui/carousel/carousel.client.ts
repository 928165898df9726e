import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { type Mount, partsOf, prefersReducedMotion } from '../../motion/client-module.ts';
import { dragWithMouse } from './drag-with-mouse.ts';
import { glide } from './glide.ts';

/** Values of `data-part` that this script looks for. */
type CarouselPart = 'row' | 'slide' | 'controls' | 'status' | 'previous' | 'next' | 'go';

const { part, parts } = partsOf<CarouselPart>();

/** Duration of a step in ms: short if several slides are visible, long if one fills the row. */
const speeds = { several: 500, one: 1000 };

/**
 * Share of the row that a slide must cover to fill it; the rest is padding. If half of a second
 * slide is visible, the first covers two thirds.
 */
const filling = 0.8;

/**
 * Adds buttons, dragging with the mouse and an announced position to a row that already scrolls by
 * touch and keyboard. CSS does the snapping; the row never moves on its own.
 */
export const mount: Mount = (element) => {
  const row = part(element, 'row');
  const slides = parts(element, 'slide');
  const status = part(element, 'status');
  const [previous, next] = [part<HTMLButtonElement>(element, 'previous'), part<HTMLButtonElement>(element, 'next')];
  const dots = parts(element, 'go');
  if (!row || slides.length === 0) return;
  const words = wordsOf('carousel', { one: '{first} of {count}', several: '{first} to {last} of {count}' });

  // Measured on resize only, because reading positions at each step would force a layout.
  let starts: readonly number[] = [];
  let ends: readonly number[] = [];
  let furthest = 0;
  let room = 0;
  const measure = (): void => {
    const origin = slides[0]?.offsetLeft ?? 0;
    starts = slides.map((slide) => slide.offsetLeft - origin);
    ends = slides.map((slide, at) => (starts[at] ?? 0) + slide.offsetWidth);
    room = row.clientWidth;
    furthest = row.scrollWidth - room;
  };
  /** A visitor may press a button before the observer has reported the row. */
  const measureOnce = (): void => {
    if (starts.length === 0) measure();
  };
  const nearest = (left: number): number => {
    const distances = starts.map((start) => Math.abs(start - left));
    return distances.indexOf(Math.min(...distances));
  };

  /** Numbers of the fully visible slides, from 1; the nearest slide if there is none. */
  const seen = (left: number, nearby: number): string => {
    const whole = slides.flatMap((_, at) =>
      (starts[at] ?? 0) >= left - 2 && (ends[at] ?? 0) <= left + room + 2 ? [at + 1] : [],
    );
    const [first = nearby + 1, last = first] = [whole[0], whole.at(-1)];
    return fill(first === last ? words.one : words.several, { first, last, count: slides.length });
  };

  let told = -1;
  const show = (): void => {
    const left = row.scrollLeft;
    const isAtEnd = left >= furthest - 2;
    if (previous) previous.ariaDisabled = String(left <= 2);
    if (next) next.ariaDisabled = String(isAtEnd);
    const shown = isAtEnd && left > 2 ? slides.length - 1 : nearest(left);
    const label = seen(left, shown);
    if (status && status.textContent !== label) status.textContent = label;
    if (shown === told) return;
    told = shown;
    for (const [at, dot] of dots.entries()) {
      if (at === shown) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    for (const [at, slide] of slides.entries()) slide.toggleAttribute('data-current', at === shown);
  };
  let waiting = false;
  const showSoon = (): void => {
    if (!waiting)
      requestAnimationFrame(() => {
        waiting = false;
        show();
      });
    waiting = true;
  };

  const speed = (): number => ((ends[0] ?? 0) > room * filling ? speeds.one : speeds.several);
  const { to, finish } = glide(row, slides, () => (prefersReducedMotion() ? 0 : speed()));
  const go = (index: number): void => {
    measureOnce();
    const start = starts[Math.max(0, Math.min(slides.length - 1, index))];
    if (start !== undefined) to(Math.min(start, furthest));
  };
  const step = (by: 1 | -1): void => {
    measureOnce();
    if (by < 0 || row.scrollLeft < furthest - 2) go(nearest(row.scrollLeft) + by);
  };
  previous?.addEventListener('click', () => step(-1));
  next?.addEventListener('click', () => step(1));
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => go(index));
  for (const control of parts(element, 'controls')) control.hidden = slides.length < 2;

  row.addEventListener('scroll', showSoon, { passive: true });
  new ResizeObserver(() => {
    measure();
    showSoon();
  }).observe(row);

  dragWithMouse(row, {
    begin: finish,
    settle: () => go(nearest(row.scrollLeft)),
  });
};
