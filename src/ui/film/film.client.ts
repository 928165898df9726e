import { partsOf, prefersStill, savesData, type Wake } from '../../motion/wake.ts';
import { fitToBox } from './fitting.ts';

/** Values of `data-part` that this script looks for. */
type FilmPart = 'play';

const { part } = partsOf<FilmPart>();

/**
 * A silent loop. With a fine pointer it plays while pointed at; its button starts it for good, and
 * stops it. A large one waits to be pressed, anywhere. It never plays out of sight.
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
    fitToBox(film);
    film.play().catch(show);
  };
  const wait = (): void => {
    element.toggleAttribute('data-loading', !film.paused && film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA);
  };
  for (const change of ['play', 'pause']) film.addEventListener(change, show);
  // On a slow line a still stands there for a while after the press: the button says that the film
  // is on its way.
  for (const change of ['play', 'pause', 'waiting', 'playing']) film.addEventListener(change, wait);

  const waits = element.dataset.plays === 'press';
  // Whoever presses a film that only plays because they point at it wants it to go on, not to stop.
  let pressed = false;
  (waits ? element : button)?.addEventListener('click', (event) => {
    event.preventDefault();
    pressed = !pressed || film.paused;
    if (pressed) play();
    else film.pause();
  });
  if (!waits && matchMedia('(hover: hover) and (pointer: fine)').matches && !prefersStill() && !savesData()) {
    element.addEventListener('pointerenter', play);
    element.addEventListener('pointerleave', () => !pressed && film.pause());
  }
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== false) return;
    pressed = false;
    film.pause();
  }).observe(element);
};
