/**
 * Says how fast the page was, once, when nobody looks at it any more; of every fourth visit. A
 * library for it would weigh as much as all other script of a page before a touch, and measure what
 * nobody asks for here.
 */
import { tell } from './counted.ts';

const share = 0.25;

interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** What has been seen before as well; browsers without a measurement leave it out. */
function watch(type: string, see: (entry: Entry) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
}

/**
 * Milliseconds from the navigation to the moment at which somebody saw the page: it may have been
 * made ready before.
 */
const activated = (): number =>
  (performance.getEntriesByType('navigation')[0] as { readonly activationStart?: number } | undefined)
    ?.activationStart ?? 0;

function measure(): void {
  let lcp: number | undefined;
  let shifts = 0;
  let began = -9e9;
  let last = -9e9;
  let cls = 0;
  const waits = new Map<number, number>();
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = Math.max(0, startTime - activated());
  });
  watch('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    // Shifts within a second of each other, and five in all, are one.
    if (startTime - last > 1000 || startTime - began > 5000) {
      shifts = 0;
      began = startTime;
    }
    last = startTime;
    shifts += value;
    cls = Math.max(cls, shifts);
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0));
  });
  let isSaid = false;
  const say = (): void => {
    if (isSaid || document.visibilityState !== 'hidden' || lcp === undefined) return;
    isSaid = true;
    // Of fifty, the longest but one.
    const inp = [...waits.values()].sort((one, other) => other - one)[Math.floor(waits.size / 50)];
    tell({ lcp, inp, cls: cls * 1000 });
  };
  document.addEventListener('visibilitychange', say);
}

/** A page that was made ready ahead counts once it is shown. */
function begin(): void {
  if (activated() > 0) tell({ shown: 1 });
  if (Math.random() < share) measure();
}

export function startFigures(): void {
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
