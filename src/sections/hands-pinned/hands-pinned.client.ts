import { type Mount, prefersReducedMotion } from '../../motion/client-module.ts';

const stages = ['hands2', 'hands3', 'hands4'] as const;

/**
 * Pins a section while the page scrolls past. `--progress` runs from 0 to 1; stage classes are
 * added on the way down and removed on the way up. Under reduced motion it shows the last stage.
 */
export const mount: Mount = (element, gone) => {
  const show = (progress: number): void => {
    element.style.setProperty('--progress', progress.toFixed(4));
    for (const [index, stage] of stages.entries()) {
      element.classList.toggle(stage, progress >= (index + 1) / (stages.length + 1));
    }
  };
  if (prefersReducedMotion()) {
    show(1);
    return;
  }
  let waiting = false;
  const update = (): void => {
    waiting = false;
    const { top, height } = element.getBoundingClientRect();
    const way = height - innerHeight;
    show(way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way)));
  };
  const soon = (): void => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  addEventListener('scroll', soon, { passive: true, signal: gone });
  addEventListener('resize', soon, { signal: gone });
  update();
};
