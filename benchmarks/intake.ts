// Durable submissions a second, and the memory of the server while 200 visitors upload 10 MB each at once.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../e2e/support/site.ts';

const visitors = 32;
const seconds = 10;
/** Submissions a second that have to be taken without anybody waiting for long. */
const wanted = 200;
const uploads = 200;
const uploadSize = 10_000_000 - 1000;
const boundary = 'the-boundary-of-the-benchmark';

const site = await startSite({
  settings: { ADMIN: 'off', LOG_LEVEL: 'error', FORM_LIMIT: '1000000000', DELIVERIES: 'off' },
});
const { pid } = site.process;
if (pid === undefined) throw new Error('The server has no process.');
if (os.availableParallelism() > 1) {
  // The server has one core to itself, this process the other.
  spawnSync('taskset', ['-a', '-c', '-p', '0', String(pid)]);
  spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
}
const agent = new Agent({ keepAlive: true, maxSockets: uploads });

const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

let sent = 0;

/** Sends one form, its file in pieces as a network brings them, and gives the status of the answer. */
function send(fileSize: number): Promise<number> {
  sent += 1;
  const head = `${field('key', `benchmark-of-intake-${sent}`)}${field('name', 'M. Chan')}${field('email', `shop-${sent}@six.example`)}${field('message', `We sell noodles in ${sent} sizes.`)}`;
  const fileHead = fileSize
    ? `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="brief.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n`
    : '';
  const tail = `${fileSize ? '\r\n' : ''}--${boundary}--\r\n`;
  const length = Buffer.byteLength(head) + fileHead.length + fileSize + tail.length;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${site.url}/contact-us`,
      {
        method: 'POST',
        agent,
        headers: {
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': length,
        },
      },
      (answer: IncomingMessage) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.on('error', reject);
    request.write(head + fileHead);
    const piece = Buffer.alloc(64 * 1024, 'x');
    let left = fileSize;
    const more = (): void => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length));
        left -= next.length;
        if (!request.write(next)) {
          request.once('drain', more);
          return;
        }
      }
      request.end(tail);
    };
    more();
  });
}

const mustBe200 = (status: number): void => {
  if (status !== 200) throw new Error(`A form was answered with ${status}.`);
};

/** Milliseconds of each submission, sent by so many visitors one after the other for some seconds. */
async function sendFor(time: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + time * 1000;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        mustBe200(await send(0));
        times.push(performance.now() - started);
      }
    }),
  );
  return times.sort((one, other) => one - other);
}

/** The same of submissions that come at an even pace, whether those before have been answered or not, and how many were answered a second. */
async function sendEvenly(time: number): Promise<{ readonly times: number[]; readonly answered: number }> {
  const begun = performance.now();
  const sending: Promise<number>[] = [];
  const one = async (): Promise<number> => {
    const started = performance.now();
    mustBe200(await send(0));
    return performance.now() - started;
  };
  for (let passed = 0; passed < time; passed = (performance.now() - begun) / 1000) {
    while (sending.length < passed * wanted) sending.push(one());
    await pause(2);
  }
  const times = await Promise.all(sending);
  const answered = times.length / ((performance.now() - begun) / 1000);
  return { times: times.sort((first, other) => first - other), answered };
}

/** Megabytes that the server has in memory, in all (`VmRSS`) and at most so far (`VmHWM`). */
function memory(): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

try {
  await sendFor(2);
  const times = await sendFor(seconds);
  const evenly = await sendEvenly(seconds);
  const at = (all: readonly number[], share: number) => `${(all[Math.floor(all.length * share)] ?? 0).toFixed(1)} ms`;
  await pause(2000);
  const before = memory().now;
  const started = performance.now();
  for (const status of await Promise.all(Array.from({ length: uploads }, () => send(uploadSize)))) mustBe200(status);
  const took = (performance.now() - started) / 1000;
  const { most } = memory();
  console.log(`\nSubmissions on SQLite, durable, ${seconds} s each, no deliveries\n`);
  console.table([
    {
      pace: `${visitors} visitors, as fast as it goes`,
      'a second': Math.round(times.length / seconds),
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      goal: `≥ ${wanted} a second`,
    },
    {
      pace: `${wanted} a second`,
      'a second': Math.round(evenly.answered),
      p50: at(evenly.times, 0.5),
      p99: at(evenly.times, 0.99),
      goal: 'p99 < 100 ms',
    },
  ]);
  console.log(`\n${uploads} uploads of 10 MB at once\n`);
  console.table([
    {
      seconds: took.toFixed(1),
      'memory before': `${Math.round(before)} MB`,
      'at most': `${Math.round(most)} MB`,
      more: `${Math.round(most - before)} MB`,
      goal: '< 150 MB more',
    },
  ]);
} finally {
  agent.destroy();
  await site.stop();
}
