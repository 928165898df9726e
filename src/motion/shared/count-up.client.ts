import { type Mount, partsOf, prefersReducedMotion } from '../client-module.ts';

/** Values of `data-part` that this script looks for. */
type CountUpPart = 'number';

const { selector } = partsOf<CountUpPart>();

const duration = 1200;

/**
 * Counts up to a number in the page. Only the drawn copies, which are hidden from screen readers,
 * change; the accessible text keeps the final number.
 */
export const mount: Mount = (element) => {
  if (prefersReducedMotion()) return;
  for (const shown of element.querySelectorAll(`[aria-hidden] text, ${selector('number')}`)) countUp(shown);
};

/** Formats `2502` as `2,502`. The first `toLocaleString` takes a tenth of a second on a phone. */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

function countUp(shown: Element): void {
  // Changes the text node's data: replacing the child would invalidate the styles of structural
  // selectors.
  const characters = shown.firstChild;
  if (!(characters instanceof Text)) return;
  const whole = characters.data;
  const target = Number(whole.replace(/\D/g, ''));
  if (!target) return;
  let began: number | undefined;
  const step = (now: number): void => {
    began ??= now;
    const share = Math.min(1, (now - began) / duration);
    const value = Math.round(target * (1 - (1 - share) ** 4));
    characters.data = share === 1 ? whole : whole.replace(/\d[\d,]*/, grouped(value));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
