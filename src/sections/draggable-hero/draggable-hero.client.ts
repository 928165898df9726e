import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { isNarrow, type Mount, partsOf } from '../../motion/client-module.ts';
import { LoosePanel } from './loose-panel.ts';

/** Values of `data-part` that this script looks for. */
type DraggableHeroPart = 'panel' | 'handle' | 'hint' | 'way' | 'tools' | 'step' | 'status';

const { part, parts, selector } = partsOf<DraggableHeroPart>();

/** Step in CSS pixels per arrow key (four times as much with Shift) and per button. */
const keyStep = 20;
const buttonStep = 80;

/** Delay in ms before a panel's position is announced, so that a held key announces it once. */
const pause = 400;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Movable panels: the mouse drags them, arrow keys move the focused one, buttons the selected one.
 * A panel's top stays on the stage. Disabled on narrow windows.
 */
export const mount: Mount = (element, gone) => {
  const handles = parts(element, 'handle');
  const [hint, way, tools, status] = [
    part(element, 'hint'),
    part(element, 'way'),
    part(element, 'tools'),
    part(element, 'status'),
  ];
  const words = wordsOf('draggable-hero', { place: '{name}: {left}% from the left, {top}% from the top' });
  let dragged = false;
  let chosen: { readonly handle: HTMLElement; readonly loose: LoosePanel } | undefined;

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const sayWhere = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (!chosen || !status) return;
      const { left, top } = chosen.loose.place;
      const name = chosen.handle.querySelector('b')?.textContent ?? '';
      status.textContent = fill(words.place, { name, left, top });
    }, pause);
  };
  const choose = (handle: HTMLElement, loose: LoosePanel): void => {
    chosen = { handle, loose };
    for (const other of handles) {
      other.ariaPressed = String(other === handle);
      const panel = other.closest<HTMLElement>(selector('panel'));
      if (panel) panel.style.zIndex = other === handle ? '2' : '1';
    }
    if (tools) tools.hidden = false;
  };

  for (const handle of handles) {
    const panel = handle.closest<HTMLElement>(selector('panel'));
    if (!panel) continue;
    const loose = new LoosePanel(panel, element);
    handle.addEventListener('pointerdown', (event) => {
      if (isNarrow() || event.pointerType !== 'mouse' || event.button !== 0) return;
      event.preventDefault();
      handle.focus({ preventScroll: true });
      handle.setPointerCapture(event.pointerId);
      dragged = true;
      choose(handle, loose);
      loose.lift();
      const from = { x: event.clientX, y: event.clientY };
      const move = (step: PointerEvent): void => loose.carry(step.clientX - from.x, step.clientY - from.y);
      const end = (): void => {
        dragged = false;
        handle.removeEventListener('pointermove', move);
        loose.drop();
        sayWhere();
      };
      handle.addEventListener('pointermove', move);
      // Covers every way a drag can end, including cancellation.
      handle.addEventListener('lostpointercapture', end, { once: true });
    });
    handle.addEventListener('click', () => isNarrow() || choose(handle, loose));
    handle.addEventListener('keydown', (event) => {
      if (isNarrow()) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        choose(handle, loose);
      }
      const [x, y] = arrows[event.key] ?? [];
      if (x === undefined || y === undefined) return;
      event.preventDefault();
      const step = event.shiftKey ? keyStep * 4 : keyStep;
      choose(handle, loose);
      loose.shift(x * step, y * step);
      sayWhere();
    });
  }
  for (const button of parts(element, 'step'))
    button.addEventListener('click', () => {
      const [x, y] = arrows[button.dataset.key ?? ''] ?? [0, 0];
      chosen?.loose.shift(x * buttonStep, y * buttonStep);
      sayWhere();
    });

  // Offers the controls on wide windows only; on narrow ones panels are mere pictures.
  const wide = matchMedia('(width > 1024px)');
  const offer = (): void => {
    for (const handle of handles) {
      if (wide.matches) {
        handle.role = 'button';
        handle.tabIndex = 0;
        handle.ariaPressed = String(chosen?.handle === handle);
        if (way) handle.setAttribute('aria-describedby', way.id);
      } else for (const name of ['role', 'tabindex', 'aria-pressed', 'aria-describedby']) handle.removeAttribute(name);
    }
    if (tools) tools.hidden = !wide.matches || !chosen;
  };
  wide.addEventListener('change', offer, { signal: gone });
  offer();

  if (!hint) return;
  element.addEventListener('pointermove', (event) => {
    const onPanel = event.target instanceof Element && event.target.closest(selector('panel')) !== null;
    const shown = onPanel && !dragged && event.pointerType === 'mouse' && !isNarrow();
    hint.toggleAttribute('data-shown', shown);
    if (!shown) return;
    const stage = element.getBoundingClientRect();
    hint.style.translate = `${event.clientX - stage.left}px ${event.clientY - stage.top}px`;
  });
  element.addEventListener('pointerleave', () => hint.removeAttribute('data-shown'));
};
