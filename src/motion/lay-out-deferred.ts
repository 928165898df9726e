import { afterPaint } from './after-paint.ts';
import { isNarrow } from './client-module.ts';
import { layoutChunks } from './layout-chunks.ts';
import { prelayoutMenus } from './prelayout-menus.ts';

const deferred = 'main > :not(link), main > article > *, main ~ footer';

/**
 * Layout budget per frame, in ms. A phone has little else to do in a frame, and a larger share
 * finishes in fewer frames, which delay touches less often.
 */
const share = isNarrow() ? 16 : 6;

/** Maximum wait for the Chinese fonts, in ms. */
const timeout = 500;

/** Whether a section is beyond the range that browsers lay out on their own. */
const isFar = (section: HTMLElement): boolean => section.getBoundingClientRect().top > innerHeight * 2.5;

/** Safari has no scroll anchoring. */
const holdsPlace = CSS.supports('overflow-anchor', 'auto');

/** Fraction of a pixel not yet scrolled: `scrollBy` rounds to whole pixels. */
let owed = 0;

/**
 * Lays out an element by applying a change. Without scroll anchoring, corrects the scroll position
 * for elements above the window whose estimated height was wrong.
 */
function layOut(element: HTMLElement, change: () => void): void {
  const { bottom, height } = element.getBoundingClientRect();
  change();
  const grown = element.getBoundingClientRect().height - height;
  if (holdsPlace || bottom > 0) return;
  owed += grown;
  const top = Math.round(owed);
  if (top === 0) return;
  scrollBy({ top, behavior: 'instant' });
  owed -= top;
}

/**
 * Lays out one chunk per step; layout at the end of the frame would do all at once. The first
 * chunk comes with its section; the others stay skipped (`layout-chunks.deferred.css`) until their
 * step.
 */
function* layOutOneByOne(): Generator<void, void> {
  for (const section of document.querySelectorAll<HTMLElement>(deferred)) {
    const later = isFar(section) ? layoutChunks(section, 40).slice(1) : [];
    for (const part of later) part.dataset.deferredChunk = '';
    layOut(section, () => {
      section.style.contentVisibility = 'visible';
    });
    yield;
    for (const part of later) {
      layOut(part, () => {
        delete part.dataset.deferredChunk;
      });
      yield;
    }
  }
  delete document.body.dataset.deferred;
}

/**
 * Waits for the Chinese fonts (`src/styles/chinese.css`): a font that arrives later recalculates
 * styles and layout of everything laid out so far.
 */
async function chineseFonts(): Promise<void> {
  if (!document.querySelector('[lang|="zh"]')) return;
  const faces = [...document.fonts].filter(({ family }) => family.includes('Chinese'));
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, timeout)),
  ]);
}

function* layOutInOrder(): Generator<void, void> {
  if (document.body.dataset.deferred !== undefined) yield* layOutOneByOne();
  yield* prelayoutMenus();
}

/**
 * Lays out all skipped sections from top to bottom, within the budget of each frame; menus come
 * last. The order ensures that content that overflows a section is complete when it scrolls into
 * view.
 */
export async function layOutDeferred(): Promise<void> {
  if (document.body.dataset.deferred !== undefined) await chineseFonts();
  const steps = layOutInOrder();
  const goOn = (): void => {
    const until = performance.now() + share;
    while (!steps.next().done) {
      if (performance.now() > until) {
        afterPaint(goOn);
        return;
      }
    }
  };
  goOn();
}
