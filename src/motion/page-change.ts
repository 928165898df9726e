const growing = 'grown-picture';

/** The picture of the card that leads to an address. */
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
 * The page that is opened carries the name on its own first picture (CSS, `data-grown`). This gives
 * it to the pressed card's picture on the page that is left, and to the same card on the way back.
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
