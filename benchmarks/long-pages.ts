// The time to render a page of forty sections beside one of eight, and what each section more costs.
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Editor, signedIn } from '../e2e/support/editor.ts';
import { publishLongPage } from '../e2e/support/long-page.ts';
import { startSite } from '../e2e/support/site.ts';

const rounds = 40;
const sizes = [8, 40] as const;
const email = 'desk@agency.example';
const password = 'a password for the benchmark';

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds until the whole page is there, with what was published last. */
async function milliseconds(url: string, said: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  const taken = performance.now() - start;
  if (!html.includes(said)) throw new Error(`${url} answered ${response.status}, without "${said}".`);
  return taken;
}

const site = await startSite({ settings: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn' } });

/** Every page names facts: once one has changed, each is rendered anew. */
async function forget(desk: Editor, fact: number, turn: number): Promise<string> {
  const value = `${1400 + turn}+`;
  await desk.ask('PATCH', `facts/${fact}`, { value });
  // What is published is seen a moment later, on every page at once: the home page says the fact too.
  while (!(await (await fetch(site.url)).text()).includes(value)) await pause(20);
  // Until the search index has read the pages again, too.
  await pause(500);
  return value;
}

try {
  const desk = await signedIn(site, email, password);
  const fact = await desk.idOf('facts', 'token', 'projects');
  const pages = [];
  for (const size of sizes)
    pages.push({ size, path: await publishLongPage(desk, size), times: [] as number[], kept: [] as number[] });
  for (let turn = 0; turn < rounds; turn += 1) {
    const said = await forget(desk, fact, turn);
    // Turn and turn about: the first of a round also reads the facts again.
    const round = turn % 2 === 0 ? pages : pages.toReversed();
    for (const page of round) {
      page.times.push(await milliseconds(site.url + page.path, said));
      page.kept.push(await milliseconds(site.url + page.path, said));
    }
  }
  console.log(
    `\n${rounds} renderings each, turn and turn about. Load of the machine: ${os.loadavg()[0]?.toFixed(1)}\n`,
  );
  console.table(
    pages.map(({ size, times, kept }) => ({
      sections: size,
      'rendered, p50 (ms)': Number(median(times).toFixed(1)),
      'for each section (ms)': Number((median(times) / size).toFixed(2)),
      'kept, p50 (ms)': Number(median(kept).toFixed(1)),
    })),
  );
  const [small, large] = pages.map(({ times }) => median(times));
  const more = ((large ?? 0) - (small ?? 0)) / (sizes[1] - sizes[0]);
  // Side by side in one run, so that a slow machine is slow for both.
  const bound = (small ?? 0) / sizes[0];
  console.log(`\nEach section more: ${more.toFixed(2)} ms; a section of the short page: ${bound.toFixed(2)} ms.\n`);
  if (more > bound) throw new Error('A section of a long page takes longer than one of a short page.');
} finally {
  await site.stop();
}
