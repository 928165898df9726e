/** Maximum shift of a button, in CSS pixels. `large` applies to windows wider than 1024 px only. */
const strength = { normal: 30, large: 60 };

/**
 * Makes buttons lean towards the mouse. One delegated listener also covers buttons inserted later.
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
      // Measures once, at rest: the transform changes the rectangle.
      leaning ??= { button: over, rest: over.getBoundingClientRect(), most };
      const { left, top, width, height } = leaning.rest;
      const x = ((event.clientX - left) / width - 0.5) * leaning.most;
      const y = ((event.clientY - top) / height - 0.5) * leaning.most;
      over.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    },
    { passive: true },
  );
  document.documentElement.addEventListener('pointerleave', letGo);
  // Scrolling moves the button away from the pointer without a pointer event.
  addEventListener('scroll', letGo, { passive: true });
  wide.addEventListener('change', letGo);
}
