import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A visitor who asks for one kept page again and again, in a thread of its own: what the attacker's side is busy with does not
// count. Told to, it says how long the longest answer took since it was last asked.

const { url, every } = workerData as { readonly url: string; readonly every: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until the whole answer is there. */
function ask(): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - started));
    })
      .once('error', reject)
      .end();
  });
}

let longest = 0;
let asked = 0;
let told = false;
parentPort?.on('message', () => {
  told = true;
});

for (;;) {
  longest = Math.max(longest, await ask());
  asked += 1;
  if (told) {
    parentPort?.postMessage({ longest, asked });
    told = false;
    longest = 0;
    asked = 0;
  }
  await pause(every);
}
