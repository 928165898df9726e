import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../lib/steps.mjs';
import type { Lab } from './lab.ts';
import type { Throughput } from './throughput.ts';

/** What ran, with its version. */
async function versions({ database }: Lab): Promise<string> {
  const opened = await database();
  const [row] = await opened.all<{ server_version: string }>('show server_version');
  await opened.close();
  const nginx = /nginx\/([\d.]+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)?.[1];
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const wrk = /wrk (?:debian\/)?([\d.]+)/.exec(spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout)?.[1];
  return `site ${version}, Node ${process.versions.node}, PostgreSQL ${row?.server_version.split(' ')[0]}, nginx ${nginx}, wrk ${wrk}`;
}

/** @param lines what was checked in the same run, in words */
export async function writeFigures(
  lab: Lab,
  rows: readonly Throughput[],
  lines: readonly string[],
  seconds: number,
): Promise<void> {
  const processors = os.availableParallelism();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const cells = rows.map(
    ({ instances, kept, rendered, forms }) => `| ${instances} | ${kept} | ${rendered} | ${forms} |`,
  );
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const text = `# Figures of several instances

Written by \`npm run several -- --figures\` on ${new Date().toISOString().slice(0, 10)}, commit ${commit}: ${await versions(lab)}. One machine with **${processors} processors**
(${os.cpus()[0]?.model.trim() ?? 'unknown'}) and ${memory} GB, which PostgreSQL, nginx with TLS, all three instances, the store's stand-in and the visitors share.

## Requests a second through the proxy

| instances | kept page | rendered page | form |
|---|---|---|---|
${cells.join('\n')}

A kept page is the home page, compressed, over 50 connections that stay open; a rendered page the results of a search, each another one, over 16; a form is
stored before it is thanked for, from 16 senders, with deliveries off. ${seconds} seconds each.

**How to plan with it.** These rows are no measure of three machines: ${processors} processors did all of it, visitors included, so another instance had no processor to bring more with, and the differences between the rows are mostly chance.
Take the first row as what one instance does at least on such a processor with everything else beside it. Kept pages are bound by TLS in nginx before they are by an instance (\`npm run bench\` measures one without). Forms wait for the one
database that all share, and here for the script that also sends them; PostgreSQL ran without \`fsync\`, so a real disk takes fewer. Measure your own machines by the same command, plan with half of it for the busiest minute, and add one
instance for the day on which one is away.

## What held in the same run

${lines.map((line) => `- ${line.slice(2)}`).join('\n')}
`;
  writeFileSync(path.join(root, 'docs/deploy/figures.md'), text);
}
