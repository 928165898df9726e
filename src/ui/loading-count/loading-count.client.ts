import { type Mount, partsOf } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type LoadingCountPart = 'count';

const { parts } = partsOf<LoadingCountPart>();

/**
 * Counts the pictures that have not loaded yet; at zero it ends the loading state. Text does not
 * wait.
 */
export const mount: Mount = (element) => {
  const pictures = [...element.querySelectorAll('img')].slice(0, Number(element.dataset.loading));
  let left = pictures.length;
  const show = (): void => {
    element.dataset.loading = String(left);
    for (const count of parts(element, 'count')) {
      count.textContent = String(left);
      count.hidden = left === 0;
    }
  };
  for (const picture of pictures) {
    const arrive = (): void => {
      left -= 1;
      show();
    };
    if (picture.complete) left -= 1;
    else {
      picture.addEventListener('load', arrive, { once: true });
      picture.addEventListener('error', arrive, { once: true });
    }
  }
  show();
};
