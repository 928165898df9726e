import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

const run = promisify(execFile);

const moveIn = async (from: string, directory: string) => {
  const environment = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', SITE_URL: 'https://second.example' };
  const { stdout } = await run(process.execPath, ['scripts/move-in.mjs', `${from}/api`], {
    env: { ...environment, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn' },
    maxBuffer: 10_000_000,
  });
  return stdout;
};

/** What two pages say, whatever their pictures are called and wherever they lie. */
const words = async (site: string, address: string): Promise<string> => {
  const answer = await fetch(`${site}${address}.md`);
  expect(answer.status, address).toBe(200);
  return (await answer.text())
    .replaceAll(/https?:\/\/(?:first|second)\.example/g, '')
    .replaceAll(/\]\([^)]*\/media\/[^)]*\)/g, '](picture)')
    .replaceAll(/^(?:updated|modified|image): .*$/gm, '');
};

const countsIn = (directory: string) => {
  const database = new DatabaseSync(path.join(directory, 'site.db'), { readOnly: true });
  const counts = ['works', 'insights', 'jobs', 'authors', 'client_types', 'article_categories', 'media'].map(
    (table) => [table, database.prepare(`select count(*) as count from "${table}"`).get()?.count],
  );
  database.close();
  return Object.fromEntries(counts);
};

test('an installation takes over everything that another host gives, once, and goes on where it was cut off', async () => {
  test.setTimeout(600_000);
  const first = await startSite({ settings: { ADMIN: 'off', SITE_URL: 'https://first.example' } });
  const directory = mkdtempSync(path.join(os.tmpdir(), 'move-in-'));
  try {
    const said = await moveIn(first.url, directory);
    expect(said).toMatch(/^Cases: \d+ moved\.$/m);
    expect(said).toMatch(/^Articles: \d+ moved\.$/m);
    const counts = countsIn(directory);
    expect(counts.works).toBeGreaterThan(10);

    // As if it had been cut off: what is missing comes, and nothing comes twice.
    const database = new DatabaseSync(path.join(directory, 'site.db'));
    database.exec("delete from works where slug = 'arabica'");
    database.close();
    const again = await moveIn(first.url, directory);
    expect(again).toMatch(/^Cases: 1 moved, \d+ were here already\.$/m);
    expect(countsIn(directory)).toEqual(counts);

    const second = await startSite({
      dataDirectory: directory,
      settings: { ADMIN: 'off', SAMPLE: 'off', SITE_URL: 'https://second.example' },
    });
    try {
      for (const address of [
        ...['/work/arabica', '/work/tai-ping', '/insights/two-languages-one-address'],
        ...['/insights/backups-you-have-restored', '/jobs/web-developer-jobs'],
      ])
        expect(await words(second.url, address), address).toBe(await words(first.url, address));
      const slugs = async (site: string) =>
        [...(await (await fetch(`${site}/sitemap.xml`)).text()).matchAll(/\/(?:work|insights|jobs)\/[^<]*/g)]
          .map(String)
          .sort();
      expect(await slugs(second.url)).toEqual(await slugs(first.url));
    } finally {
      await second.stop();
    }
  } finally {
    await first.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

test('an address that is none, and a host that is away, are said in plain words', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'move-in-'));
  try {
    await expect(moveIn('not-an-address', directory)).rejects.toThrow('Give the address of the content API.');
    await expect(moveIn('http://127.0.0.1:9', directory)).rejects.toThrow('Run it again, and it goes on.');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
