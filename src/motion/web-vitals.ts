/**
 * Reports web vitals once, when the page is hidden, for a quarter of visits. A library would weigh
 * as much as all other script that a page loads before an interaction. Presses are counted in the
 * same file, since a second one would cost a request.
 */
import { sendBeacon } from './beacon.ts';
import { countPresses } from './presses.ts';

const share = 0.25;

interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

/** Observes performance entries, including earlier ones. Unsupported types produce none. */
function watch(type: string, see: (entry: Entry) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
}

/** Milliseconds from navigation to activation, for prerendered pages; otherwise 0. */
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
    // Starts a new CLS session window after a gap of 1 s or a length of 5 s.
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
  const report = (): void => {
    if (isSaid || document.visibilityState !== 'hidden' || lcp === undefined) return;
    isSaid = true;
    // INP ignores the longest interaction for every 50.
    const inp = [...waits.values()].sort((one, other) => other - one)[Math.floor(waits.size / 50)];
    sendBeacon({ lcp, inp, cls: cls * 1000 });
  };
  document.addEventListener('visibilitychange', report);
}

/** Counts a prerendered page once it is activated. */
function begin(): void {
  if (activated() > 0) sendBeacon({ shown: 1 });
  if (Math.random() < share) measure();
}

export function startWebVitals(): void {
  countPresses();
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
