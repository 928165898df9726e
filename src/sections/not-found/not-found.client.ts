import { fill, wordsOf } from '../../i18n/browser-words.ts';
import { type Mount, partsOf, prefersReducedMotion } from '../../motion/client-module.ts';

/** Values of `data-part` that this script looks for. */
type LostPart = 'icon' | 'hint' | 'won' | 'status' | 'lower' | 'left';

const { part, parts } = partsOf<LostPart>();

/** Limit of the specification: above it an icon falls on hover, below it on tap. */
const isWide = (): boolean => matchMedia('(width >= 768px)').matches;

/** Assigns every icon a random cell and offset on each visit. */
function scatter(icons: readonly HTMLElement[]): void {
  const before = icons.map((icon) => icon.getBoundingClientRect());
  for (const icon of icons) {
    const place = icon.parentElement;
    if (!place) continue;
    // Keeps icons that belong in the water in the lower rows.
    const rows = place.dataset.water === undefined ? 0 : 1000;
    place.style.order = String(rows + Math.floor(Math.random() * 1000));
    place.style.placeItems = `${sides[Math.floor(Math.random() * 3)]} ${sides[Math.floor(Math.random() * 3)]}`;
  }
  const after = icons.map((icon) => icon.getBoundingClientRect());
  for (const [index, icon] of icons.entries()) {
    const [from, to] = [before[index], after[index]];
    if (from && to)
      icon.animate(
        { translate: [`${from.x - to.x}px ${from.y - to.y}px`, '0px 0px'] },
        { duration: 1200, easing: 'ease-in-out' },
      );
  }
}

const sides = ['start', 'center', 'end'] as const;

export const mount: Mount = (element) => {
  const icons = parts(element, 'icon');
  const [lower, left, hint] = [part(element, 'lower'), part(element, 'left'), part(element, 'hint')];
  const [status, won] = [part(element, 'status'), part(element, 'won')];
  const words = wordsOf('not-found', { left: '{count} left' });
  // Keeps the icons in place under reduced motion.
  if (!prefersReducedMotion()) scatter(icons);
  for (const shown of [lower, hint]) if (shown) shown.hidden = false;

  const standing = (): HTMLElement[] => icons.filter((icon) => icon.dataset.down === undefined);

  const win = (): void => {
    element.dataset.won = '';
    if (won) won.hidden = false;
    if (hint) hint.hidden = true;
    if (status && won) status.textContent = won.textContent;
    // Moves the focus from the removed button to the link home.
    const hadFocus = lower?.matches(':focus');
    if (lower) lower.hidden = true;
    if (hadFocus) element.querySelector('a')?.focus();
  };

  const takeDown = (icon: HTMLElement | undefined): void => {
    if (!icon || icon.dataset.down !== undefined) return;
    icon.dataset.down = '';
    const count = standing().length;
    if (left) left.textContent = String(count);
    if (count === 0) win();
  };

  element.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse' && isWide()) takeDown(icons.find((icon) => icon === target));
  });
  element.addEventListener('click', ({ target }) => takeDown(icons.find((icon) => icon === target)));
  lower?.addEventListener('click', () => {
    takeDown(standing()[0]);
    const count = standing().length;
    if (status && count > 0) status.textContent = fill(words.left, { count });
  });
};
