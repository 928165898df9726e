import { type Mount, partsOf, prefersReducedMotion, savesData } from '../../motion/client-module.ts';
import { fitToBox } from './fitting.ts';

/** Values of `data-part` that this script looks for. */
type FilmPart = 'play';

const { part } = partsOf<FilmPart>();

/**
 * Silent loop. It plays on hover with a fine pointer; its button starts and stops it. With
 * `data-plays="press"` a press anywhere does. It pauses when out of sight.
 */
export const mount: Mount = (element) => {
  const film = element.querySelector('video');
  const button = part<HTMLButtonElement>(element, 'play');
  if (!film) return;

  const show = (): void => {
    element.toggleAttribute('data-playing', !film.paused);
    if (button) button.setAttribute('aria-pressed', String(!film.paused));
  };
  const play = (): void => {
    fitToBox(film);
    film.play().catch(show);
  };
  const wait = (): void => {
    element.toggleAttribute('data-loading', !film.paused && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  };
  for (const change of ['play', 'pause']) film.addEventListener(change, show);
  // Shows a loading state on the button: on a slow line the still remains for a while after the
  // press.
  for (const change of ['play', 'pause', 'waiting', 'playing']) film.addEventListener(change, wait);

  const waits = element.dataset.plays === 'press';
  // Pressing a film that plays on hover keeps it playing instead of stopping it.
  let pressed = false;
  (waits ? element : button)?.addEventListener('click', (event) => {
    event.preventDefault();
    pressed = !pressed || film.paused;
    if (pressed) play();
    else film.pause();
  });
  if (!waits && matchMedia('(hover: hover) and (pointer: fine)').matches && !prefersReducedMotion() && !savesData()) {
    element.addEventListener('pointerenter', play);
    element.addEventListener('pointerleave', () => !pressed && film.pause());
  }
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== false) return;
    pressed = false;
    film.pause();
  }).observe(element);
};
