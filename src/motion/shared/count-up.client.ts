import { partsOf, prefersStill, type Wake } from '../wake.ts';
import type { CountUpPart } from './count-up.parts.ts';

const { selector } = partsOf<CountUpPart>();

const duration = 1200;

/**
 * Counts up to the number that stands in the page. Readers of the text keep the whole number: only the drawn copies of
 * it, which they never see, run.
 */
export const wake: Wake = (element) => {
  if (prefersStill()) return;
  for (const shown of element.querySelectorAll(`[aria-hidden] text, ${selector('number')}`)) countUp(shown);
};

function countUp(shown: Element): void {
  const whole = shown.textContent ?? '';
  const target = Number(whole.replace(/\D/g, ''));
  if (!target) return;
  let began: number | undefined;
  const step = (now: number): void => {
    began ??= now;
    const share = Math.min(1, (now - began) / duration);
    const value = Math.round(target * (1 - (1 - share) ** 4));
    shown.textContent = share === 1 ? whole : whole.replace(/\d[\d,]*/, value.toLocaleString('en-GB'));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
