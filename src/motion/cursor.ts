import rules from './cursor.css?inline';
import { followWithButtons } from './magnet.ts';

/** Share of the remaining distance to the pointer that the mark covers per frame. */
const easing = 0.2;

/** Selectors of pressable elements, and of rows that show a picture on hover. */
const pressable = 'a, button, summary, label, input, [role="button"]';
const row = '[data-part~="hover-row"]';

interface Point {
  x: number;
  y: number;
}

/** Shape of the mark over an element: ring over pressable ones, glass over rows with a picture. */
function lookOver(target: EventTarget | null): 'ring' | 'glass' | '' {
  if (!(target instanceof Element)) return '';
  if (target.closest(row)) return 'glass';
  return target.closest(pressable) ? 'ring' : '';
}

/**
 * Shows a mark that follows the mouse and starts magnetic buttons. The real cursor stays visible:
 * hiding it on every link would recalculate the page's styles. The mark hides on Tab and on narrow
 * windows.
 *
 * @param first pointer event that triggered the start
 */
export function startCursor(first: PointerEvent): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const cursor = document.createElement('div');
  cursor.className = 'cursor';
  cursor.setAttribute('aria-hidden', 'true');
  document.body.append(cursor);
  const wide = matchMedia('(width >= 1024px)');
  const target: Point = { x: -100, y: -100 };
  const place: Point = { x: -100, y: -100 };
  let running = false;

  const frame = (): void => {
    place.x += (target.x - place.x) * easing;
    place.y += (target.y - place.y) * easing;
    cursor.style.translate = `${place.x.toFixed(1)}px ${place.y.toFixed(1)}px`;
    running = Math.hypot(target.x - place.x, target.y - place.y) > 0.2;
    if (running) requestAnimationFrame(frame);
  };
  const stop = (): void => {
    delete cursor.dataset.shown;
  };

  const follow = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !wide.matches) return;
    if (cursor.dataset.shown === undefined) {
      Object.assign(place, { x: event.clientX, y: event.clientY });
      cursor.dataset.shown = '';
    }
    Object.assign(target, { x: event.clientX, y: event.clientY });
    const look = lookOver(event.target);
    if (cursor.dataset.over !== look) cursor.dataset.over = look;
    if (!running) requestAnimationFrame(frame);
  };
  addEventListener('pointermove', follow, { passive: true });
  follow(first);
  addEventListener('keydown', (event) => event.key === 'Tab' && stop());
  addEventListener('blur', stop);
  document.documentElement.addEventListener('pointerleave', stop);
  wide.addEventListener('change', stop);

  followWithButtons(wide);
}
