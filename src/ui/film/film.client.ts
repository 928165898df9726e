import { partsOf, prefersStill, type Wake } from '../../motion/wake.ts';
import type { FilmPart } from './film.parts.ts';

const { part } = partsOf<FilmPart>();

/**
 * A silent loop. With a fine pointer it plays while pointed at, or while anything in it has the focus; on touch its
 * button starts and stops it. A large one waits to be pressed, anywhere. It never plays out of sight.
 */
export const wake: Wake = (element) => {
  const film = element.querySelector('video');
  const button = part<HTMLButtonElement>(element, 'play');
  if (!film) return;

  const show = (): void => {
    element.toggleAttribute('data-playing', !film.paused);
    if (button) button.setAttribute('aria-pressed', String(!film.paused));
  };
  const play = (): void => {
    film.play().catch(show);
  };
  const wait = (): void => {
    element.toggleAttribute('data-loading', !film.paused && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  };
  for (const change of ['play', 'pause']) film.addEventListener(change, show);
  // On a slow line a still stands there for a while after the press: the button says that the film is on its way.
  for (const change of ['play', 'pause', 'waiting', 'playing']) film.addEventListener(change, wait);

  const waits = element.dataset.plays === 'press';
  (waits ? element : button)?.addEventListener('click', (event) => {
    event.preventDefault();
    if (film.paused) play();
    else film.pause();
  });
  if (!waits && matchMedia('(hover: hover) and (pointer: fine)').matches && !prefersStill()) {
    element.addEventListener('pointerenter', play);
    element.addEventListener('pointerleave', () => film.pause());
  }
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) film.pause();
  }).observe(element);
};
