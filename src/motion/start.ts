/**
 * Wakes what moves or reacts: an element with `data-motion="name"` gets its module when it comes near the window, and
 * no earlier. Everything works without; a module only adds.
 */
import { followPictures } from './page-change.ts';
import type { Wake } from './wake.ts';

const modules: Readonly<Record<string, () => Promise<{ readonly wake: Wake }>>> = {
  carousel: () => import('./carousel.ts'),
  'count-up': () => import('./count-up.ts'),
  dialog: () => import('./dialog.ts'),
  drag: () => import('./drag.ts'),
  form: () => import('./form.ts'),
  film: () => import('./film.ts'),
  grid: () => import('./film-grid.ts'),
  hands: () => import('./hands.ts'),
  'hover-preview': () => import('./hover-preview.ts'),
  'loading-count': () => import('./loading-count.ts'),
  lost: () => import('./lost.ts'),
  nearest: () => import('./nearest.ts'),
  'price-helper': () => import('./price-helper.ts'),
  search: () => import('./search.ts'),
  share: () => import('./share.ts'),
  team: () => import('./team.ts'),
  'work-list': () => import('./work-list.ts'),
};

/**
 * When the first view has been drawn. What only adds is asked for after that: before, it would take its share of a slow
 * line from the page itself.
 */
const drawn = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => resolve());
});

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      wake(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

async function wake(element: HTMLElement): Promise<void> {
  await drawn;
  for (const name of element.dataset.motion?.split(' ') ?? []) {
    (await modules[name]?.())?.wake(element);
  }
}

for (const element of document.querySelectorAll<HTMLElement>('[data-motion]')) {
  const condition = element.dataset.media;
  if (condition && !matchMedia(condition).matches) continue;
  // A closed dialog is nowhere, so it would never come near.
  if (element instanceof HTMLDialogElement) wake(element);
  else near.observe(element);
}

/** A pointer that can hover, on a window wide enough for it to have somewhere to go. */
const fine = matchMedia('(width >= 1024px) and (hover: hover) and (pointer: fine) and (forced-colors: none)');
if (fine.matches && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  addEventListener('pointermove', (event) => import('./cursor.ts').then(({ startCursor }) => startCursor(event)), {
    once: true,
  });
}

// The picture that was pressed grows into the next page's first picture, and shrinks back on the way back.
followPictures();

// A slash opens the search, wherever nobody is typing one.
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.isContentEditable || target.closest('input, textarea, select, dialog[open]')) return;
  event.preventDefault();
  location.assign('/search');
});
