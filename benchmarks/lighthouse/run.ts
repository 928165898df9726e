// Lighthouse's mobile preset over TLS and HTTP/2, for every kind of page: the median of five runs.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { addresses } from '../../e2e/support/addresses.ts';
import { startSite } from '../../e2e/support/site.ts';
import { startTlsProxy } from './tls-proxy.ts';

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

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const program = path.join(import.meta.dirname, 'node_modules', '.bin', 'lighthouse');
const flags = '--headless=new --no-sandbox --ignore-certificate-errors --disable-gpu';

const run = promisify(execFile);

/** Not blocking: this very process also answers what Lighthouse asks for. */
async function measure(url: string): Promise<Report> {
  const parameters = [url, '--quiet', '--output=json', `--chrome-flags=${flags}`];
  const { stdout } = await run(program, parameters, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as Report;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
const { url, server } = await startTlsProxy(site.url);
try {
  const rows = [];
  for (const route of routes) {
    await fetch(`${site.url}${route}`);
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await measure(`${url}${route}`));
    const score = (name: string) =>
      Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)));
    const audit = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
    const row = {
      route,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      'LCP, ms': Math.round(audit('largest-contentful-paint')),
      'TBT, ms': Math.round(audit('total-blocking-time')),
      CLS: Number(audit('cumulative-layout-shift').toFixed(3)),
    };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  console.table(rows);
} finally {
  server.close();
  await site.stop();
}
