import { wordsOf } from '../../i18n/browser-words.ts';
import { type Mount, partsOf, prefersReducedMotion, savesData } from '../../motion/client-module.ts';
import { fitToBox } from '../../ui/film/fitting.ts';

/** Values of `data-part` that this script looks for. */
type ParallaxGridPart = 'pause';

const { part } = partsOf<ParallaxGridPart>();

/** Delay in ms before the columns move, measured from mounting. */
const rest = 1800;

/**
 * Phones play films near the middle of the window only, three at most, to save decoding and data.
 */
const onPhone = { window: '(width < 37.5em)', margin: '-40% 0px', most: 3 };

const sinceMounting = (): number => {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page instanceof PerformanceNavigationTiming ? page.domInteractive : 0);
};

/** Distance between the middles of a film and of the window, in CSS pixels. */
function fromMiddle(film: Element): number {
  const { top, bottom } = film.getBoundingClientRect();
  return Math.abs(top + bottom - innerHeight);
}

const byNearness = (one: Element, other: Element): number => fromMiddle(one) - fromMiddle(other);

/**
 * Ignores `AbortError`: `play` was interrupted by `pause`, and may have been called again since.
 */
const isRefusal = (reason: unknown): boolean => !(reason instanceof DOMException && reason.name === 'AbortError');

/**
 * Plays the films in view and pauses the others; a button stops all. Nothing starts on its own
 * under reduced motion or reduced data.
 */
export const mount: Mount = (element) => {
  const films = [...element.querySelectorAll('video')];
  const button = part<HTMLButtonElement>(element, 'pause');
  const words = wordsOf('parallax-grid', { play: 'Play films', pause: 'Pause films' });
  const { most, margin } = matchMedia(onPhone.window).matches ? onPhone : { most: films.length, margin: '0px' };
  let wanted = !prefersReducedMotion() && !savesData();
  const inWindow = new Set<HTMLVideoElement>();

  const play = (film: HTMLVideoElement): void => {
    fitToBox(film);
    film.play().catch((reason: unknown) => isRefusal(reason) && film.pause());
  };
  const show = (): void => {
    const playing = new Set(wanted ? [...inWindow].sort(byNearness).slice(0, most) : []);
    for (const film of films) {
      if (playing.has(film)) play(film);
      else film.pause();
    }
    if (button) {
      button.hidden = false;
      button.textContent = wanted ? words.pause : words.play;
    }
  };

  button?.addEventListener('click', () => {
    wanted = !wanted;
    show();
  });
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (isIntersecting) inWindow.add(target);
        else inWindow.delete(target);
      }
      show();
    },
    { rootMargin: margin },
  );
  for (const film of films) watch.observe(film);
  setTimeout(() => element.toggleAttribute('data-moving', true), Math.max(0, rest - sinceMounting()));
};
