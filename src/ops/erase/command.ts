import type { Payload } from 'payload';
import { openContentSystem, StartError } from '../../cms/database/open.ts';
import { removalNames } from '../../cms/editorial/removals/expiring.ts';
import { removeExpiring } from '../../cms/editorial/removals/remove-expired.ts';
import { expiredTrash } from '../../cms/editorial/trash/empty-trash.ts';
import { guardOutput } from '../../cms/patches/logging/redacted-log.ts';
import { currentSettings, type Settings, SettingsError } from '../../config/env.ts';
import { erasePerson } from '../../enquiries/inbox/erase.ts';
import { expiredSubmissions } from '../../enquiries/retention/retention.ts';
import { composeLater } from '../../server/compose-later.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const complain = (message: string): 1 => {
  process.stderr.write(`${message}\n`);
  return 1;
};

async function eraseOne(payload: Payload, settings: Settings, email: string): Promise<void> {
  const { submissions, deliveries, files, subscriber, reviewLinks, elsewhere } = await erasePerson(
    payload,
    settings,
    email,
  );
  print(`${submissions} submissions, ${deliveries} deliveries and ${files} files removed.`);
  if (subscriber) print('The address was taken out of the subscribers of the newsletter.');
  if (reviewLinks > 0) print(`Name and address were taken out of ${reviewLinks} links to drafts.`);
  if (elsewhere.length === 0) return;
  print('Other systems were given these; erase them there:');
  for (const { place, what } of elsewhere) print(`  ${place}: ${what}`);
}

/**
 * Counts expired rows by this machine's clock. With `isConfirmed`, removes them without the bounds
 * of the hourly run.
 */
async function eraseExpired(payload: Payload, settings: Settings, isConfirmed: boolean): Promise<void> {
  const now = new Date();
  print(`The clock of this machine says ${now.toISOString()}. By it these are over:`);
  for (const expiring of [...expiredSubmissions(payload, settings, now), expiredTrash(payload, now)]) {
    const { expired, all } = await expiring.count();
    const removed = isConfirmed ? `, ${await removeExpiring(payload, expiring, true)} removed` : '';
    print(`  ${removalNames[expiring.kind]}: ${expired} of ${all}${removed}`);
  }
  if (!isConfirmed)
    print('Nothing was removed. If the clock is right, remove them by: npm run erase -- --expired --yes');
}

/**
 * `npm run erase -- someone@example.com`: removes every submission of one person, with the settings
 * of the site. `--expired` lists what is past its retention period, and with `--yes` removes it.
 *
 * @returns exit code of the process
 */
export async function eraseCommand(given: readonly string[]): Promise<0 | 1> {
  const [wanted = '', ...more] = given.map((one) => one.trim());
  const isExpired = wanted === '--expired' && (more.length === 0 || more.join() === '--yes');
  if (!isExpired && (more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(wanted)))
    return complain('Give one email address, or --expired: npm run erase -- someone@example.com');
  guardOutput();
  try {
    const settings = { ...currentSettings(), ADMIN: false, DELIVERIES: false };
    const { payload } = await openContentSystem(composeLater, settings, { print });
    await (isExpired ? eraseExpired(payload, settings, more.length > 0) : eraseOne(payload, settings, wanted));
    await payload.destroy();
    return 0;
  } catch (error) {
    if (error instanceof SettingsError || error instanceof StartError) return complain(error.message);
    throw error;
  }
}
