// Lighthouse's mobile preset over TLS and HTTP/2, for every kind of page: the median of five runs. First of all an empty page with
// one heading, which is as quick as this machine lets a page be.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { addresses } from '../../e2e/support/addresses.ts';
import { startSite } from '../../e2e/support/site.ts';
import { floorPath, startTlsProxy } from './tls-proxy.ts';

const rounds = 5;
const given = process.argv.slice(2);
const routes =
  given.length > 0
    ? given
    : [
        ...addresses.filter((address) => !/^\/(?:work|insights|jobs)(?:\/|\?)/.test(address)),
        ...['/work/', '/insights/', '/jobs/'].flatMap((start) =>
          addresses.filter((one) => one.startsWith(start)).slice(0, 1),
        ),
      ];

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
const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';

const run = promisify(execFile);

/** Slowed down afterwards, in a model, which scatters less; or while the page loads, as a visitor has it. */
type Throttling = 'simulate' | 'devtools';

/** Not blocking: this very process also answers what Lighthouse asks for. */
async function measure(url: string, throttling: Throttling = 'simulate'): Promise<Report> {
  const parameters = [url, '--quiet', '--output=json', `--throttling-method=${throttling}`, `--chrome-flags=${flags}`];
  const { stdout } = await run(program, parameters, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const audit = (reports: readonly Report[], name: string): number =>
  Math.round(median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)));

/** Bytes of script on the wire before anybody has touched the page. */
const scriptOf = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

async function rowOf(url: string, name: string) {
  const reports: Report[] = [];
  const slowed: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    reports.push(await measure(url));
    slowed.push(await measure(url, 'devtools'));
  }
  const score = (category: string) =>
    Math.round(median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)));
  return {
    page: name,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    'LCP, ms': audit(reports, 'largest-contentful-paint'),
    'LCP, applied': audit(slowed, 'largest-contentful-paint'),
    'TBT, ms': audit(reports, 'total-blocking-time'),
    CLS: Number(median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)),
    'main thread, ms': audit(reports, 'mainthread-work-breakdown'),
    'script, kB': Number((median(reports.map(scriptOf)) / 1000).toFixed(1)),
  };
}

const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
const { url, server } = await startTlsProxy(site.url);
try {
  const rows = [];
  for (const [name, path] of [['an empty page', floorPath], ...routes.map((route) => [route, route])] as const) {
    if (path !== floorPath) await fetch(`${site.url}${path}`);
    const row = await rowOf(`${url}${path}`, name);
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  console.table(rows);
} finally {
  server.close();
  await site.stop();
}
