// What became of every form that was accepted.
import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { judge, openDeliveries, tryAllAgain } from '../../benchmarks/faults/verdict.ts';
import type { Lab } from './lab.ts';
import type { Tally } from './tally.ts';

/** Milliseconds: the lease of a delivery of this run, and a little. */
const longestAttempt = 51_000;
const longestWait = 180_000;

/** What killed servers left half-written goes when it is an hour old: it is made two hours old, and looked at by a start. */
async function sweep(
  { folder, visible: [, instance] }: Pick<Lab, 'folder' | 'visible'>,
  start: Lab['start'],
): Promise<void> {
  const kept = path.join(folder, 'submissions');
  const before = Date.now() / 1000 - 7200;
  for (const name of readdirSync(kept)) utimesSync(path.join(kept, name), before, before);
  await instance.stop();
  await start(instance);
  await pause(3000);
}

export async function checkForms(lab: Lab, tally: Tally): Promise<void> {
  const database = await lab.database();
  try {
    const until = Date.now() + longestWait;
    let open = await openDeliveries(database, longestAttempt);
    for (
      ;
      open.waiting + open.attention > 0 && Date.now() < until;
      open = await openDeliveries(database, longestAttempt)
    ) {
      if (open.attention + open.paused > 0) await tryAllAgain(database, longestAttempt);
      await pause(500);
    }
    await sweep(lab, lab.start);
    const { rows, deliveries, files, repeated, faults } = await judge(database, lab.folder, lab.ledger, lab.other);
    tally.check(
      `${lab.ledger.receipts.size} receipts = ${rows} rows, ${deliveries} deliveries, each at its place once; ${files} files whole (${repeated} came twice under the same number)`,
      faults.length === 0,
      faults.join('; '),
    );
  } finally {
    await database.close();
  }
}
