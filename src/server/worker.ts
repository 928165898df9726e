import { openContentSystem, StartError } from '../cms/database/open.ts';
import { guardOutput } from '../cms/patches/logging/redacted-log.ts';
import { currentSettings, SettingsError } from '../config/env.ts';
import { startBackgroundWork } from '../enquiries/background-work.ts';
import { compose } from './composition.ts';

/**
 * `npm run worker`: delivers enquiries and applications, removes expired ones, and nothing else.
 * The site beside it runs with DELIVERIES=off; both share the database and DATA_DIR.
 */
async function start(): Promise<void> {
  const settings = { ...currentSettings(), ADMIN: false, DELIVERIES: true };
  const { payload } = await openContentSystem(compose, settings, {
    print: (line) => void process.stdout.write(`${line}\n`),
  });
  const work = startBackgroundWork(payload, settings, payload.logger);
  process.stdout.write('Delivering.\n');
  const stop = async (): Promise<void> => {
    await work.stop();
    await payload.destroy();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

guardOutput();
try {
  await start();
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
