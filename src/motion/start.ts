/**
 * Runs once the first view has been drawn (`first.ts`). Wakes what moves or reacts: an element with
 * `data-motion="name"` gets its module when it comes near the window, and no earlier. Everything
 * works without; a module only adds.
 */
import { awaken } from './awaken.ts';
import { keepBehind } from './behind.ts';
import { closeMenus } from './close-menus.ts';
import { isCounted } from './counted.ts';
import { endLivesOfGone, lifeOf } from './lives.ts';
import { prefersStill, type Wake } from './wake.ts';

interface Module {
  readonly wake: Wake;
}

// What moves lies beside what it moves and is found by its name. Each stays a file of its own; what
// all of them use is in this one.
const ofSections = import.meta.glob<Module>('./*/*.client.ts', { base: '../sections' });
const ofPrimitives = import.meta.glob<Module>('./*/*.client.ts', { base: '../ui' });
const shared = import.meta.glob<Module>('./*.client.ts', { base: './shared' });

const find = (name: string) =>
  ofSections[`./${name}/${name}.client.ts`] ??
  ofPrimitives[`./${name}/${name}.client.ts`] ??
  shared[`./${name}.client.ts`];

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
  for (const name of element.dataset.motion?.split(' ') ?? []) {
    (await find(name)?.())?.wake(element, lifeOf(element));
  }
  element.dataset.mounted = '';
}

function awaitNear(element: HTMLElement): void {
  const condition = element.dataset.media;
  if (condition && !matchMedia(condition).matches) return;
  // A closed dialog is nowhere, so it would never come near.
  if (element instanceof HTMLDialogElement) wake(element);
  else near.observe(element);
}

/** A pointer that can hover, on a window wide enough for it to have somewhere to go. */
const fine = matchMedia('(width >= 1024px) and (hover: hover) and (pointer: fine) and (forced-colors: none)');
function waitForMouse(): void {
  if (!fine.matches || prefersStill()) return;
  fine.removeEventListener('change', waitForMouse);
  addEventListener('pointermove', (event) => import('./cursor.ts').then(({ startCursor }) => startCursor(event)), {
    once: true,
  });
}

/** The last of all, when nothing else is under way. */
const count = (): void => {
  setTimeout(() => import('./figures.ts').then(({ startFigures }) => startFigures()), 500);
};

/** Begins everything that moves or reacts on this page. */
export function start(): void {
  awaken();
  keepBehind();
  closeMenus();
  for (const element of document.querySelectorAll<HTMLElement>('[data-motion]')) awaitNear(element);
  // What comes into the page later says so itself (`arrived.ts`).
  addEventListener('arrived', ({ target }) => {
    // It has come in place of something.
    endLivesOfGone();
    awaitNear(target as HTMLElement);
  });
  // A window may become wide enough later.
  fine.addEventListener('change', waitForMouse);
  waitForMouse();
  if (!isCounted()) return;
  if (document.readyState === 'complete') count();
  else addEventListener('load', count);
}
