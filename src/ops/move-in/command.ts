import { openContentSystem } from '../../cms/database/open.ts';
import { guardOutput } from '../../cms/patches/logging/redacted-log.ts';
import { currentSettings } from '../../config/env.ts';
import { remoteHost } from '../../content/remote/host.ts';
import { ContentUnavailableError } from '../../content/source.ts';
import { composeLater } from '../../server/compose-later.ts';
import { complain, PlainError } from '../plain-error.ts';
import { moveIn } from './move-in.ts';

/**
 * `node_modules/.bin/node scripts/move-in.mjs ADDRESS`, with the settings of the site. It can be
 * interrupted and run again.
 *
 * @returns exit code of the process
 */
export async function moveInCommand([address = '', ...more]: readonly string[]): Promise<0 | 1> {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    if (more.length > 0 || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
      throw new PlainError('Give the address of the content API. For example: https://admin.example/api');
    guardOutput();
    const settings = currentSettings();
    const host = remoteHost({
      apiUrl: address.replace(/\/+$/, ''),
      token: settings.CONTENT_API_TOKEN,
      siteOrigin: new URL(settings.SITE_URL).origin,
      timeout: 30_000,
      attempts: 5,
      firstPause: 1000,
    });
    const { payload } = await openContentSystem(composeLater, { ...settings, ADMIN: false }, { print });
    await moveIn(payload, host, print).finally(() => payload.destroy());
    return 0;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) return complain(error);
    return complain(new PlainError(`${error.message}\nWhat was moved so far is here. Run it again, and it goes on.`));
  }
}
