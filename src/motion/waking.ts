import { afterPaint } from './after-paint.ts';
import { layOutMenusAhead } from './menus-ahead.ts';
import { portionsOf } from './portions.ts';
import { isNarrow } from './wake.ts';

const sleeping = 'main > :not(link), main > article > *, main ~ footer';

/**
 * Layout budget per frame, in ms. A phone has little else to do in a frame, and a larger share
 * finishes in fewer frames, which delay touches less often.
 */
const share = isNarrow() ? 16 : 6;

/** Maximum wait for the Chinese fonts, in ms. */
const patience = 500;

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
 * Lays out one portion per step; layout at the end of the frame would do all at once. The first
 * portion comes with its section; the others stay skipped (`asleep.late.css`) until their step.
 */
function* wakeOneByOne(): Generator<void, void> {
  for (const section of document.querySelectorAll<HTMLElement>(sleeping)) {
    const later = isFar(section) ? portionsOf(section, 40).slice(1) : [];
    for (const part of later) part.dataset.later = '';
    layOut(section, () => {
      section.style.contentVisibility = 'visible';
    });
    yield;
    for (const part of later) {
      layOut(part, () => {
        delete part.dataset.later;
      });
      yield;
    }
  }
  delete document.body.dataset.asleep;
}

/**
 * Waits for the Chinese fonts (`src/styles/chinese.css`): a font that arrives later recalculates
 * styles and layout of everything laid out so far.
 */
async function signFaces(): Promise<void> {
  if (!document.querySelector('[lang|="zh"]')) return;
  const faces = [...document.fonts].filter(({ family }) => family.includes('Chinese'));
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

function* layOutInOrder(): Generator<void, void> {
  if (document.body.dataset.asleep !== undefined) yield* wakeOneByOne();
  yield* layOutMenusAhead();
}

/**
 * Lays out all skipped sections from top to bottom, within the budget of each frame; menus come
 * last. The order ensures that content that overflows a section is complete when it scrolls into
 * view.
 */
export async function layOutAll(): Promise<void> {
  if (document.body.dataset.asleep !== undefined) await signFaces();
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
