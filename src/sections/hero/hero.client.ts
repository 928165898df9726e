import { partsOf, prefersStill, type Wake } from '../../motion/wake.ts';

/** Values of `data-part` that this script looks for. */
type HeroPart = 'pupil';

const { parts } = partsOf<HeroPart>();

/**
 * How far a pupil may leave the middle of its eye, in units of the drawing, and how near the mouse
 * must be for less.
 */
const reach = 4.6;
const near = 120;

/**
 * Eyes that follow the mouse. Fingers have nothing to follow, and whoever wants stillness is not
 * followed.
 */
export const wake: Wake = (element) => {
  if (prefersStill() || !matchMedia('(hover: hover) and (pointer: fine)').matches) return;
  // An SVG element has a style as an HTML element has one.
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
