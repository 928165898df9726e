// Measures durable submissions a second, and the memory of the server while 200 visitors upload 10
// MB each at once.
import { Agent, request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../e2e/support/site.ts';
import { asVisitors, bindToCore, memoryOf, percentile, timed } from './support.ts';

const visitors = 32;
const seconds = 10;
/** Goal: submissions a second without a long wait. */
const wanted = 200;
const uploads = 200;
const uploadSize = 10_000_000 - 1000;
const boundary = 'the-boundary-of-the-benchmark';

const site = await startSite({
  settings: { ADMIN: 'off', LOG_LEVEL: 'error', FORM_LIMIT: '1000000000', DELIVERIES: 'off' },
});
const { pid } = site.process;
if (pid === undefined) throw new Error('The server has no process.');
bindToCore(0, pid);
bindToCore(1, process.pid);
const agent = new Agent({ keepAlive: true, maxSockets: uploads });

const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const piece = Buffer.alloc(64 * 1024, 'x');

let sent = 0;

/** Sends one form, its file in chunks as from a network. */
function send(fileSize: number): Promise<void> {
  sent += 1;
  const head = `${field('key', `benchmark-of-intake-${sent}`)}${field('name', 'M. Chan')}${field('email', `shop-${sent}@six.example`)}${field('message', `We sell noodles in ${sent} sizes.`)}`;
  const fileHead = fileSize
    ? `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="brief.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4\n`
    : '';
  const tail = `${fileSize ? '\r\n' : ''}--${boundary}--\r\n`;
  const length = Buffer.byteLength(head) + fileHead.length + fileSize + tail.length;
  function* pieces(): Generator<Buffer> {
    yield Buffer.from(head + fileHead);
    for (let left = fileSize; left > 0; left -= piece.length) yield piece.subarray(0, left);
    yield Buffer.from(tail);
  }
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'application/json',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': length,
    };
    const request = httpRequest(`${site.url}/contact-us`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
      if (answer.statusCode !== 200) reject(new Error(`A form was answered with ${answer.statusCode}.`));
    });
    request.on('error', reject);
    Readable.from(pieces()).pipe(request);
  });
}

/**
 * Sends forms for some seconds, by several visitors one after the other; returns the milliseconds
 * of each.
 *
 * @param time seconds
 */
async function sendFor(time: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + time * 1000;
  const isOver = () => performance.now() >= end;
  await asVisitors(visitors, isOver, async () => times.push(await timed(() => send(0))));
  return times;
}

/**
 * Sends forms at an even pace, without waiting for earlier answers; returns the milliseconds of
 * each and the answers a second.
 *
 * @param time seconds
 */
async function sendEvenly(time: number): Promise<{ readonly times: number[]; readonly answered: number }> {
  const begun = performance.now();
  const sending: Promise<number>[] = [];
  for (let passed = 0; passed < time; passed = (performance.now() - begun) / 1000) {
    while (sending.length < passed * wanted) sending.push(timed(() => send(0)));
    await pause(2);
  }
  const times = await Promise.all(sending);
  return { times, answered: times.length / ((performance.now() - begun) / 1000) };
}

try {
  await sendFor(2);
  const times = await sendFor(seconds);
  const evenly = await sendEvenly(seconds);
  await pause(2000);
  const before = memoryOf(pid, 'VmRSS');
  const took = await timed(() => Promise.all(Array.from({ length: uploads }, () => send(uploadSize))));
  const most = memoryOf(pid, 'VmHWM');
  const row = (pace: string, all: readonly number[], aSecond: number, goal: string) => ({
    pace,
    'a second': Math.round(aSecond),
    p50: `${percentile(all, 0.5).toFixed(1)} ms`,
    p99: `${percentile(all, 0.99).toFixed(1)} ms`,
    goal,
  });
  console.log(`\nSubmissions on SQLite, durable, ${seconds} s each, no deliveries\n`);
  console.table([
    row(`${visitors} visitors, as fast as it goes`, times, times.length / seconds, `≥ ${wanted} a second`),
    row(`${wanted} a second`, evenly.times, evenly.answered, 'p99 < 100 ms'),
  ]);
  console.log(`\n${uploads} uploads of 10 MB at once\n`);
  console.table([
    {
      seconds: (took / 1000).toFixed(1),
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
