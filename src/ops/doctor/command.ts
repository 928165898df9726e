import { existsSync } from 'node:fs';
import { currentSettings, type Settings, SettingsError } from '../../config/env.ts';
import { database } from './database.ts';
import type { Finding } from './finding.ts';
import { backups, build, freePort, key, missingFiles, misspelt } from './installation.ts';
import { deliveries, disk, folders, nodeVersion, rights, together, visitorsFiles } from './machine.ts';
import { clock, mail, scanner, services, store } from './services.ts';

const signs = { well: '✓', wrong: '✗', unused: '–' } as const;

/** Runs all checks. They change nothing and send no messages. */
async function examine(settings: Settings): Promise<Finding[]> {
  const [kept, reached] = await Promise.all([database(settings), services(settings)]);
  const { rows } = kept;
  return [
    together(settings),
    deliveries(settings),
    misspelt(),
    await nodeVersion(),
    build(settings),
    await freePort(settings),
    ...(await folders(settings)),
    ...(await rights(settings)),
    await disk(settings),
    await visitorsFiles(settings),
    kept.finding,
    ...(rows
      ? [
          key(settings, rows.accounts, existsSync),
          await missingFiles(settings, rows.files),
          backups(settings),
          rows.removals,
          rows.newsletter,
        ]
      : []),
    clock([kept.ahead, ...reached.map(({ ahead }) => ahead)], rows?.newest ?? 0),
    await mail(settings),
    await store(settings),
    ...reached.map(({ finding }) => finding),
    await scanner(settings),
  ];
}

/**
 * `npm run doctor`: checks the installation and reports faults in plain words.
 *
 * @returns exit code of the process: 1 with any fault
 */
export async function doctorCommand(): Promise<0 | 1> {
  let settings: Settings;
  try {
    settings = currentSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stdout.write(
      `${error.message.replaceAll(/^/gm, '✗ ')}\nNothing else was looked at: put the settings right first.\n`,
    );
    return 1;
  }
  const findings = await examine(settings);
  for (const { what, state, words } of findings) process.stdout.write(`${signs[state]} ${what}: ${words}\n`);
  const issues = findings.filter(({ state }) => state === 'wrong').length;
  process.stdout.write(issues === 0 ? 'Nothing is wrong.\n' : `${issues} to put right.\n`);
  return issues === 0 ? 0 : 1;
}
