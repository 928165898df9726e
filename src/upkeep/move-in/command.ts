import { parseArgs } from 'node:util';
import { guardOutput } from '../../cms/engine/harmless-log.ts';
import { openContentSystem, StartError } from '../../cms/open.ts';
import { craftHost } from '../../content/craft/host.ts';
import { ContentUnavailableError } from '../../content/source.ts';
import { settings as readSettings, SettingsError } from '../../env.ts';
import { PlainError } from '../plain-error.ts';
import { MoveIn } from './move-in.ts';
import { Report } from './report.ts';

const usage = `node_modules/.bin/node scripts/move-in.mjs https://admin.example/api

Brings cases, articles, categories, authors, open jobs and pictures from a host that speaks the content API, a Craft installation for
example, into this installation. A token that the host wants is read from CONTENT_API_TOKEN. What is here already is left as it is.`;

function addressIn(given: readonly string[]): string {
  try {
    const { positionals } = parseArgs({ args: [...given], options: {}, strict: true, allowPositionals: true });
    const [address = '', ...more] = positionals;
    if (more.length > 0 || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new Error('Give the address of the content API.');
    return address.replace(/\/+$/, '');
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * `node_modules/.bin/node scripts/move-in.mjs ADDRESS`, with the settings of the site. It can be cut off and run again.
 *
 * @returns the exit code of the process
 */
export async function moveInCommand(given: readonly string[]): Promise<0 | 1> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const report = new Report();
  try {
    const apiUrl = addressIn(given);
    guardOutput();
    const settings = readSettings();
    // Whoever starts the site first is told the password of the first administrator.
    const { payload } = await openContentSystem({ ...settings, ADMIN: false }, { say });
    try {
      const host = craftHost({
        apiUrl,
        token: settings.CONTENT_API_TOKEN,
        siteOrigin: new URL(settings.SITE_URL).origin,
        // Nobody waits for a page.
        timeout: 30_000,
        attempts: 5,
        firstPause: 1000,
      });
      const moving = await MoveIn.open(payload, host, report);
      await moving.everything(say);
    } finally {
      for (const line of report.lines()) say(line);
      await payload.destroy();
    }
    return 0;
  } catch (error) {
    if (![SettingsError, StartError, PlainError, ContentUnavailableError].some((kind) => error instanceof kind))
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    if (error instanceof ContentUnavailableError)
      process.stderr.write('What was moved so far is here. Run it again, and it goes on.\n');
    return 1;
  }
}
