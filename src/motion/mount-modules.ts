/**
 * Runs after the first paint (`entry.ts`). Mounts client modules: an element with
 * `data-motion="name"` loads its module when it comes within 200 px of the window. Everything works
 * without them.
 */

import { isCounted } from './beacon.ts';
import { type Mount, prefersReducedMotion } from './client-module.ts';
import { closeMenus } from './close-menus.ts';
import { abortRemoved, lifetimeOf } from './element-lifetime.ts';
import { layOutOnInteraction } from './lay-out-on-interaction.ts';
import { lockPage } from './lock-page.ts';

interface Module {
  readonly mount: Mount;
}

// Finds client modules by name, beside their component. Each is a chunk of its own; shared code is
// in this one.
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
      mount(target as HTMLElement);
    }
  },
  { rootMargin: '200px' },
);

async function mount(element: HTMLElement): Promise<void> {
  for (const name of element.dataset.motion?.split(' ') ?? []) {
    (await find(name)?.())?.mount(element, lifetimeOf(element));
  }
  element.dataset.mounted = '';
}

function awaitNear(element: HTMLElement): void {
  const condition = element.dataset.media;
  if (condition && !matchMedia(condition).matches) return;
  // A closed dialog has no box, so it never intersects the window.
  if (element instanceof HTMLDialogElement) mount(element);
  else near.observe(element);
}

/** Mouse or trackpad on a window at least 1024 px wide, without forced colours. */
const fine = matchMedia('(width >= 1024px) and (hover: hover) and (pointer: fine) and (forced-colors: none)');
function waitForMouse(): void {
  if (!fine.matches || prefersReducedMotion()) return;
  fine.removeEventListener('change', waitForMouse);
  addEventListener('pointermove', (event) => import('./cursor.ts').then(({ startCursor }) => startCursor(event)), {
    once: true,
  });
}

/** Starts web vitals last, half a second after the page has loaded. */
const startCounting = (): void => {
  setTimeout(() => import('./web-vitals.ts').then(({ startWebVitals }) => startWebVitals()), 500);
};

/** Mounts the client modules of the page. */
export function mountModules(): void {
  layOutOnInteraction();
  lockPage();
  closeMenus();
  for (const element of document.querySelectorAll<HTMLElement>('[data-motion]')) awaitNear(element);
  // Elements inserted later report themselves (`announce-inserted.ts`).
  addEventListener('module-inserted', ({ target }) => {
    // An inserted element usually replaces another.
    abortRemoved();
    awaitNear(target as HTMLElement);
  });
  // The window may become wide enough later.
  fine.addEventListener('change', waitForMouse);
  waitForMouse();
  if (!isCounted()) return;
  if (document.readyState === 'complete') startCounting();
  else addEventListener('load', startCounting);
}
