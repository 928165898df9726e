import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { getInsightDetails, getWorkDetails, type Operation } from '../../../src/content/remote/queries.ts';
import { startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const run = promisify(execFile);

const moveIn = async (from: string, directory: string) => {
  const environment = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', SITE_URL: 'https://second.example' };
  const { stdout } = await run(process.execPath, ['scripts/move-in.mjs', `${from}/api`], {
    env: { ...environment, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'warn' },
    maxBuffer: 10_000_000,
  });
  return stdout;
};

/** Entry as a host returns it, without the names of its pictures and its host. */
const entry = async (site: string, { name, plainDocument }: Operation, slug: string): Promise<unknown> => {
  const answer = await fetch(`${site}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: name, query: plainDocument, variables: { slug: [slug] } }),
  });
  expect(answer.status, slug).toBe(200);
  const { data } = (await answer.json()) as { readonly data: object };
  const own = /^(?:id|url|width|height|dateUpdated|seomatic)$/;
  return JSON.parse(JSON.stringify(data, (key, value: unknown) => (own.test(key) ? undefined : value)));
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const countsIn = (directory: string) => {
  const database = new DatabaseSync(path.join(directory, 'site.db'), { readOnly: true });
  const counts = ['works', 'insights', 'jobs', 'authors', 'client_types', 'article_categories', 'media'].map(
    (table) => [table, database.prepare(`select count(*) as count from "${table}"`).get()?.count],
  );
  database.close();
  return Object.fromEntries(counts);
};

test('O4: an import from another host copies its content once, and resumes after an interruption', async () => {
  test.setTimeout(600_000);
  // A fixed port, so that the URLs of its pictures point to itself.
  const port = String(await freePort());
  const first = await startSite({ settings: { ADMIN: 'off', PORT: port, SITE_URL: `http://127.0.0.1:${port}` } });
  const directory = mkdtempSync(path.join(os.tmpdir(), 'move-in-'));
  try {
    // Keeps few entries, because every picture is downloaded and encoded again.
    const content = new DatabaseSync(path.join(first.dataDirectory, 'site.db'), { timeout: 10_000 });
    content.exec(`delete from works where slug not in ('arabica', 'tai-ping');
      delete from insights where slug not in ('two-languages-one-address', 'backups-you-have-restored')`);
    content.close();
    const lines = (await moveIn(first.url, directory)).split('\n');
    for (const place of ['works/arabica', 'works/tai-ping', 'insights/two-languages-one-address'])
      expect(lines).toContain(`${place}: moved.`);
    const counts = countsIn(directory);
    expect(counts).toMatchObject({ works: 2, insights: 2, jobs: 4 });

    // Repeats after a simulated interruption: missing records arrive, and none twice.
    const database = new DatabaseSync(path.join(directory, 'site.db'));
    database.exec("delete from _works_v where version_slug = 'arabica'; delete from works where slug = 'arabica'");
    database.close();
    const again = await moveIn(first.url, directory);
    expect(again).toContain('works/arabica: moved.');
    expect(again).toContain('works/tai-ping: is here already.');
    expect(countsIn(directory)).toEqual(counts);

    const second = await startSite({
      dataDirectory: directory,
      settings: { ADMIN: 'off', SAMPLE: 'off', SITE_URL: 'https://second.example' },
    });
    try {
      for (const slug of ['arabica', 'tai-ping'])
        expect(await entry(second.url, getWorkDetails, slug), slug).toEqual(
          await entry(first.url, getWorkDetails, slug),
        );
      for (const slug of ['two-languages-one-address', 'backups-you-have-restored'])
        expect(await entry(second.url, getInsightDetails, slug), slug).toEqual(
          await entry(first.url, getInsightDetails, slug),
        );
      const jobs = async (site: string) =>
        ((await (await fetch(`${site}/api/jobs.json`)).json()) as object[]).map((job) => ({ ...job, dateUpdated: '' }));
      expect(await jobs(second.url)).toEqual(await jobs(first.url));
      const slugs = async (site: string) =>
        [
          ...(await (await fetch(`${site}/sitemap.xml`)).text()).matchAll(
            /(?<=<loc>[^<]*)\/(?:work|insights|jobs)\/[^<]*/g,
          ),
        ]
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

test('O4: an import reports an invalid address and an unreachable host', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'move-in-'));
  try {
    await expect(moveIn('not-an-address', directory)).rejects.toThrow('Give the address of the content API.');
    await expect(moveIn('http://127.0.0.1:9', directory)).rejects.toThrow('Run it again, and it goes on.');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
