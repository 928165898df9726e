import { afterPaint } from './after-paint.ts';
import { layOutMenusAhead } from './menus-ahead.ts';
import { portionsOf } from './portions.ts';
import { isNarrow } from './wake.ts';

const sleeping = 'main > :not(link), main > article > *, main ~ footer';

/**
 * Milliseconds of a frame that may go into laying out what slept. A telephone has little else to do
 * in a frame, and each costs as much as a portion: with more in one it is awake sooner, and a
 * finger waits less often.
 */
const share = isNarrow() ? 16 : 6;

/** Milliseconds that the faces of signs are waited for. */
const patience = 500;

/** Browsers lay out what lies nearer than this by themselves. */
const isFar = (section: HTMLElement): boolean => section.getBoundingClientRect().top > innerHeight * 2.5;

/** Safari does not hold the place of what is read by itself. */
const holdsPlace = CSS.supports('overflow-anchor', 'auto');

/** Pixels that the page is still to be scrolled by: a window goes by whole ones. */
let owed = 0;

/**
 * Lays out an element once a change lets it. One above the window comes to another height than was
 * guessed, and would push on what is read.
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
 * Lays out one portion whenever it is asked for the next, since at the end of a frame all would be
 * laid out together. The first is laid out with its section; the others sleep on
 * (`asleep.late.css`) for as long as the page does.
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
 * The faces of signs (`src/styles/chinese.css`), which stand further down: when a face comes, a
 * browser reckons the styles of all that is awake anew and lays it out again.
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
 * Lays out all that slept, a portion between two frames, from above, so that none of them takes
 * longer, and what reaches over the edge of a section is whole by the time it comes into the
 * window. Menus come last.
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
