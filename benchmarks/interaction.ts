// How long visitors wait for an answer to what they press, drag or type, on a processor of a quarter of this one's speed: each control by
// finger on a telephone and by mouse on a desk. `node benchmarks/interaction.ts` starts the built site; with an address as its argument it
// measures the one that is there, `ONLY=menu` those controls whose name has these letters. One run differs from the next by thirty
// milliseconds and more: `RUNS=3` uses each control three times on a fresh page and gives the middle one.
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../e2e/support/site.ts';
import { type Control, controls, type Hand } from './controls.ts';

const runs = Number(process.env.RUNS ?? 1);
if (!Number.isInteger(runs) || runs < 1) throw new Error('RUNS must be a whole number from 1 on.');

const slowdown = 4;
/** Milliseconds from a press to the picture that answers it. */
const goal = 100;

const hands: readonly Hand[] = [
  { name: 'finger', width: 412, height: 915, touch: true },
  { name: 'mouse', width: 1440, height: 900, touch: false },
  { name: 'tablet', width: 1180, height: 820, touch: true },
];

interface Interaction {
  readonly kinds: string;
  /** Milliseconds, in steps of eight: so exactly a browser says it. */
  readonly duration: number;
  /** Of these those before any of our script ran, and those that it took. */
  readonly waiting: number;
  readonly script: number;
}

interface EventTiming extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** Hears everything that a browser counts as an interaction. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      window.interactions.push(...(list.getEntries() as EventTiming[]).filter((entry) => entry.interactionId > 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** What was heard, the events of one interaction together. */
async function heard(page: Page): Promise<readonly Interaction[]> {
  const entries = await page.evaluate(() =>
    window.interactions.map(({ interactionId, name, duration, startTime, processingStart, processingEnd }) => ({
      interactionId,
      name,
      duration,
      waiting: Math.round(processingStart - startTime),
      script: Math.round(processingEnd - processingStart),
    })),
  );
  return [...Map.groupBy(entries, ({ interactionId }) => interactionId).values()].map((events) => {
    const longest = events.reduce((one, other) => (other.duration > one.duration ? other : one));
    return { ...longest, kinds: events.map(({ name }) => name).join(' ') };
  });
}

interface Row {
  readonly control: string;
  readonly by: string;
  readonly interactions: number;
  readonly 'longest, ms': number;
  readonly 'waiting, ms': number;
  readonly 'script, ms': number;
  readonly event: string;
}

const site = process.argv[2]
  ? { url: process.argv[2], stop: async () => {} }
  : await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });

async function measure(control: Control, hand: Hand): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width: hand.width, height: hand.height },
    hasTouch: hand.touch,
    isMobile: hand.touch,
    reducedMotion: 'no-preference',
  });
  try {
    const page = await context.newPage();
    await listen(page);
    await page.goto(site.url + control.path, { waitUntil: 'load' });
    // Whoever uses something has seen the page: what waits for the first paint has come, and what is near is awake.
    await page.waitForTimeout(1000);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await control.use(page, hand);
    await page.waitForTimeout(600);
    const interactions = await heard(page);
    const longest = interactions.reduce<Interaction | undefined>(
      (one, other) => (one && one.duration >= other.duration ? one : other),
      undefined,
    );
    return {
      control: control.name,
      by: hand.name,
      interactions: interactions.length,
      'longest, ms': longest?.duration ?? 0,
      'waiting, ms': longest?.waiting ?? 0,
      'script, ms': longest?.script ?? 0,
      event: longest?.kinds ?? '',
    };
  } finally {
    await context.close();
  }
}

/** The middle one of so many runs, by its longest interaction; the slower of two in the middle. */
async function measureOften(control: Control, hand: Hand): Promise<Row> {
  const first = await measure(control, hand);
  const all = [first];
  while (all.length < runs) all.push(await measure(control, hand));
  const inOrder = all.toSorted((one, other) => one['longest, ms'] - other['longest, ms']);
  return inOrder[Math.floor(runs / 2)] ?? first;
}

const rows: Row[] = [];
const asked = controls.filter(({ name }) => name.includes(process.env.ONLY ?? ''));
for (const control of asked)
  for (const hand of hands) {
    if (control.only ? control.only !== hand.name : hand.name === 'tablet') continue;
    const row = await measureOften(control, hand);
    process.stdout.write(`${JSON.stringify(row)}\n`);
    rows.push(row);
  }
console.table(rows);
const late = rows.filter((row) => row['longest, ms'] > goal);
process.stdout.write(`${late.length} of ${rows.length} above ${goal} ms.\n`);
await browser.close();
await site.stop();

declare global {
  interface Window {
    interactions: EventTiming[];
  }
}
