// Compares the waits of visitors while an article is published every few seconds with those without
// publications: with ten thousand articles, alternating in one run. `npm run bench -- publication`
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { addEditor, signedIn } from '../e2e/support/panel/editor.ts';
import { startSite } from '../e2e/support/site.ts';
import { percentile, timed } from './support.ts';

/** Number of concurrent visitors, and milliseconds that each looks at a page before the next. */
const visitors = 16;
const looks = 20;
/** Milliseconds of a round and between two publications, and number of rounds of each kind. */
const turn = 15_000;
const between = 3000;
const rounds = 3;

/** Popular addresses, requested more often than the rest. */
const hot = [
  '/',
  '/',
  '/',
  '/work',
  '/insights',
  '/about-us',
  '/web-development',
  '/services/ecommerce',
  '/contact-us',
];
const others = Array.from({ length: 10 }, (_, number) => `/insights/many-${number * 37 + 1}`);
const asked = [...hot, ...others];

/** Returns a function that copies a row of a table with new values in the changed columns. */
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

/** Fills the database of a stopped site with copies of one article. */
function fill(directory: string, articles: number): void {
  const database = new DatabaseSync(path.join(directory, 'site.db'));
  database.exec('begin');
  const idOf = (query: string): number => Number(Object.values(database.prepare(query).get() ?? {})[0]);
  const first = idOf('select id from insights order by id limit 1');
  const category = idOf(
    `select id from insights_rels where parent_id = ${first} and article_categories_id is not null`,
  );
  const article = copier(database, 'insights', ['slug', 'title', 'post_date']);
  /** Date of the newest copy; the others go back an hour each. */
  const newest = Date.UTC(2024, 0, 1);
  const postDate = (number: number) => new Date(newest - number * 3_600_000).toISOString();
  const relation = copier(database, 'insights_rels', ['parent_id']);
  for (let number = 1; number <= articles; number += 1)
    relation([article([`many-${number}`, `An article of many, number ${number}`, postDate(number)], first)], category);
  database.exec('commit');
  database.close();
}

/** Starts a site with that many articles besides the sample, and signs in one of its editors. */
async function startWith(articles: number) {
  const settings = { ADMIN_EMAIL: 'desk@agency.example', ADMIN_PASSWORD: 'a password for this run' };
  const editor = 'ann@agency.example';
  const directory = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  const before = await startSite({ settings, dataDirectory: directory });
  const administrator = await signedIn(before, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
  await addEditor(administrator, editor, settings.ADMIN_PASSWORD);
  await before.stop();
  fill(directory, articles);
  const site = await startSite({ settings, dataDirectory: directory });
  return { site, desk: await signedIn(site, editor, settings.ADMIN_PASSWORD), directory };
}

const agent = new Agent({ keepAlive: true, maxSockets: visitors });

/** Resolves when the page is complete. */
const ask = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
    }).on('error', reject);
  });

const { site, desk, directory } = await startWith(10_000);

/** Requests one page after the other until the round is over; returns the milliseconds of each. */
async function visit(until: number, from: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = from; performance.now() < until; step += 7) {
    times.push(await timed(() => ask(site.url + asked[step % asked.length])));
    await pause(looks);
  }
  return times;
}

let publications = 0;

async function publishUntil(article: number, until: number): Promise<void> {
  while (performance.now() + between < until) {
    await pause(between);
    publications += 1;
    await desk.ask('PATCH', `insights/${article}?depth=0`, {
      description: `What an article is about, said for the ${publications}th time.`,
      _status: 'published',
    });
  }
}

try {
  const article = await desk.idOf('insights', 'slug', 'two-languages-one-address');
  // Renders everything once and leaves time for the strongest compression.
  for (const address of asked) await ask(site.url + address);
  await pause(10_000);
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [times, publishes] of [
      [quiet, false],
      [busy, true],
    ] as const) {
      const until = performance.now() + turn;
      const all = Array.from({ length: visitors }, (_, number) => visit(until, number));
      if (publishes) await publishUntil(article, until);
      times.push(...(await Promise.all(all)).flat());
    }
  const row = (what: string, times: readonly number[]) => ({
    what,
    requests: times.length,
    'p50, ms': Number(percentile(times, 0.5).toFixed(1)),
    'p99, ms': Number(percentile(times, 0.99).toFixed(1)),
    'p99.9, ms': Number(percentile(times, 0.999).toFixed(1)),
    'longest, ms': Math.round(percentile(times, 1)),
  });
  console.table([row('nothing is published', quiet), row(`${publications} publications`, busy)]);
  process.stdout.write(`p99 is ${(percentile(busy, 0.99) / percentile(quiet, 0.99)).toFixed(2)} times as long.\n`);
} finally {
  await site.stop();
  rmSync(directory, { recursive: true, force: true });
}
