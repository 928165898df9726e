import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// Requests one cached page repeatedly in a separate thread, so that the attacker's work does not
// delay it. Answers each message with the longest wait since the last one.

const { url, every } = workerData as { readonly url: string; readonly every: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until the answer is complete or the site has closed the connection. */
function ask(): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const waited = () => resolve(performance.now() - started);
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.once('close', waited);
    })
      // A process that is blocked for longer than its timeouts closes the connection.
      .once('error', waited)
      .end();
  });
}

let longest = 0;
let isAsked = false;
parentPort?.on('message', () => {
  isAsked = true;
});

for (;;) {
  longest = Math.max(longest, await ask());
  if (isAsked) {
    parentPort?.postMessage(longest);
    isAsked = false;
    longest = 0;
  }
  await pause(every);
}
