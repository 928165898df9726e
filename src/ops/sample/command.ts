import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Payload } from 'payload';
import { onlyOneInstance } from '../../cms/database/only-one-instance.ts';
import { connect, pendingMigrations, StartError } from '../../cms/database/open.ts';
import { guardOutput } from '../../cms/patches/logging/redacted-log.ts';
import { describePlan } from '../../cms/seed/removal/describe.ts';
import { findRemoval, RemovalError, removeSample } from '../../cms/seed/removal/remove-sample.ts';
import { currentSettings, type Settings, SettingsError } from '../../config/env.ts';
import { composeLater } from '../../server/compose-later.ts';

const help = `The sample content: the cases, articles, jobs, pages, people, facts and pictures that an empty installation begins with.

  npm run sample -- --remove         lists what of it would be removed and what stays, asks, and removes it
  npm run sample -- --remove --yes   does not ask

Changed records stay, and so do records that other content uses. To begin without it: npm start -- --empty
`;

/** Input and output of the command. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Undefined without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

const terminal: Terminal = {
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  ask: process.stdin.isTTY
    ? async (question) => {
        const lines = createInterface({ input: process.stdin, output: process.stdout });
        try {
          return await lines.question(question);
        } finally {
          lines.close();
        }
      }
    : undefined,
};

interface Wish {
  readonly remove: boolean;
  readonly yes: boolean;
}

/** Parses the arguments; prints the error and returns null where they are invalid. */
function read(given: readonly string[], { complain }: Terminal): Wish | null {
  try {
    const options = { remove: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args: [...given], options, strict: true, allowPositionals: false });
    if (!values.yes || values.remove) return values;
    complain(`--yes goes with --remove.\n\n${help}`);
  } catch (error) {
    complain(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  return null;
}

/**
 * Opens the database of an existing site. Refuses one that was never started, or has pending
 * migrations.
 */
async function open(settings: Settings): Promise<Payload> {
  const { DATABASE_URL, DATA_DIR } = settings;
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, 'site.db')))
    throw new StartError(`There is no site in ${DATA_DIR}. Set DATA_DIR, or DATABASE_URL, to that of the site.`);
  const payload = await connect(composeLater, { ...settings, ADMIN: false });
  const pending = await pendingMigrations(payload, settings);
  if (pending.length === 0) return payload;
  await payload.destroy();
  throw new StartError('The database is not that of this version. Start the site once, then try again.');
}

async function remove(
  payload: Payload,
  settings: Settings,
  { yes }: Wish,
  { print, complain, ask }: Terminal,
): Promise<0 | 1> {
  const plan = await findRemoval(payload);
  print(describePlan(plan));
  if (plan.remove.length === 0) return 0;
  if (!yes) {
    if (!ask) {
      complain('There is no terminal to ask in. Add --yes to remove it.\n');
      return 1;
    }
    if (!/^y(es)?$/i.test((await ask('Remove it? (y/N) ')).trim())) {
      print('Nothing has been removed.\n');
      return 0;
    }
  }
  // A starting instance would seed content meanwhile.
  await onlyOneInstance(settings, () => removeSample(payload, plan));
  print(`Removed: ${plan.remove.length} records.\n`);
  return 0;
}

/**
 * `npm run sample`: explains the sample content; with `--remove` deletes it from the configured
 * installation.
 *
 * @returns exit code of the process
 */
export async function sampleCommand(given: readonly string[], around: Terminal = terminal): Promise<0 | 1> {
  const wish = read(given, around);
  if (!wish) return 1;
  if (!wish.remove) {
    around.print(help);
    return 0;
  }
  guardOutput();
  try {
    const settings = currentSettings();
    const payload = await open(settings);
    try {
      return await remove(payload, settings, wish, around);
    } finally {
      await payload.destroy();
    }
  } catch (error) {
    const isPlain = [SettingsError, StartError, RemovalError].some((kind) => error instanceof kind);
    if (!isPlain || !(error instanceof Error)) throw error;
    around.complain(`${error.message}\n`);
    return 1;
  }
}
