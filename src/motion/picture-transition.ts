const growing = 'grown-picture';

/** Picture of the card that links to an address. */
function pictureOf(address: string): HTMLElement | null {
  const { pathname } = new URL(address);
  const link = `a[href="${CSS.escape(pathname).replaceAll('\\/', '/')}"]`;
  return document.querySelector<HTMLElement>(`${link} [data-grows] img, ${link}[data-grows] img`);
}

function nameFor(picture: HTMLElement | null, transition: ViewTransition): void {
  if (!picture) return;
  picture.style.viewTransitionName = growing;
  transition.finished.finally(() => {
    picture.style.viewTransitionName = '';
  });
}

/**
 * Names the pressed card's picture for the view transition, and the same card's on the way back.
 * The opened page names its first picture in CSS (`data-grown`).
 */
export function followPictures(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition && activation?.entry.url) nameFor(pictureOf(activation.entry.url), viewTransition);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    const from = window.navigation?.activation?.from?.url;
    if (viewTransition && from) nameFor(pictureOf(from), viewTransition);
  });
}
