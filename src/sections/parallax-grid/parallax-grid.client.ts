import { partsOf, prefersStill, type Wake } from '../../motion/wake.ts';
import type { ParallaxGridPart } from './parallax-grid.parts.ts';

const { part } = partsOf<ParallaxGridPart>();

/** Milliseconds before the columns begin to move, counted from the moment in which the page stood, not from this script. */
const rest = 1800;

const sinceMounting = (): number => {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page instanceof PerformanceNavigationTiming ? page.domInteractive : 0);
};

/** Being stopped before it began is none: by the time that it is heard of, the film may have been asked to play again. */
const isRefusal = (reason: unknown): boolean => !(reason instanceof DOMException && reason.name === 'AbortError');

/**
 * A grid of films: they play once its top has reached the window and pause otherwise, and a button stops all of them.
 * Under reduced motion nothing starts by itself.
 */
export const wake: Wake = (element) => {
  const films = [...element.querySelectorAll('video')];
  const button = part<HTMLButtonElement>(element, 'pause');
  let wanted = !prefersStill();
  let visible = false;

  const show = (): void => {
    const plays = wanted && visible;
    for (const film of films) {
      if (plays) film.play().catch((reason: unknown) => isRefusal(reason) && film.pause());
      else film.pause();
    }
    element.toggleAttribute('data-playing', plays);
    if (button) {
      button.hidden = false;
      button.textContent = wanted ? 'Pause films' : 'Play films';
    }
  };

  button?.addEventListener('click', () => {
    wanted = !wanted;
    show();
  });
  new IntersectionObserver((entries) => {
    // A busy page is told of several at once, of which the last one holds.
    const entry = entries.at(-1);
    if (!entry) return;
    visible = entry.isIntersecting;
    show();
  }).observe(element);
  setTimeout(() => element.toggleAttribute('data-moving', true), Math.max(0, rest - sinceMounting()));
};
