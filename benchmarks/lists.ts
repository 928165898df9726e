// The time of list, filter, page, article and search with the sample's numbers of entries beside ten thousand articles and a thousand cases, in one run.
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { words } from '#words';
import { startSite } from '../e2e/support/site.ts';
import { craftHost } from '../src/content/craft/host.ts';
import { craftContentSource } from '../src/content/craft/source.ts';
import { SearchIndex } from '../src/content/search/search-index.ts';
import { type ContentStandIn, startContentStandIn } from './content-stand-in.ts';
import { generatedContent, type Sizes } from './generated-content.ts';

const sample: Sizes = { articles: 35, cases: 10 };
const large: Sizes = { articles: 10_000, cases: 1000 };

/** As the search box asks while somebody types: for each letter once more. */
const typed = 'typhoon';
/** Words of the generated content: they stand in nearly every article, which no real ones do. */
const searched = ['harbour', 'typhoon market', 'lantern order', 'ferrry'];

const pages = [
  { name: 'list /insights', path: () => '/insights' },
  { name: 'filter ?category=', path: () => '/insights?category=design' },
  // The sample has three, of which each is kept for a second; of the thousand every one is rendered.
  {
    name: 'page ?page=',
    path: (turn: number, { articles = 0 }: Sizes) => `/insights?page=${2 + (turn % (Math.ceil(articles / 10) - 1))}`,
  },
  { name: 'article', path: (turn: number, { articles = 0 }: Sizes) => `/insights/article-${(turn * 37) % articles}` },
  { name: 'list /work', path: () => '/work' },
  { name: 'filter ?type=', path: () => '/work?type=retail' },
  { name: 'search /search?q=', path: (turn: number) => `/search?q=${searched[turn % searched.length]}` },
  { name: 'search while typing', path: (turn: number) => `/search?q=${typed.slice(0, 1 + (turn % typed.length))}` },
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

type Side = Awaited<ReturnType<typeof startWith>>;

/** Milliseconds until the whole page is there. A query that no page knows makes the address new to nobody but the browser. */
async function milliseconds(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - start;
}

const forSearch = new Set(['getWorks', 'getInsightWords']);

/** How long a visitor waits around a publication, and how long until what was published is found. */
async function publication({ apiUrl }: ContentStandIn, rounds: number) {
  const index = new SearchIndex({
    ...craftContentSource(craftHost({ apiUrl, siteOrigin: 'https://site.example' })),
    page: async () => null,
    pages: async () => [],
    navigation: async () => words.navigation,
    facts: async () => new Map(),
  });
  const timed = async (query: string): Promise<number> => {
    const start = performance.now();
    await index.find(query);
    return performance.now() - start;
  };
  const built = await timed('harbour');
  index.invalidate();
  const first = await timed('harbour');
  const after: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) after.push(await timed(searched[turn % searched.length] ?? ''));
  return {
    'nothing yet: built and answered (ms)': Math.round(built),
    'first after a publication (ms)': Math.round(first),
    'p50 after it (ms)': Number(percentile(after, 0.5).toFixed(1)),
    'p99 after it (ms)': Number(percentile(after, 0.99).toFixed(1)),
  };
}

/** Milliseconds of one kind of page, with few entries and with many. */
export interface ListRow {
  readonly page: string;
  readonly few: { readonly first: number; readonly p50: number; readonly p99: number };
  readonly many: { readonly first: number; readonly p50: number; readonly p99: number };
}

async function timesOf(sides: readonly [Side, Side], { path }: (typeof pages)[number], rounds: number) {
  const times: { first: number; all: number[] }[] = [];
  for (const side of sides) times.push({ first: await milliseconds(side.site.url + path(0, side.sizes)), all: [] });
  // Turn and turn about, so that a noisy moment of the machine meets both.
  for (let turn = 1; turn <= rounds; turn += 1) {
    for (const [index, side] of sides.entries()) {
      times[index]?.all.push(await milliseconds(side.site.url + path(turn, side.sizes)));
    }
  }
  return times.map(({ first, all }) => ({ first, p50: percentile(all, 0.5), p99: percentile(all, 0.99) }));
}

async function rowsOf(sides: readonly [Side, Side], rounds: number): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  for (const page of pages) {
    const [few, many] = await timesOf(sides, page, rounds);
    if (few && many) rows.push({ page: page.name, few, many });
  }
  return rows;
}

async function withBothSides<Result>(run: (sides: readonly [Side, Side]) => Promise<Result>): Promise<Result> {
  const sides = [await startWith(sample), await startWith(large)] as const;
  try {
    return await run(sides);
  } finally {
    for (const { site, content } of sides) {
      await site.stop();
      content.stop();
    }
  }
}

/** @param rounds how often each page is asked for on each side */
export const measureLists = ({ rounds = 200 } = {}): Promise<ListRow[]> =>
  withBothSides((sides) => rowsOf(sides, rounds));

function printRows(rows: readonly ListRow[]): void {
  console.table(
    rows.map(({ page, few, many }) => {
      const row: Record<string, string | number> = { page };
      for (const what of ['first', 'p50', 'p99'] as const) {
        row[`${what}, sample (ms)`] = Number(few[what].toFixed(1));
        row[`${what}, large (ms)`] = Number(many[what].toFixed(1));
        row[`${what}, ratio`] = Number((many[what] / few[what]).toFixed(2));
      }
      return row;
    }),
  );
}

function printSides(sides: readonly [Side, Side]): void {
  console.log(
    '\nThe content host that stands in for a real one, alone: its own time for each query of the pages above\n',
  );
  const operations = new Set(sides.flatMap(({ content }) => content.asked.map(({ name }) => name)));
  console.table(
    [...operations].map((name) => {
      const [small = [], big = []] = sides.map(({ content }) =>
        content.asked.filter((one) => one.name === name).map(({ milliseconds }) => milliseconds),
      );
      return {
        query: name,
        'times, large': big.length,
        'p50, sample (ms)': Number(percentile(small, 0.5).toFixed(1)),
        'p50, large (ms)': Number(percentile(big, 0.5).toFixed(1)),
        'p99, large (ms)': Number(percentile(big, 0.99).toFixed(1)),
      };
    }),
  );
  console.table(
    sides.map(({ sizes, memory, site, content }) => ({
      articles: sizes.articles,
      cases: sizes.cases,
      'memory before (MB)': memory,
      'memory after (MB)': memoryOf(site.process.pid),
      'content queries': content.asked.length,
      'most entries in one query of a page': Math.max(
        ...content.asked.filter(({ name }) => !forSearch.has(name)).map(({ entries }) => entries),
      ),
    })),
  );
}

if (import.meta.main)
  await withBothSides(async (sides) => {
    const rounds = 200;
    const rows = await rowsOf(sides, rounds);
    console.log(
      `\n${rounds} requests each, one after another, ${JSON.stringify(sample)} beside ${JSON.stringify(large)}. Load of the machine: ${os.loadavg()[0]?.toFixed(1)}\n`,
    );
    printRows(rows);
    printSides(sides);
    console.log('\nThe index of the search, in a process of its own with the content host\n');
    const publications = [];
    for (const { sizes, content } of sides)
      publications.push({ articles: sizes.articles, ...(await publication(content, rounds)) });
    console.table(publications);
  });
