// On both databases in the full run: the command is a separate process beside the one with the open
// database.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../revalidation/change-tokens.ts';
import { openForRemoval } from './test-support.ts';

const { payload, counts } = await openForRemoval();

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs it like `npm run sample --`, without a terminal. */
async function sample(given: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const env = { ...process.env, ...settings, NODE_ENV: 'production' as const };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, ['scripts/sample.mjs', ...given], { env })) };
  } catch (error) {
    return error as Ended;
  }
}

it('the sample command prints its usage without options', async () => {
  const { code, stdout } = await sample([]);
  expect(code).toBe(0);
  expect(stdout).toContain('npm run sample -- --remove');
});

describe('the sample command refuses', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    ['an unknown option', ['--delete'], {}, "Unknown option '--delete'"],
    ['a positional argument', ['remove'], {}, "Unexpected argument 'remove'"],
    ['--yes without --remove', ['--yes'], {}, '--yes goes with --remove.'],
    ['an invalid setting', ['--remove'], { PORT: 'many' }, 'Setting PORT must be a number.'],
    [
      'a folder without a site',
      ['--remove'],
      { DATABASE_URL: '', DATA_DIR: '/nowhere' },
      'There is no site in /nowhere.',
    ],
    ['a removal without a terminal or --yes', ['--remove'], {}, 'There is no terminal to ask in. Add --yes'],
  ])('%s', async (_name, given, settings, words) => {
    const before = await counts();
    const { code, stderr } = await sample(given, settings);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\bat .+:\d+:\d+/);
    expect(await counts()).toEqual(before);
  });
});

it('the sample command prints its plan, deletes the records and bumps the change tokens', async () => {
  const before = await readTokens(payload);
  const { code, stdout, stderr } = await sample(['--remove', '--yes']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of ['18 pages', '10 cases', '35 articles', '4 jobs', '/contact-us', 'The navigation loses'])
    expect(stdout).toContain(line);
  expect(stdout).toMatch(/Removed: \d{3} records\./);
  expect(await counts()).toMatchObject({ pages: 3 });
  expect((await readTokens(payload)).get('pages')).not.toBe(before.get('pages'));

  const again = await sample(['--remove', '--yes']);
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing of the sample content') });
});
