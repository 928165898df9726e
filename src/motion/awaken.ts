import { afterPaint } from './after-paint.ts';
import { portionsOf } from './portions.ts';

const sleeping = 'main > :not(link), main > article > *, main ~ footer';

/** Milliseconds of a frame that may go into laying out what slept. */
const share = 6;

/** Milliseconds that the faces of signs are waited for. */
const patience = 500;

const isAsleep = (): boolean => document.body.dataset.asleep !== undefined;

function end(): void {
  delete document.body.dataset.asleep;
}

/** Browsers lay out what lies nearer than this by themselves. */
const isFar = (section: HTMLElement): boolean => section.getBoundingClientRect().top > innerHeight * 2.5;

/**
 * Lays out one portion whenever it is asked for the next, since at the end of a frame all would be laid out together. The first is
 * laid out with its section; the others sleep on (`asleep.late.css`) for as long as the page does.
 */
function* wakeOneByOne(): Generator<void, void> {
  for (const section of document.querySelectorAll<HTMLElement>(sleeping)) {
    const later = isFar(section) ? portionsOf(section, 40).slice(1) : [];
    for (const part of later) part.dataset.later = '';
    section.style.contentVisibility = 'visible';
    section.getBoundingClientRect();
    yield;
    for (const part of later) {
      delete part.dataset.later;
      section.getBoundingClientRect();
      yield;
    }
  }
}

/**
 * The faces of signs (`src/styles/chinese.css`), which stand further down: when a face comes, a browser reckons the styles of all that is awake anew and lays it out
 * again.
 */
async function signFaces(): Promise<void> {
  if (!document.querySelector('[lang|="zh"]')) return;
  const faces = [...document.fonts].filter(({ family }) => family.includes('Chinese'));
  await Promise.race([
    Promise.allSettled(faces.map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/** Takes as many steps between two frames as there is time for, until the last is done. */
function stepByStep(steps: Generator<void, void>, done?: () => void): void {
  const until = performance.now() + share;
  while (!steps.next().done) {
    if (performance.now() > until) {
      afterPaint(() => stepByStep(steps, done));
      return;
    }
  }
  done?.();
}

async function layOutMenus(): Promise<void> {
  const { layOutMenusAhead } = await import('./menus-ahead.ts');
  stepByStep(layOutMenusAhead());
}

/**
 * Wakes what `src/layouts/asleep.ts` let sleep, once a visitor sets out for it: a portion each frame, from above, so that none of them takes
 * longer, and what reaches over the edge of a section is whole by the time it comes into the window. Whoever goes to a part of the
 * page by name, or to its end, waits for all of it, since the way there depends on it. Menus come last.
 */
export function awaken(): void {
  // A finger that is laid down may press or scroll: it is waited for what it does.
  const signs = [
    'pointermove',
    'pointerup',
    'pointercancel',
    'scroll',
    'wheel',
    'keydown',
    'focusin',
    'resize',
  ] as const;
  const begin = (): void => {
    for (const sign of signs) removeEventListener(sign, begin);
    afterPaint(async () => {
      if (!isAsleep()) {
        layOutMenus();
        return;
      }
      await signFaces();
      stepByStep(wakeOneByOne(), () => {
        end();
        layOutMenus();
      });
    });
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener('beforeprint', end, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) end();
  });
  // Whoever set out before this was there; a jump went by heights that were guessed.
  if (location.hash && isAsleep()) {
    end();
    document.querySelector(':target')?.scrollIntoView();
  }
  if (scrollY > 0 || document.activeElement !== document.body) begin();
}
