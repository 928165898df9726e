/** Share of the way to the pointer that the cursor goes in each frame, and how strongly a button pulls, in CSS pixels. */
const easing = 0.2;
const strength = { normal: 30, large: 60 };

interface Point {
  x: number;
  y: number;
}

/**
 * A mark that follows the mouse, and buttons that lean towards it. The real cursor hides only once this one runs, and
 * comes back the moment the keyboard is used or the window becomes too narrow.
 *
 * @param first the movement that asked for it
 */
export function startCursor(first: PointerEvent): void {
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
    document.documentElement.removeAttribute('data-cursor');
  };

  const follow = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !wide.matches) return;
    if (!document.documentElement.hasAttribute('data-cursor')) {
      Object.assign(place, { x: event.clientX, y: event.clientY });
      document.documentElement.setAttribute('data-cursor', '');
    }
    Object.assign(target, { x: event.clientX, y: event.clientY });
    const over = event.target instanceof Element ? event.target.closest('a, button, summary, label, input') : null;
    cursor.toggleAttribute('data-over', over !== null);
    if (!running) requestAnimationFrame(frame);
  };
  addEventListener('pointermove', follow);
  follow(first);
  addEventListener('keydown', (event) => event.key === 'Tab' && stop());
  addEventListener('blur', stop);
  document.documentElement.addEventListener('pointerleave', stop);
  wide.addEventListener('change', stop);

  for (const button of document.querySelectorAll<HTMLElement>('[data-magnetic]')) pull(button, wide);
}

function pull(button: HTMLElement, wide: MediaQueryList): void {
  const most = button.dataset.magnetic === 'large' ? strength.large : strength.normal;
  button.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || !wide.matches) return;
    const { left, top, width, height } = button.getBoundingClientRect();
    const x = ((event.clientX - left) / width - 0.5) * most;
    const y = ((event.clientY - top) / height - 0.5) * most;
    button.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
  });
  button.addEventListener('pointerleave', () => {
    button.style.translate = '';
  });
}
