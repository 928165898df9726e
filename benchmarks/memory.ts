// Measures the server's memory after large uploads, publications and visits, one after the other.
// `npm run bench -- memory` takes half an hour; UPLOADS, PUBLICATIONS and VISITS set the number of
// each.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Editor, signedIn } from '../e2e/support/panel/editor.ts';
import { startSite } from '../e2e/support/site.ts';
import { asVisitors, memoryOf, timed } from './support.ts';

const count = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const uploads = count('UPLOADS', 200);
const publications = count('PUBLICATIONS', 500);
const visits = count('VISITS', 20_000);
/** Number of concurrent visitors. */
const visitors = 16;
/** Goal of the design: megabytes at most after everything. */
const goal = 600;

const email = 'desk@agency.example';
const password = 'a password for the memory';

const site = await startSite({
  settings: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: 'error', DELIVERIES: 'off' },
});
const pid = site.process.pid ?? 0;

/** Ids of the server process and its descendants. */
function family(process: number): number[] {
  const threads = readdirSync(`/proc/${process}/task`);
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/${process}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [process, ...children.flatMap(family)];
}

const megabytes = (name: 'VmRSS' | 'VmHWM'): number =>
  Math.round(family(pid).reduce((sum, process) => sum + memoryOf(process, name), 0));

const rows: object[] = [];

/** Runs an action and notes the memory half a minute later, when its background work is done. */
async function after(what: string, run: () => Promise<unknown>): Promise<void> {
  const minutes = ((await timed(run)) / 60_000).toFixed(1);
  await pause(30_000);
  const row = { after: what, minutes, 'now, MB': megabytes('VmRSS'), 'at most so far, MB': megabytes('VmHWM') };
  rows.push(row);
  console.log(JSON.stringify(row));
}

/** Photograph that hardly compresses: 3,600 × 2,400 px of grain, eight megabytes. */
async function photograph(): Promise<File> {
  const grain = { width: 3600, height: 2400, channels: 3, background: '#777' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 38 } as const;
  const bytes = await sharp({ create: { ...grain, noise } })
    .jpeg({ quality: 96 })
    .toBuffer();
  console.log(`One picture has ${(bytes.length / 1e6).toFixed(1)} MB.`);
  return new File([new Uint8Array(bytes)], 'grain.jpg', { type: 'image/jpeg' });
}

async function upload(editor: Editor): Promise<void> {
  const file = await photograph();
  for (let turn = 0; turn < uploads; turn += 1) await editor.upload('media', { alt: `Grain ${turn}` }, file);
  for (;;) {
    const { docs = [] } = await editor.ask('GET', 'media?where[sizesDue][exists]=true&limit=1&depth=0');
    if (docs.length === 0) return;
    await pause(1000);
  }
}

async function publish(editor: Editor): Promise<void> {
  const { docs = [] } = await editor.ask('GET', 'insights?limit=30&depth=0');
  for (let turn = 0; turn < publications; turn += 1) {
    const id = docs[turn % docs.length]?.id;
    await editor.ask('PATCH', `insights/${id}?depth=0`, { _status: 'published' });
  }
}

async function visit(): Promise<void> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
  let asked = 0;
  const isOver = () => asked >= visits;
  await asVisitors(visitors, isOver, async () => {
    asked += 1;
    await (await fetch(site.url + paths[asked % paths.length])).arrayBuffer();
  });
}

try {
  const editor = await signedIn(site, email, password);
  await after('the start and a first visit of all pages', visit);
  await after(`${uploads} uploads of 8 MB`, () => upload(editor));
  await after(`${publications} publications`, () => publish(editor));
  await after(`${visits} visits`, visit);
  await after(`${visits} visits more`, visit);
  console.table(rows);
  console.log(`Goal: at most ${goal} MB at the end, and no more after the last visits than before them.`);
} finally {
  await site.stop();
}
