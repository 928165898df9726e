import { createServer } from 'node:net';
import path from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { mediaStoreOf } from '../../cms/media/sizes/store.ts';
import { defaultSettings, type Settings } from '../../config/env.ts';
import { readBackupNote } from '../../lib/backup-note.ts';
import { readBuildNote, versionOf } from '../../lib/build-note.ts';
import { type Finding, unused, well, wrong } from './finding.ts';

/** Shorter names resemble too many common variables. */
const leastLetters = 6;

/** Days after which a public site's newest backup is too old. */
const oldestBackup = 2;

const day = 86_400_000;

/** Finds environment variables that resemble a setting and therefore have no effect. */
export function misspelt(given: Readonly<Record<string, string | undefined>> = process.env): Finding {
  const names = Object.keys(defaultSettings());
  const issues = Object.keys(given)
    .filter((name) => name.length >= leastLetters && !names.includes(name))
    .map((name) => ({ name, meant: closest(name.toUpperCase(), names) }))
    .filter(({ name, meant }) => distance(name.toUpperCase(), meant) <= 2);
  return issues.length === 0
    ? well('Names of settings', 'None is almost one of ours.')
    : wrong(
        'Names of settings',
        issues.map(({ name, meant }) => `${name} is no setting; is ${meant} meant?`).join(' '),
      );
}

/** Whether pages were built, and for this address. */
export function build({ SITE_URL }: Settings, folder = process.env.BUILD_DIR ?? 'dist'): Finding {
  const note = readBuildNote(path.resolve(folder));
  if (!note) return wrong('Build', `Nothing is built in ${folder}: npm run build, or npm start, builds it.`);
  const builtFor = note.siteUrl ?? defaultSettings().SITE_URL;
  if (builtFor !== SITE_URL)
    return wrong(
      'Build',
      `The pages were built for ${builtFor}, and SITE_URL is ${SITE_URL}: SITE_URL=${SITE_URL} npm run build`,
    );
  return well('Build', `Version ${versionOf(note)}, for ${builtFor}.`);
}

/** Reports a missing key when accounts exist: the next start would create another one. */
export function key({ SECRET, DATA_DIR }: Settings, accounts: number, exists: (file: string) => boolean): Finding {
  const file = path.join(DATA_DIR, 'secret');
  if (SECRET) return well('Key', 'It is the setting SECRET.');
  if (exists(file)) return well('Key', `It is ${file}.`);
  if (accounts === 0) return unused('Key', 'The first start makes it.');
  return wrong(
    'Key',
    `${file} is gone, and there ${accounts === 1 ? 'is 1 account' : `are ${accounts} accounts`}. Put it back from a backup before the next start: with a new one all sign in again, second factors fail, and API tokens have to be made anew.`,
  );
}

/** Reports picture and film files that the database names but the store lacks. */
export async function missingFiles(settings: Settings, files: readonly string[]): Promise<Finding> {
  const where = settings.S3_BUCKET ? `the bucket ${settings.S3_BUCKET}` : path.join(settings.DATA_DIR, 'media');
  const there = await mediaStoreOf(settings)
    .list('')
    .catch(() => undefined);
  if (!there) return unused('Files of pictures', `What lies in ${where} cannot be listed.`);
  const missing = files.filter((name) => !there.has(name));
  if (missing.length === 0) return well('Files of pictures', `All ${files.length} lie in ${where}.`);
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return wrong(
    'Files of pictures',
    `${missing.length} of ${files.length} are not in ${where}: ${missing.slice(0, 5).join(', ')}${more}. Put them back from a backup.`,
  );
}

const listens = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Whether the port is free or used by this site. */
export async function freePort({ PORT, HOST }: Settings): Promise<Finding> {
  const issue = await listens(PORT, HOST);
  if (issue === undefined) return well('Port', `${PORT} is free.`);
  if (issue !== 'EADDRINUSE') return wrong('Port', `${HOST}:${PORT} cannot be listened on (${issue}).`);
  const address = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  const isOurs = await fetch(`http://${address}:${PORT}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    async (answer) => /^ok\b/.test(await answer.text()),
    () => false,
  );
  return isOurs
    ? well('Port', `The site runs on ${PORT}.`)
    : wrong('Port', `${PORT} is taken by another program. Stop that, or set PORT.`);
}

/** Age of the newest backup; a site that is not public needs none. */
export function backups(settings: Settings, now = Date.now()): Finding {
  const isPublic = settings.SITE_URL.startsWith('https:');
  const note = readBackupNote(settings);
  const print = isPublic ? wrong : unused;
  if (!note) return print('Backup', 'None was ever made: npm run backup -- FOLDER');
  const age = (now - Date.parse(note.made)) / day;
  const words = `The newest is of ${note.made.slice(0, 16).replace('T', ' ')} UTC, in ${note.folder}.`;
  return age <= oldestBackup
    ? well('Backup', words)
    : print('Backup', `${words} Make a new one, each night: npm run backup -- FOLDER`);
}
