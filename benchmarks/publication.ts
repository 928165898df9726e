// How long visitors wait while something is published every few seconds, beside the same visitors while nothing is: with five hundred pages and
// ten thousand articles, turn and turn about in one run. `npm run bench -- publication`
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Side, startWith } from './pages.ts';

/** Visitors at the same time, and milliseconds that each looks at a page before the next. */
const visitors = 16;
const looks = 20;
/** Milliseconds of one turn, between two publications, and how many turns there are of each kind. */
const turn = 15_000;
const between = 3000;
const rounds = 3;

/** What most people ask for, more often than the rest. */
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

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const agent = new Agent({ keepAlive: true, maxSockets: visitors });

/** Milliseconds until the whole page is there. */
const ask = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - begun)
          : reject(new Error(`${url} answered ${answer.statusCode}.`)),
      );
    }).on('error', reject);
  });

/** Asks for one page after the other until the turn is over, and gives how many milliseconds each took. */
async function visit({ site }: Side, until: number, from: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = from; performance.now() < until; step += 7) {
    times.push(await ask(site.url + asked[step % asked.length]));
    await pause(looks);
  }
  return times;
}

let publications = 0;

async function publishUntil({ desk }: Side, article: number, until: number): Promise<void> {
  while (performance.now() + between < until) {
    await pause(between);
    publications += 1;
    await desk.ask('PATCH', `insights/${article}?depth=0`, {
      description: `What an article is about, said for the ${publications}th time.`,
      _status: 'published',
    });
  }
}

const side = await startWith('many', 500, 10_000);
try {
  const article = await side.desk.idOf('insights', 'slug', 'two-languages-one-address');
  // Everything is made ready once, and as small as it gets.
  for (const address of asked) await ask(side.site.url + address);
  await pause(10_000);
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [times, publishes] of [
      [quiet, false],
      [busy, true],
    ] as const) {
      const until = performance.now() + turn;
      const all = Array.from({ length: visitors }, (_, number) => visit(side, until, number));
      if (publishes) await publishUntil(side, article, until);
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
  await side.site.stop();
  rmSync(side.directory, { recursive: true, force: true });
}
