import { isNarrow, partsOf, type Wake } from '../../motion/wake.ts';
import type { DraggableHeroPart } from './draggable-hero.parts.ts';

const { part, parts, selector } = partsOf<DraggableHeroPart>();

/** CSS pixels that one press of an arrow key moves a panel; with Shift four times as many. */
const keyStep = 20;

/**
 * Loose panels. The mouse drags them and the arrow keys move the focused one; a panel's top never leaves the stage. A hint follows
 * the pointer while it is over a panel and nothing is dragged. Off on narrow windows.
 */
export const wake: Wake = (element) => {
  const panels = parts(element, 'panel');
  const hint = part(element, 'hint');
  let dragged: number | null = null;

  const place = (panel: HTMLElement, left: number, top: number): void => {
    const stage = element.getBoundingClientRect();
    const furthest = { left: stage.width - 48, top: stage.height - 48 };
    panel.style.left = `${Math.min(furthest.left, Math.max(48 - panel.offsetWidth, left))}px`;
    panel.style.top = `${Math.min(furthest.top, Math.max(0, top))}px`;
  };
  const raise = (panel: HTMLElement): void => {
    for (const other of panels) other.style.zIndex = other === panel ? '2' : '1';
  };

  for (const [index, panel] of panels.entries()) {
    panel.addEventListener('pointerdown', (event) => {
      if (isNarrow() || event.pointerType !== 'mouse' || event.button !== 0) return;
      event.preventDefault();
      panel.focus({ preventScroll: true });
      panel.setPointerCapture(event.pointerId);
      dragged = index;
      raise(panel);
      const from = { x: event.clientX - panel.offsetLeft, y: event.clientY - panel.offsetTop };
      const move = (step: PointerEvent): void => place(panel, step.clientX - from.x, step.clientY - from.y);
      const end = (): void => {
        dragged = null;
        panel.removeEventListener('pointermove', move);
      };
      panel.addEventListener('pointermove', move);
      panel.addEventListener('pointerup', end, { once: true });
      panel.addEventListener('pointercancel', end, { once: true });
    });
    panel.addEventListener('keydown', (event) => {
      const step = event.shiftKey ? keyStep * 4 : keyStep;
      const [x, y] =
        { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
      if (isNarrow() || x === undefined || y === undefined) return;
      event.preventDefault();
      raise(panel);
      place(panel, panel.offsetLeft + x, panel.offsetTop + y);
    });
  }

  if (!hint) return;
  element.addEventListener('pointermove', (event) => {
    const onPanel = event.target instanceof Element && event.target.closest(selector('panel')) !== null;
    hint.toggleAttribute('data-shown', onPanel && dragged === null && event.pointerType === 'mouse' && !isNarrow());
    const stage = element.getBoundingClientRect();
    hint.style.translate = `${event.clientX - stage.left}px ${event.clientY - stage.top}px`;
  });
  element.addEventListener('pointerleave', () => hint.removeAttribute('data-shown'));
};
