// Sends every attack of benchmarks/attacks/ to a site of its own, and prints for each how long a visitor waited meanwhile.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSite } from '../e2e/support/site.ts';
import { attacks } from './attacks/all.ts';

/** Milliseconds that a visitor may wait for a page that lies ready, whatever somebody else does. */
const goal = 100;
/** Milliseconds between two requests of the visitor. */
const every = 3;

const email = 'desk@agency.example';
const password = 'a password for the attacks';
const only = process.argv[2];

const site = await startSite({
  settings: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: 'warn', DELIVERIES: 'off' },
});
const visitor = new Worker(new URL('./attacks/small-requests.ts', import.meta.url), {
  workerData: { url: `${site.url}/privacy-policy`, every },
});

/** The longest wait since it was last asked for, and how many requests it is the longest of. */
async function longestWait(): Promise<{ longest: number; asked: number }> {
  visitor.postMessage('say');
  const [said] = (await once(visitor, 'message')) as [{ longest: number; asked: number }];
  return said;
}

try {
  // The panel wakes with its first request, which is no attack's fault.
  await fetch(`${site.url}/admin/login`);
  const signedIn = await fetch(`${site.url}/cms/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';

  const rows = [];
  for (const { name, send } of attacks.filter((attack) => !only || attack.name.includes(only))) {
    await pause(300);
    await longestWait();
    const started = performance.now();
    const answer = await send({ url: site.url, cookie });
    const took = performance.now() - started;
    const { longest, asked } = await longestWait();
    rows.push({
      attack: name,
      answered: [...new Set([answer].flat())].join(', '),
      'took (ms)': Math.round(took),
      'small requests beside it': asked,
      'longest of them (ms)': Math.round(longest),
      [`at most ${goal} ms`]: longest <= goal ? 'yes' : 'NO',
    });
  }
  console.table(rows);
} finally {
  await visitor.terminate();
  await site.stop();
}
