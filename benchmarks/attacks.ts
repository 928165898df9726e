// Sends every attack of benchmarks/attacks/ to a separate site, once and then sixty times at once
// from one address. Prints for each how long a visitor waits for a small page during it, and
// without it.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSite } from '../e2e/support/site.ts';
import { type Attack, send, type Target } from './attacks/attack.ts';
import { contentApiAttacks } from './attacks/content-api.ts';
import { pageAttacks } from './attacks/pages.ts';
import { panelAttacks } from './attacks/panel.ts';

/**
 * Attacks in the order of sending: first requests to panel and content API come first, before the
 * process has served either.
 */
const attacks: readonly Attack[] = [
  ['first request to the panel', () => ({ path: '/admin/login' })],
  ['first request to the content API', () => ({ path: '/api?query={__typename}' })],
  ...contentApiAttacks,
  ...pageAttacks,
  ...panelAttacks,
];

/** Milliseconds that an attack may add to a visitor's wait for a cached page. */
const goal = 100;
/** Milliseconds between two requests of the visitor. */
const every = 50;
/** Requests at once. */
const atOnce = 60;
/** Milliseconds of measuring the visitor's wait without an attack, before each one. */
const calm = 1000;
/** Milliseconds after the start for the site's warm-up of first requests. */
const settling = 15_000;

const email = 'desk@agency.example';
const password = 'a password for the attacks';
const only = process.argv[2];

const site = await startSite({
  settings: {
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'warn',
    DELIVERIES: 'off',
    // As behind a proxy, which names client IPs, with the default limits of a site.
    TRUST_PROXY: '1',
    PAGE_LIMIT: '120',
    API_LIMIT: '3000',
    WARM_UP: 'on',
  },
});
const visitor = new Worker(new URL('./attacks/small-requests.ts', import.meta.url), {
  workerData: { url: `${site.url}/privacy-policy`, every },
});

/** Longest wait of the visitor since the last call, in ms. */
async function longestWait(): Promise<number> {
  visitor.postMessage('say');
  const [longest] = (await once(visitor, 'message')) as [number];
  return longest;
}

async function waitDuring(work: () => Promise<unknown>): Promise<number> {
  await longestWait();
  await work();
  return longestWait();
}

async function signedIn(): Promise<Target> {
  const post = async (path: string, body: object, cookie = '') =>
    fetch(`${site.url}/cms${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
  const answer = await post('/users/login', { email, password });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const shared = await post('/preview-links/share', { collection: 'pages', record: 1, hours: 24 }, cookie);
  const { path } = (await shared.json()) as { path: string };
  return { url: site.url, cookie, shared: path };
}

try {
  const starting = await waitDuring(() => pause(settling));
  console.log(`Longest wait in the ${settling / 1000} seconds after the start: ${Math.round(starting)} ms`);
  let target: Target = { url: site.url, cookie: '', shared: '' };
  const rows = [];
  for (const [index, [name, shot, most = atOnce]] of attacks.entries()) {
    if (only && !name.includes(only)) continue;
    if (!name.startsWith('first') && target.cookie === '') target = await signedIn();
    // Each attack has its own client IP, so that no limit of an earlier one refuses it.
    const from = `203.0.113.${index + 1}`;
    const statuses = new Set<number>();
    const shots = async (numbers: readonly number[]) => {
      for (const status of await Promise.all(numbers.map((n) => send(site.url, from, shot(n, target)))))
        statuses.add(status);
    };
    const written = site.output().length;
    const without = await waitDuring(() => pause(calm));
    const one = await waitDuring(() => shots([0]));
    const began = performance.now();
    // Skips the sixty where one request already blocks the process for seconds: minutes for the
    // same result.
    const count = one - without > 20 * goal ? 0 : most;
    const many = Array.from({ length: count }, (_, n) => n + 1);
    const sixty = count > 0 ? await waitDuring(() => shots(many)) : undefined;
    const longest = Math.max(one, sixty ?? 0);
    process.stdout.write(`${name}: ${Math.round(longest)} ms\n`);
    rows.push({
      attack: name,
      answered: [...statuses].join(', '),
      'without (ms)': Math.round(without),
      'one (ms)': Math.round(one),
      'at once (ms)': sixty === undefined ? '-' : Math.round(sixty),
      ratio: Math.round((10 * longest) / without) / 10,
      'took (ms)': Math.round(performance.now() - began),
      'log (bytes each)': Math.round((site.output().length - written) / (many.length + 1)),
      [`${goal} ms more at most`]: longest - without <= goal ? 'yes' : 'NO',
    });
  }
  console.table(rows);
} finally {
  await visitor.terminate();
  await site.stop();
}
