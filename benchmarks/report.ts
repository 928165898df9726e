// `npm run report`: every figure in one table, and as a picture for the README. Each comes from its own benchmark.
//   --quick            few rounds, to see that all of it works: its figures mean nothing
//   --parts=a,b        some of: lighthouse, weights, serving, starts, pages, lists
//   --picture=FILE     where the picture goes; without it, none is drawn
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { startSite } from '../e2e/support/site.ts';
import { measureLighthouse } from './lighthouse/measure.ts';
import { floorPath, startTlsProxy } from './lighthouse/tls-proxy.ts';
import { measureLists } from './lists.ts';
import { measurePages } from './pages.ts';
import { drawReport } from './report-picture.ts';
import { measureServing } from './serving.ts';
import { measureStarts } from './starts.ts';
import { measureWeights } from './weights.ts';

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** What it is to be, or what it is read beside. */
  readonly beside: string;
}

export interface Part {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** One of each kind of page. */
const pages = ['/', '/services/ecommerce', '/work/tai-ping', '/insights/two-languages-one-address', '/contact-us'];

const milliseconds = (value: number): string => (value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value)} ms`);
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
const kilobytes = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)} kB`;
const thousands = (value: number): string => Math.round(value).toLocaleString('en-GB');

async function lighthouse(quick: boolean): Promise<Part> {
  const rounds = quick ? 1 : 5;
  const site = await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
  const { url, server } = await startTlsProxy(site.url);
  try {
    const figures: Figure[] = [];
    for (const form of ['mobile', 'desktop'] as const) {
      const floor = await measureLighthouse(url + floorPath, 'an empty page', { rounds, form });
      for (const page of quick ? pages.slice(0, 1) : pages) {
        await fetch(site.url + page);
        const row = await measureLighthouse(url + page, page, { rounds, form });
        const scores = [row.performance, row.accessibility, row['best practices'], row.seo].join(' · ');
        const rest = `LCP ${row['LCP, ms']} ms, TBT ${row['TBT, ms']} ms, CLS ${row.CLS}`;
        figures.push({
          what: `${page}, ${form}`,
          value: scores,
          beside: `${rest}; an empty page: ${floor['LCP, ms']} ms`,
        });
      }
    }
    return { title: 'Lighthouse: performance · accessibility · best practices · SEO', figures };
  } finally {
    server.close();
    await site.stop();
  }
}

async function weights(quick: boolean): Promise<Part> {
  const rows = await measureWeights(quick ? pages.slice(0, 1) : pages);
  const figures = rows.map(({ page, words, script, first, whole, gramsFirst, gramsWhole }) => ({
    what: page,
    value: `${kilobytes(first)} · ${kilobytes(whole)}`,
    beside: `HTML and CSS ${kilobytes(words)}, script ${kilobytes(script)}; ${gramsFirst.toFixed(3)} · ${gramsWhole.toFixed(3)} g of CO2`,
  }));
  return { title: 'Weight on a telephone: at first · read to the end', figures };
}

async function serving(quick: boolean): Promise<Part> {
  const rows = await measureServing(quick ? { rounds: 1, seconds: 1 } : {});
  const figures = rows.map(({ page, encoding, ours, bare, nginx }) => ({
    what: `${page}, ${encoding}`,
    value: thousands(ours),
    beside: `bare Node ${thousands(bare)} (${Math.round((ours / bare) * 100)} %), nginx ${thousands(nginx)}`,
  }));
  return { title: 'Requests a second, one core', figures };
}

async function starts(quick: boolean): Promise<Part> {
  const rows = await measureStarts(quick ? { rounds: 1, clone: false } : {});
  const goals: Readonly<Record<string, string>> = { later: '≤ 3 s', 'npm start on a fresh clone': '≤ 3 min' };
  const figures = rows.map(({ start, milliseconds: taken }) => ({
    ...{ what: start, value: seconds(taken), beside: goals[start] ?? '' },
  }));
  return { title: 'Start, until the home page is answered', figures };
}

async function published(quick: boolean): Promise<Part> {
  const rows = await measurePages(quick ? { rounds: 2 } : {});
  const figures = rows.map(({ what, few, many }) => ({
    ...{ what, value: milliseconds(few), beside: `with 500 pages and 10,000 articles ${milliseconds(many)}` },
  }));
  return { title: 'Panel, publishing and rendering', figures };
}

async function lists(quick: boolean): Promise<Part> {
  const rows = await measureLists(quick ? { rounds: 5 } : {});
  const figures = rows.map(({ page, few, many }) => ({
    ...{ what: page, value: milliseconds(few.p99), beside: `with 10,000 articles ${milliseconds(many.p99)}` },
  }));
  return { title: 'What visitors wait for with 35 articles and 10 cases, p99', figures };
}

const parts: Readonly<Record<string, (quick: boolean) => Promise<Part>>> = {
  ...{ lighthouse, weights, serving, starts },
  pages: published,
  lists,
};

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, parts: { type: 'string' }, picture: { type: 'string' } },
});
const wanted = values.parts?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const measured: Part[] = [];
for (const name of wanted) {
  const started = performance.now();
  const part = await parts[name]?.(values.quick);
  if (part) measured.push(part);
  console.error(`${name}: measured in ${Math.round((performance.now() - started) / 1000)} s`);
}

const hint = values.quick ? '; a quick run, whose figures mean nothing' : '';
const machine = `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.cpus().length} cores, ${new Date().toISOString().slice(0, 10)}${hint}`;
console.log(`\n| what | figure | beside |\n|---|---|---|`);
for (const { title, figures } of measured) {
  console.log(`| **${title}** | | |`);
  for (const { what, value, beside } of figures) console.log(`| ${what} | ${value} | ${beside} |`);
}
console.log(`\n${machine}\n`);
if (values.picture) writeFileSync(values.picture, drawReport(measured, machine));
