// Sends every attack of benchmarks/attacks/ to a site of its own, once and then sixty times at once
// from one address, and prints for each how long a visitor waited for a small page meanwhile, and
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
 * In the order in which they are sent: the first ones meet a process that has answered neither
 * before.
 */
const attacks: readonly Attack[] = [
  ['first request to the panel', () => ({ path: '/admin/login' })],
  ['first request to the content API', () => ({ path: '/api?query={__typename}' })],
  ...contentApiAttacks,
  ...pageAttacks,
  ...panelAttacks,
];

/**
 * Milliseconds that a visitor may wait longer for a page that lies ready than without the attack.
 */
const goal = 100;
/** Milliseconds between two requests of the visitor. */
const every = 50;
/** Requests at once. */
const atOnce = 60;
/** Milliseconds that the visitor's wait without an attack is measured for, before each one. */
const calm = 1000;
/** Milliseconds after the start in which the site may load what strangers ask for first. */
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
    // As behind a proxy, where senders are told apart, with the limits that a site has unless it
    // sets others.
    TRUST_PROXY: '1',
    PAGE_LIMIT: '120',
    API_LIMIT: '3000',
    WARM_UP: 'on',
  },
});
const visitor = new Worker(new URL('./attacks/small-requests.ts', import.meta.url), {
  workerData: { url: `${site.url}/privacy-policy`, every },
});

/** Milliseconds of the visitor's longest wait since the last call. */
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
    // Each from an address of its own, so that no attack is refused for one before it.
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
    // Sixty of what holds the process for seconds by itself would take minutes to say the same.
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
