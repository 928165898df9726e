// What visitors see while something of it is away.
import { setTimeout as pause } from 'node:timers/promises';
import type { Lab } from './lab.ts';
import { type Counts, inWords, startLoad } from './load.ts';
import type { Tally } from './tally.ts';
import { ask } from './visitor.ts';

/** Seconds after which a service manager starts again what was killed, as the unit says. */
const restartAfter = 2;
/** Seconds that the database is away for. */
const databaseAway = 5;

/** Pages that every instance keeps, and a page that is made of content. */
const paths = ['/', '/about-us', '/services/website-maintenance', '/contact-us', '/work', '/insights'] as const;

/** Asks for every page of the load, so that each instance has it. */
async function visitAll({ all }: Lab): Promise<void> {
  for (const { target } of all) for (const path of paths) await ask(target, { path });
}

/** Load before, while and after something happens. */
async function underLoad(lab: Lab, tries: { page: number; form: number }, act: () => Promise<void>): Promise<Counts> {
  await visitAll(lab);
  const load = startLoad(lab.proxy.target, paths, lab.ledger, tries);
  try {
    await pause(2000);
    await act();
    await pause(2000);
  } finally {
    await load.stop();
  }
  return load.stop();
}

/** One after the other, as the recipe says: out of what visitors reach, stopped, started, in again. */
async function rollingRestart(lab: Lab, tally: Tally): Promise<void> {
  const codes: (number | null)[] = [];
  const times: string[] = [];
  const counts = await underLoad(lab, { page: 1, form: 1 }, async () => {
    for (const instance of [...lab.visible, lab.panel]) {
      await lab.proxy.leave(instance.target.address, 'Take a machine out');
      const begun = performance.now();
      codes.push(await instance.stop());
      const stopped = performance.now();
      await lab.start(instance);
      times.push(`${Math.round(stopped - begun)} + ${Math.round(performance.now() - stopped)} ms`);
      await lab.proxy.leave(instance.target.address, 'Let it in again');
    }
  });
  tally.check(
    `each instance ended cleanly and came back (${times.join(', ')})`,
    codes.every((code) => code === 0),
    String(codes),
  );
  tally.check(
    `all three restarted one after the other: ${inWords(counts)}`,
    counts.lost.length === 0 && counts.repeated === 0,
  );
}

/** `kill -9`, and its start while the proxy sends it visitors. */
async function killed(lab: Lab, tally: Tally): Promise<void> {
  const [instance] = lab.visible;
  const counts = await underLoad(lab, { page: 3, form: 60 }, async () => {
    await instance.kill();
    await pause(restartAfter * 1000);
    await lab.start(instance);
  });
  tally.check(`a public instance killed and started again: ${inWords(counts)}`, counts.lost.length === 0);
}

async function withoutDatabase(lab: Lab, tally: Tally): Promise<void> {
  const counts = await underLoad(lab, { page: 3, form: 60 }, async () => {
    lab.postgres.halt();
    await pause(databaseAway * 1000);
    lab.postgres.resume();
  });
  tally.check(`the database away for ${databaseAway} s: ${inWords(counts)}`, counts.lost.length === 0);
}

async function withoutStore(lab: Lab, tally: Tally, seconds: number): Promise<void> {
  const name = lab.store.keys().find((key) => key.endsWith('-800.avif')) ?? '';
  const picture = async () => (await ask(lab.proxy.target, { path: `/media/${name}` })).status;
  let meanwhile = 0;
  const counts = await underLoad(lab, { page: 1, form: 1 }, async () => {
    lab.store.halt();
    await pause(500);
    meanwhile = await picture();
    await pause(seconds * 1000 - 500);
    await lab.store.resume();
  });
  tally.check(`the store away for ${seconds} s: ${inWords(counts)}`, counts.lost.length === 0 && counts.repeated === 0);
  tally.check(`its pictures are away meanwhile, not gone (${meanwhile})`, meanwhile >= 500, String(meanwhile));
  const after = await picture();
  tally.check('and are there again afterwards, without a restart', after === 200, String(after));
}

export async function checkOutages(lab: Lab, tally: Tally, storeAway: number): Promise<void> {
  await rollingRestart(lab, tally);
  await killed(lab, tally);
  await withoutDatabase(lab, tally);
  await withoutStore(lab, tally, storeAway);
}
