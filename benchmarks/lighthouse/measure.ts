// Measures a page with Lighthouse: the median of some runs.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from '../support.ts';

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Request[] } }>
  >;
}

const program = path.join(import.meta.dirname, 'node_modules', '.bin', 'lighthouse');
/** Hidden scrollbars: one that fades on the preceding blank page would delay our first frame. */
const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu --hide-scrollbars';

const run = promisify(execFile);

/**
 * Whether the page loaded before the trace began; such a run says nothing about the page and is
 * repeated.
 */
const lacksStart = (error: unknown): boolean => error instanceof Error && error.message.includes('NO_NAVSTART');

/** Runs asynchronously, because this process also serves Lighthouse's requests. */
async function measure(url: string, attemptsLeft: number = 2): Promise<Report> {
  const parameters = [url, '--quiet', '--output=json', '--throttling-method=simulate', `--chrome-flags=${flags}`];
  try {
    const { stdout } = await run(program, parameters, { maxBuffer: 64 * 1024 * 1024 });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attemptsLeft > 0 && lacksStart(error)) return measure(url, attemptsLeft - 1);
    throw error;
  }
}

const audit = (reports: readonly Report[], name: string): number =>
  Math.round(median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)));

/** Compressed bytes of scripts before any interaction. */
const scriptOf = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

/**
 * Measures a page with Lighthouse's mobile preset.
 *
 * @param url of a page that the server has rendered before
 * @returns medians: scores out of 100, milliseconds, and compressed kilobytes
 */
export async function measureLighthouse(url: string, page: string, rounds: number) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await measure(url));
  const score = (category: string) =>
    Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  return {
    page,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP, ms': audit(reports, 'largest-contentful-paint'),
    'TBT, ms': audit(reports, 'total-blocking-time'),
    CLS: Number(median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)),
    'main thread, ms': audit(reports, 'mainthread-work-breakdown'),
    'script, kB': Number((median(reports.map(scriptOf)) / 1000).toFixed(1)),
  };
}
