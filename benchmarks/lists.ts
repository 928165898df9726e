// The time of list, filter, page and article with the sample's numbers of entries beside ten thousand articles and a thousand cases, in one run.
import { execFileSync } from 'node:child_process';
import { startSite } from '../e2e/support/site.ts';
import { startContentStandIn } from './content-stand-in.ts';
import { generatedContent, type Sizes } from './generated-content.ts';

const rounds = 200;
const sample: Sizes = { articles: 35, cases: 10 };
const large: Sizes = { articles: 10_000, cases: 1000 };

const pages = [
  { name: 'list /insights', path: () => '/insights' },
  { name: 'filter ?category=', path: () => '/insights?category=design' },
  {
    name: 'page ?page=',
    path: (turn: number, { articles = 0 }: Sizes) => `/insights?page=${2 + (turn % (Math.ceil(articles / 10) - 1))}`,
  },
  { name: 'article', path: (turn: number, { articles = 0 }: Sizes) => `/insights/article-${(turn * 37) % articles}` },
  { name: 'list /work', path: () => '/work' },
  { name: 'filter ?type=', path: () => '/work?type=retail' },
  { name: 'case', path: (turn: number, { cases = 0 }: Sizes) => `/work/case-${(turn * 7) % cases}` },
] as const;

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const memoryOf = (process: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process)], { encoding: 'utf8' })) / 1024);

async function startWith(sizes: Sizes) {
  const content = await startContentStandIn(generatedContent(sizes));
  const site = await startSite({
    settings: { ADMIN: 'off', LOG_LEVEL: 'warn', CONTENT_API_URL: content.apiUrl, SITE_URL: 'https://site.example' },
  });
  return { sizes, content, site, memory: memoryOf(site.process.pid) };
}

const sides = [await startWith(sample), await startWith(large)];

/** Milliseconds until the whole page is there. A query that no page knows makes the address new to nobody but the browser. */
async function milliseconds(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - start;
}

try {
  const rows = [];
  for (const { name, path } of pages) {
    const times: { first: number; all: number[] }[] = [];
    for (const side of sides) times.push({ first: await milliseconds(side.site.url + path(0, side.sizes)), all: [] });
    // Turn and turn about, so that a noisy moment of the machine meets both.
    for (let turn = 1; turn <= rounds; turn += 1) {
      for (const [index, side] of sides.entries()) {
        times[index]?.all.push(await milliseconds(side.site.url + path(turn, side.sizes)));
      }
    }
    const [small, big] = times;
    rows.push({
      page: name,
      'first, sample (ms)': Math.round(small?.first ?? 0),
      'first, large (ms)': Math.round(big?.first ?? 0),
      'p50, sample (ms)': Number(percentile(small?.all ?? [], 0.5).toFixed(1)),
      'p50, large (ms)': Number(percentile(big?.all ?? [], 0.5).toFixed(1)),
      'p99, sample (ms)': Number(percentile(small?.all ?? [], 0.99).toFixed(1)),
      'p99, large (ms)': Number(percentile(big?.all ?? [], 0.99).toFixed(1)),
    });
  }
  console.log(
    `\n${rounds} requests each, one after another, ${JSON.stringify(sample)} beside ${JSON.stringify(large)}\n`,
  );
  console.table(rows);
  console.table(
    sides.map(({ sizes, memory, site, content }) => ({
      articles: sizes.articles,
      cases: sizes.cases,
      'memory before (MB)': memory,
      'memory after (MB)': memoryOf(site.process.pid),
      'content queries': content.asked.length,
      'most entries in one query': Math.max(...content.asked.map(({ entries }) => entries)),
    })),
  );
} finally {
  for (const { site, content } of sides) {
    await site.stop();
    content.stop();
  }
}
