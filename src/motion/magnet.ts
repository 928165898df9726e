/**
 * How strongly a button leans, in CSS pixels; large ones lean further where the window is wider
 * than the narrowest that has this at all.
 */
const strength = { normal: 30, large: 60 };

/**
 * Buttons lean towards the mouse. One listener for all of them, so that those of a list that was
 * fetched lean as well.
 */
export function followWithButtons(wide: MediaQueryList): void {
  const wider = matchMedia('(width > 1024px)');
  let leaning: { readonly button: HTMLElement; readonly rest: DOMRect; readonly most: number } | undefined;
  const letGo = (): void => {
    if (leaning) leaning.button.style.transform = '';
    leaning = undefined;
  };
  addEventListener(
    'pointermove',
    (event) => {
      const over = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-magnetic]') : null;
      if (leaning && leaning.button !== over) letGo();
      if (!over || event.pointerType !== 'mouse' || !wide.matches) return;
      const most = over.dataset.magnetic === 'large' && wider.matches ? strength.large : strength.normal;
      // Where it rests, once: a button that has leaned is somewhere else.
      leaning ??= { button: over, rest: over.getBoundingClientRect(), most };
      const { left, top, width, height } = leaning.rest;
      const x = ((event.clientX - left) / width - 0.5) * leaning.most;
      const y = ((event.clientY - top) / height - 0.5) * leaning.most;
      over.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', letGo);
  // What scrolls away from under the pointer is pointed at no longer.
  addEventListener('scroll', letGo, { passive: true });
  wide.addEventListener('change', letGo);
}
