import { type Mount, partsOf, prefersReducedMotion } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type HeroPart = 'pupil';

const { parts } = partsOf<HeroPart>();

/**
 * Maximum offset of a pupil in units of the drawing, and the distance below which it is smaller.
 */
const reach = 4.6;
const near = 120;

/** Eyes that follow a mouse; inactive for touch and under reduced motion. */
export const mount: Mount = (element) => {
  if (prefersReducedMotion() || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  const pupils = parts(element, 'pupil');
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    for (const pupil of pupils) {
      const { left, top, width, height } = (pupil.parentElement ?? pupil).getBoundingClientRect();
      if (width === 0) continue;
      const [x, y] = [clientX - left - width / 2, clientY - top - height / 2];
      const distance = Math.hypot(x, y);
      const share = reach / Math.max(distance, near);
      pupil.style.translate = `${(x * share).toFixed(2)}px ${(y * share).toFixed(2)}px`;
    }
  });
};
