// The panel's list, publishing, the first rendering and the sitemap with the sample's pages and articles beside five hundred and ten thousand, in one run.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addEditor, type Editor, signedIn } from '../e2e/support/editor.ts';
import { type Site, startSite } from '../e2e/support/site.ts';

const account = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this run' };
const editor = 'ann@agency.example';

/** Copies one row of a table, with other values in some of its columns; the others stay. */
function copier(database: DatabaseSync, table: string, changed: readonly string[]) {
  const columns = database.prepare(`pragma table_info("${table}")`).all() as { readonly name: string }[];
  const kept = columns.map(({ name }) => name).filter((name) => name !== 'id' && !changed.includes(name));
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const statement = database.prepare(
    `insert into "${table}" (${quoted([...changed, ...kept])})
     select ${[...changed.map(() => '?'), ...kept.map((name) => `"${name}"`)].join(', ')} from "${table}" where id = ?`,
  );
  return (values: readonly (string | number)[], from: number): number =>
    Number(statement.run(...values, from).lastInsertRowid);
}

/** Fills the database of a site that has been stopped: copies of the home page and of one article, with their newest versions. */
function fill(directory: string, pages: number, articles: number): void {
  const database = new DatabaseSync(path.join(directory, 'site.db'));
  database.exec('begin');
  const idOf = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0]);
  const home = idOf(`select id from pages where path = '/web-design'`);
  const words = idOf(`select id from pages_locales where _parent_id = ${home}`);
  const version = idOf(`select id from _pages_v where parent_id = ${home} and latest = 1`);
  const versionWords = idOf(`select id from _pages_v_locales where _parent_id = ${version}`);
  const page = copier(database, 'pages', ['path']);
  const pageWords = copier(database, 'pages_locales', ['_parent_id', 'title']);
  const pageVersion = copier(database, '_pages_v', ['parent_id', 'version_path']);
  const pageVersionWords = copier(database, '_pages_v_locales', ['_parent_id', 'version_title']);
  for (let number = 1; number <= pages; number += 1) {
    const title = `A page of many, number ${number}`;
    const id = page([`/many/page-${number}`], home);
    pageWords([id, title], words);
    pageVersionWords([pageVersion([id, `/many/page-${number}`], version), title], versionWords);
  }
  const first = idOf('select id from insights order by id limit 1');
  const category = idOf(
    `select id from insights_rels where parent_id = ${first} and article_categories_id is not null`,
  );
  const article = copier(database, 'insights', ['slug', 'title', 'post_date']);
  /** One every hour, back from here. */
  const newest = Date.UTC(2024, 0, 1);
  const postDate = (number: number) => new Date(newest - number * 3_600_000).toISOString();
  const relation = copier(database, 'insights_rels', ['parent_id']);
  for (let number = 1; number <= articles; number += 1)
    relation([article([`many-${number}`, `An article of many, number ${number}`, postDate(number)], first)], category);
  database.exec('commit');
  database.close();
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return text;
}

/** All addresses of a site: the file itself, or every one that it names. */
async function readSitemap(site: Site): Promise<void> {
  const sitemap = await textOf(`${site.url}/sitemap.xml`);
  if (!sitemap.includes('<sitemapindex')) return;
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
    await textOf(`${site.url}${new URL(address).pathname}`);
}

/** From the press of the button until a visitor reads it. */
async function publish(site: Site, desk: Editor, id: number, words: string): Promise<void> {
  await desk.ask('PATCH', `pages/${id}?depth=0`, { description: words, _status: 'published' });
  while (!(await textOf(`${site.url}/strategy`)).includes(words)) await new Promise((next) => setTimeout(next, 20));
}

export interface Side {
  readonly name: string;
  readonly site: Site;
  readonly desk: Editor;
  readonly strategy: number;
  readonly times: Map<string, number[]>;
  readonly directory: string;
}

export async function startWith(name: string, pages: number, articles: number): Promise<Side> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  const before = await startSite({ settings: account, dataDirectory: directory });
  await addEditor(await signedIn(before, account.ADMIN_EMAIL, account.ADMIN_PASSWORD), editor, account.ADMIN_PASSWORD);
  await before.stop();
  fill(directory, pages, articles);
  const site = await startSite({ settings: account, dataDirectory: directory });
  const desk = await signedIn(site, editor, account.ADMIN_PASSWORD);
  return { name, site, desk, strategy: await desk.idOf('pages', 'path', '/strategy'), times: new Map(), directory };
}

/** Milliseconds of what editors and visitors do, with the sample's entries and with many. */
export interface PagesRow {
  readonly what: string;
  readonly few: number;
  readonly many: number;
}

const names = ['sample', '500 pages, 10,000 articles'] as const;

/** @param rounds how often each thing is done on each side; the first, in which everything is read anew, is not counted */
export async function measurePages({ rounds = 9 } = {}): Promise<PagesRow[]> {
  const sides = [await startWith(names[0], 0, 0), await startWith(names[1], 500, 10_000)];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { site, desk, strategy, times } of sides) {
        const note = async (what: string, run: () => Promise<unknown>): Promise<void> => {
          times.set(what, [...(times.get(what) ?? []), await timed(run)]);
        };
        const words = `What a page is for, said in as many letters as a description has to have, time ${round}.`;
        await note('list in the panel', () => desk.ask('GET', 'pages?draft=true&limit=50&sort=path&depth=0'));
        await note('publish, until it is read', () => publish(site, desk, strategy, words));
        await note('first rendering', () => textOf(`${site.url}/web-development`));
        await note('the same, kept', () => textOf(`${site.url}/web-development`));
        await note('sitemap', () => readSitemap(site));
      }
    }
    return [...(sides[0]?.times.keys() ?? [])].map((what) => {
      const [few = 0, many = 0] = sides.map(({ times }) => median((times.get(what) ?? []).slice(1)));
      return { what, few, many };
    });
  } finally {
    for (const { site, directory } of sides) {
      await site.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

if (import.meta.main) {
  const rounds = 9;
  const rows = await measurePages({ rounds });
  console.log(
    `\n${os.cpus()[0]?.model ?? 'unknown'}, ${os.cpus().length} cores; medians of ${rounds - 1}, milliseconds\n`,
  );
  console.log(`| | ${names.join(' | ')} | ratio |\n|---|---|---|---|`);
  for (const { what, few, many } of rows)
    console.log(`| ${what} | ${few.toFixed(1)} | ${many.toFixed(1)} | ${(many / few).toFixed(2)} |`);
}
