// `npm run bench -- faults`: visitors send forms to real server processes that are killed, run out
// of disk space and deliver to failing services. Ends with 1 unless receipts of visitors, rows and
// deliveries agree.
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inPostgres, inSqlite } from './faults/database.ts';
import { makeDisk } from './faults/disk.ts';
import { startOtherSide } from './faults/other-side.ts';
import { randomFrom, readPlan } from './faults/plan.ts';
import { watchServer } from './faults/server.ts';
import { judge, openDeliveries, tryAllAgain } from './faults/verdict.ts';
import { type Ledger, makeForm, sendUntilReceipt } from './faults/visitor.ts';
import { asVisitors } from './support.ts';

/** Divisor of the pauses between attempts: three days become some minutes. */
const pace = 30;
/** Timeout of other services, in seconds. */
const timeout = 1;
/** Lease of a delivery with that timeout and a margin, in ms. */
const longestAttempt = 10 * timeout * 1000 + 1000;

const plan = readPlan(process.argv.slice(2));
const { submissions, kills, fullDisks, visitors, seed } = plan;
const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const say = (line: string) => process.stdout.write(`[${seconds().toFixed(0).padStart(5)} s] ${line}\n`);

const disk = makeDisk(64_000_000 + submissions * 12_000);
const place = plan.postgres ? await inPostgres() : inSqlite(disk.folder);
const other = await startOtherSide(randomFrom(seed + 1));
let diskIsFull = false;
const server = await watchServer(
  {
    DATA_DIR: disk.folder,
    ADMIN: 'off',
    LOG_LEVEL: 'error',
    FORM_LIMIT: '1000000000',
    DELIVERY_PACE: String(pace),
    DELIVERY_PATIENCE: String(timeout),
    // Content is unreachable during the whole run: the site accepts applications all the same, and
    // no sample content fills the disk.
    CONTENT_API_URL: 'http://127.0.0.1:1',
    ...other.settings,
    ...place.settings,
  },
  () => diskIsFull,
);
say(`seed ${seed}: ${submissions} submissions by ${visitors} visitors, ${kills} kills, ${fullDisks} full disks`);
say(
  disk.size
    ? `data folder on a tmpfs of ${Math.round(disk.size / 1e6)} MB`
    : 'no tmpfs may be mounted here: the disk is never full',
);
await server.ready();

const ledger: Ledger = { receipts: new Map(), attempts: 0, cut: 0, refused: {} };
const done = () => ledger.receipts.size;

/** Runs an action several times, spread over the run by the number of sent forms. */
async function spread(times: number, random: () => number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const at = ((time + random()) / (times + 1)) * submissions;
    while (done() < at) await pause(10);
    await act();
  }
}

let killed = 0;
const killRandom = randomFrom(seed + 2);
const killing = spread(kills, killRandom, async () => {
  // Kills one in six servers while it starts; the others at any moment of their work.
  if (killRandom() > 1 / 6) await server.ready();
  await pause(killRandom() * 900);
  server.kill();
  killed += 1;
});

const diskRandom = randomFrom(seed + 3);
const filling = spread(disk.size ? fullDisks : 0, diskRandom, async () => {
  diskIsFull = true;
  disk.fill();
  await pause(500 + diskRandom() * 1500);
  disk.free();
  await server.ready();
  diskIsFull = false;
});

const formRandom = randomFrom(seed);
let waiting: number | undefined;
let next = 0;
const isSent = () => next >= submissions;
const sending = asVisitors(visitors, isSent, () => {
  next += 1;
  return sendUntilReceipt(server.url, makeForm(next, seed, formRandom), ledger);
});

/** Stops all processes and unmounts the disk. */
async function cleanUp(): Promise<void> {
  await server.stop();
  other.stop();
  disk.remove();
  place.stop();
}

async function giveUp(why: string): Promise<void> {
  say(why);
  await cleanUp();
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => giveUp(signal));

const report = setInterval(() => {
  say(`${done()} receipts, ${killed} kills${waiting === undefined ? '' : `, ${waiting} deliveries to go`}`);
  if (seconds() > plan.longest) giveUp('It takes too long.');
}, 15_000);

try {
  await Promise.all([sending, killing, filling]);
  const sentAfter = seconds();
  say(`${done()} receipts; from here on nothing fails any more`);
  other.endFailures();
  await server.ready();

  const database = await place.open();
  let attention = 0;
  for (;;) {
    const open = await openDeliveries(database, longestAttempt);
    attention = Math.max(attention, open.attention);
    waiting = open.waiting + open.attention;
    if (open.waiting + open.attention === 0) break;
    if (open.attention + open.paused > 0) await tryAllAgain(database, longestAttempt);
    await pause(1000);
  }
  // Ages half-written files of killed servers: the site removes them after an hour.
  const kept = path.join(disk.folder, 'submissions');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of existsSync(kept) ? readdirSync(kept) : [])
    utimesSync(path.join(kept, name), twoHoursAgo, twoHoursAgo);
  const left = () => (existsSync(kept) ? readdirSync(kept).length : 0);
  const before = left();
  server.kill();
  await pause(200);
  await server.ready();
  // Waits without a limit, until no delivery has left for some seconds.
  for (let count = -1, still = 0; still < 3; still = left() === count ? still + 1 : 0) {
    count = left();
    await pause(1000);
  }
  say(`${before - left()} leftover files of killed servers removed`);
  await server.stop();

  const verdict = await judge(database, disk.folder, ledger, other);
  await database.close();
  const figures = {
    seed,
    database: plan.postgres ? 'PostgreSQL' : 'SQLite',
    submissions,
    receipts: done(),
    ...verdict,
    kills: killed,
    fullDisks: disk.size ? fullDisks : 0,
    attempts: ledger.attempts,
    attemptsWithoutAnswer: ledger.cut,
    refused: ledger.refused,
    failuresOfOthers: other.failed(),
    neededAttention: attention,
    crashes: server.crashes(),
    lockErrors: server.lockErrors(),
    secondsOfSending: Math.round(sentAfter),
    seconds: Math.round(seconds()),
  };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  const clean = server.crashes() === 0 && server.lockErrors() === 0;
  const fine = clean && verdict.faults.length === 0 && done() === submissions;
  say(fine ? 'Nothing lost, nothing doubled.' : `Lost, doubled or crashed.\n${server.errors()}`);
  process.exitCode = fine ? 0 : 1;
} finally {
  clearInterval(report);
  await cleanUp();
}
