import { partsOf, prefersStill, type Wake } from '../wake.ts';

/** Values of `data-part` that this script looks for. */
type CountUpPart = 'number';

const { selector } = partsOf<CountUpPart>();

const duration = 1200;

/**
 * Counts up to the number that stands in the page. Readers of the text keep the whole number: only
 * the drawn copies of it, which they never see, run.
 */
export const wake: Wake = (element) => {
  if (prefersStill()) return;
  for (const shown of element.querySelectorAll(`[aria-hidden] text, ${selector('number')}`)) countUp(shown);
};

/**
 * `2502` as `2,502`. The browser's own way takes a tenth of a second on a telephone, the first
 * time.
 */
const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

function countUp(shown: Element): void {
  // Its characters and not its child: what comes and goes in an element has the browser look for
  // every rule it may change.
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
