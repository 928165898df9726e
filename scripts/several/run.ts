// The inner half of `npm run several`: sets everything up, checks it, and ends what it has started.
import { writeFigures } from './figures.ts';
import { openLab } from './lab.ts';
import { readOptions } from './options.ts';
import { checkOutages } from './outages.ts';
import { checkForms } from './settle.ts';
import { Tally } from './tally.ts';
import { measure } from './throughput.ts';
import { checkTogether } from './together.ts';

const options = readOptions(process.argv.slice(2));
const tally = new Tally();
const lab = await openLab();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await lab.close();
    process.exit(1);
  });
try {
  // The one with the panel first: it migrates and fills the database, the others wait for it.
  await lab.start(lab.panel);
  for (const instance of lab.visible) await lab.start(instance);
  await lab.proxy.start();
  await checkTogether(lab, tally);
  await checkOutages(lab, tally, options.storeAway);
  await checkForms(lab, tally);
  const rows = await measure(lab, options.seconds);
  if (options.figures && tally.failed === 0) await writeFigures(lab, rows, tally.lines, options.seconds);
} catch (error) {
  tally.check('the run went to its end', false, error instanceof Error ? error.stack : String(error));
} finally {
  await lab.close();
}
tally.end();
// Connections of visitors who gave up may still be open.
process.exit();
